import { expect, test } from "vitest";
import { plainMail } from "#server/house/mail-rules.ts";
import { OneAtATime } from "#server/mail/handover.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { demoAccount } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { send, throughPeer } from "#support/sending.ts";
import { smtpPeer } from "#support/smtp-peer.ts";

const portal = useApp();

const answersTo = async (id: number) =>
  (await portal.db.selectFrom("mail_answer").select("answer").where("mail_id", "=", id).orderBy("id").execute()).map(
    ({ answer }) => answer,
  );

test("letters that leave one after the other share a connection", async () => {
  const peer = await throughPeer(portal);
  for (const subject of ["One", "Two", "Three"]) await send(portal, { subject });
  expect(peer.received.map(({ subject }) => subject)).toEqual(["One", "Two", "Three"]);
  expect(peer.connections()).toBe(1);
});

test("a refused reader does not cost the next one the connection", async () => {
  const peer = await throughPeer(portal);
  await send(portal);
  peer.refuse("no such mailbox", 550, "nobody@harbour.test");
  const refused = await send(portal, { to: "nobody@harbour.test" });
  expect(refused).toMatchObject({ status: "failed", error: expect.stringContaining("no such mailbox") });
  expect(await send(portal, { to: "after@harbour.test" })).toMatchObject({ status: "sent" });
  expect(peer.connections()).toBe(1);
});

test("a mail server that closed the connection meanwhile gets the letter over a new one, and once", async () => {
  const peer = await throughPeer(portal);
  await send(portal, { subject: "One" });
  peer.dieBeforeData();
  const mail = await send(portal, { subject: "Two" });
  expect(mail).toMatchObject({ status: "sent", attempts: 1, error: null });
  expect(peer.received.map(({ subject }) => subject)).toEqual(["One", "Two"]);
  expect(peer.connections()).toBe(2);
});

test("a letter whose bytes went over a kept connection is given again by its next try alone, and the outbox says why", async () => {
  const peer = await throughPeer(portal);
  await send(portal);
  peer.dieAfterData();
  const mail = await send(portal);
  expect(mail).toMatchObject({ status: "sent", attempts: 2 });
  expect(peer.received).toHaveLength(3); // SMTP leaves no other way (decision 0087)
  expect(await answersTo(mail.id)).toEqual([expect.stringContaining("closed"), expect.stringContaining("250")]);
});

test("a new connection that breaks is not opened again at once: the next try of the job does that", async () => {
  const peer = await throughPeer(portal);
  peer.dieBeforeData();
  expect(await send(portal)).toMatchObject({ status: "sent", attempts: 2 });
  expect(peer.connections()).toBe(2);
});

test("letters through the mail server of the settings share a connection until the settings change", async () => {
  const peer = await throughPeer(portal);
  portal.house.mailer = null;
  const { hostname: host, port } = new URL(peer.url);
  const admin = portal.as("admin");
  const set = async (from: string) => {
    const { version } = (await admin.call("getHouseSettings")).data;
    const mail = { host, port: Number(port), security: "none", from, user_name: null } as const;
    await admin.call("setHouseSettings", { body: { mail, version } });
  };
  await set("house@loupe.test");
  await send(portal);
  await send(portal);
  expect(peer.connections()).toBe(1);
  await set("sales@loupe.test");
  await send(portal);
  expect(peer.received.map(({ from }) => from?.address)).toEqual([
    "house@loupe.test",
    "house@loupe.test",
    "sales@loupe.test",
  ]);
});

/**
 * A mail server's longest silence. The longest of the house would be minutes of test; a second is less than a busy
 * machine may stand still.
 */
const silenceMs = 3_000;

test("a mail server that falls silent after a letter is given up, and gets it again under its name", async () => {
  const handover = new OneAtATime();
  const peer = await throughPeer(portal, { handover }, silenceMs);
  const { id: accountId } = await demoAccount(portal, "customer");
  const release = peer.hold();
  peer.whenTaken((count) => {
    if (count === 2) release();
  });
  const mail = await send(portal, { kind: "mailing", accountId });
  expect(mail.status).toBe("sent");
  expect((await answersTo(mail.id))[0]).toContain("Timeout");
  expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(1);
  await handover.turn().comes();
});

test("a letter that waits for its turn is silent itself: its mail server is not given up", async () => {
  const peer = await smtpPeer();
  const mailer = smtpMailer(peer.url, plainMail, silenceMs);
  const letter = { house: "Loupe", to: "buyer@harbour.test", subject: "Stones", text: "They are here." };
  let come = () => {};
  const turn = new Promise<void>((resolve) => {
    come = resolve;
  });
  let waiting: Promise<unknown> | undefined;
  await new Promise<void>((begun) => {
    const beforeLastByte = () => {
      begun();
      return turn;
    };
    waiting = mailer.send({ ...letter, beforeLastByte });
  });
  const release = peer.hold();
  await expect(mailer.send(letter)).rejects.toThrow("Timeout");
  release();
  come();
  expect(await waiting).toMatch(/^250 /);
});
