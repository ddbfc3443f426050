import { authenticate } from "mailauth";
import { expect, type TestContext, test } from "vitest";
import { plainMail } from "#server/house/mail-rules.ts";
import { OneAtATime } from "#server/mail/handover.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { demoAccount } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { type EximPeer, eximPeer, hasExim, withoutExim } from "#support/exim-peer.ts";
import { patience } from "#support/patience.ts";
import { dkimPair, send } from "#support/sending.ts";
import { skipLoudly } from "#support/skip-loudly.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

// Exim was written by others, and comes with the system and not with npm. A machine without it has nothing to try.
const portal = useApp();
const place = useThrowAwayDir();
const { key, record } = dkimPair();

async function throughExim(context: TestContext): Promise<EximPeer> {
  if (!hasExim) skipLoudly(context, withoutExim);
  const peer = await eximPeer(place.dir);
  context.onTestFinished(() => peer.close());
  portal.house.mailRules = { ...plainMail, dkim: key, handover: new OneAtATime() };
  portal.house.mailer = smtpMailer(peer.url, portal.house.mailRules);
  return peer;
}

const dns: Record<string, string[][]> = { "house._domainkey.loupe.test": [[record]] };
const resolver = async (name: string) => {
  if (dns[name]) return dns[name];
  throw Object.assign(new Error("not found"), { code: "ENOTFOUND" });
};

test("Exim takes letters over one connection, and delivers each once and as it was signed", async (context) => {
  const peer = await throughExim(context);
  const { id: accountId } = await demoAccount(portal, "customer");
  const words = ["One . stone", ".", "..two", "Größe 1,02 ct, 你好", "a long line ".repeat(200)];
  const letters = [1, 2, 3].map((at) => ({
    kind: "mailing",
    accountId,
    to: `reader${at}@harbour.test`,
    blocks: words,
  }));
  for (const letter of letters)
    expect(await send(portal, letter)).toMatchObject({ status: "sent", attempts: 1, error: null });
  expect(peer.connections()).toBe(1);
  await expect.poll(() => peer.delivered().length, patience).toBe(3);
  for (const raw of peer.delivered()) {
    const asSent = raw.replace(/^Return-path:.*\n/, "").replaceAll("\n", "\r\n");
    const { dkim } = await authenticate(Buffer.from(asSent, "latin1"), { ip: "192.0.2.7", helo: "h", resolver });
    expect(dkim.results.map(({ status }) => status.result)).toEqual(["pass"]);
  }
  const readers = peer.delivered().map((raw) => raw.match(/^To: .*?(reader\d)@/m)?.[1]);
  expect(readers.toSorted()).toEqual(["reader1", "reader2", "reader3"]);
});

test("Exim refuses a reader: the address is stopped, and the next letter goes over the same connection", async (context) => {
  const peer = await throughExim(context);
  await send(portal, { to: "first@harbour.test" });
  expect(await send(portal, { to: "nobody@harbour.test" })).toMatchObject({
    status: "failed",
    error: expect.stringContaining("5.1.1 nobody of that name here"),
  });
  expect(await send(portal, { to: "last@harbour.test" })).toMatchObject({ status: "sent" });
  expect(await send(portal, { to: "nobody@harbour.test" })).toMatchObject({ status: "cancelled" });
  await expect.poll(() => peer.delivered().length, patience).toBe(2);
});

test("Exim that does not know the house keeps the letter in the outbox with what it said", async (context) => {
  const peer = await throughExim(context);
  portal.house.mailer = smtpMailer(peer.url.replace("six-quiet", "another"));
  const mail = await send(portal);
  expect(mail.status).toBe("failed");
  expect(mail.error).toContain("535");
});
