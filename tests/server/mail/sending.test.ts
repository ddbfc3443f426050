import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { post } from "#server/mail/outbox.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { demoAccount } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { send, throughPeer } from "#support/sending.ts";

const portal = useApp();
const stopped = () => portal.db.selectFrom("stopped_address").select(["address", "reason"]).execute();
const answers = async (mailId: number) =>
  (await portal.db.selectFrom("mail_answer").select("answer").where("mail_id", "=", mailId).execute()).map(
    ({ answer }) => answer,
  );

test("a mail server that does not know the house any more costs no letter: it goes once the password is right", async () => {
  const peer = await throughPeer(portal);
  const right = portal.house.mailer;
  const said = { code: "EAUTH", responseCode: 535, response: "535 5.7.8 authentication failed" };
  portal.house.mailer = { send: () => Promise.reject(Object.assign(new Error(said.response), said)) };
  await inTransaction(portal.house, { requestId: "test", operation: "test" }, (ctx) =>
    post(ctx, "test", { to: "buyer@harbour.test", subject: "Your code", blocks: ["It is 402917."] }),
  );
  for (let tries = 0; tries < 10; tries++) await portal.jobs.tryOnce(portal.house);
  const letters = () => portal.db.selectFrom("mail").select(["status", "error"]).execute();
  expect(await letters()).toEqual([{ status: "waiting", error: expect.stringContaining("535") }]);
  portal.house.mailer = right;
  await portal.jobs.tryOnce(portal.house);
  expect(await letters()).toEqual([{ status: "sent", error: null }]);
  expect(peer.received).toHaveLength(1);
});

describe("a letter on its way", () => {
  test("tells answering machines that no person wrote it, and is no bulk mail", async () => {
    const peer = await throughPeer(portal);
    await send(portal);
    const headers = peer.taken[0]?.raw.split("\r\n\r\n")[0];
    expect(headers).toContain("Auto-Submitted: auto-generated");
    expect(headers).not.toMatch(/Precedence|List-/);
  });

  test("that its reader may decline says how, in one address alone", async () => {
    const peer = await throughPeer(portal);
    const { id } = await demoAccount(portal, "customer");
    await send(portal, { kind: "demandStones", accountId: id });
    const headers = peer.taken[0]?.raw.split("\r\n\r\n")[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";
    expect(headers).toContain("Precedence: bulk");
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(headers).toContain('List-ID: "Loupe" <loupe.test>');
    expect(headers.match(/^List-Unsubscribe: <http:\/\/portal\.test\/mail\/\d+\.demands\.[\w-]{22}>$/gm)).toHaveLength(
      1,
    );
    expect(peer.received[0]?.text).toContain(`http://portal.test/mail/${id}.demands.`);
  });

  test("carries nothing that somebody wrote into a name or a subject as a header or as another reader", async () => {
    const peer = await throughPeer(portal);
    await send(portal, {
      to: "buyer@harbour.test, other@harbour.test",
      subject: "Stones\r\nBcc: other@harbour.test\r\n\r\n<b>",
      reader: "Mara\r\nX-Evil: yes",
    });
    await send(portal, { subject: "Stones\r\nBcc: other@harbour.test" });
    // A text that is no address at all is one odd name for the mail server to refuse, and never two readers.
    const readers = peer.received.map(({ to }) => to?.map(({ address }) => address));
    expect(readers).toEqual([['"buyer@harbour.test, other"@harbour.test'], ["buyer@harbour.test"]]);
    for (const { raw } of peer.taken) expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^(Bcc|X-Evil):/m);
  });

  test("keeps its Message-ID when it is tried again after a server that died with it", async () => {
    const peer = await throughPeer(portal);
    peer.dieAfterData();
    const mail = await send(portal);
    expect(mail).toMatchObject({ status: "sent", attempts: 2 });
    const [first, second] = peer.received;
    expect(first?.messageId).toBe(`<${mail.key}@loupe.test>`);
    expect(second?.messageId).toBe(first?.messageId);
  });

  test("names itself in the address that takes back what cannot be delivered", async () => {
    const peer = await throughPeer(portal, { bounceDomain: "back.loupe.test" });
    const { key } = await send(portal);
    expect(peer.taken[0]?.sender).toBe(`bounce+${key}@back.loupe.test`);
    expect(peer.received[0]?.from).toMatchObject({ address: "house@loupe.test" });
  });

  test("leaves each answer of the mail server in the outbox", async () => {
    const peer = await throughPeer(portal);
    peer.dieAfterData();
    const { id } = await send(portal);
    const said = await answers(id);
    expect(said).toHaveLength(2);
    expect(said[1]).toMatch(/^250 /);
    const read = await portal.as("admin").call("getOutboxMail", { path: { id } });
    expect(read.data.answers.map(({ answer }) => answer)).toEqual(said);
  });
});

describe("an address", () => {
  test("that its mail server refuses gets no more letters, and the outbox says why", async () => {
    const peer = await throughPeer(portal);
    peer.refuse("5.1.1 no such mailbox");
    expect(await send(portal, { to: "Gone@harbour.test" })).toMatchObject({ status: "failed", attempts: 1 });
    expect(await stopped()).toEqual([{ address: "gone@harbour.test", reason: "bounce" }]);
    peer.refuse(null);
    expect(await send(portal, { to: "gone@Harbour.test" })).toMatchObject({
      status: "cancelled",
      error: messages.addressStopped,
    });
    expect(peer.received).toEqual([]);
  });

  test("that is stopped still gets the code that somebody asks for in order to get in", async () => {
    const peer = await throughPeer(portal);
    peer.refuse("5.1.1 no such mailbox");
    await send(portal, { to: demoAddress("customer") });
    peer.refuse(null);
    await portal.anonymous.call("forgotPassword", { body: { email: demoAddress("customer") } });
    expect((await portal.outbox()).at(-1)).toMatchObject({ kind: "resetCode", status: "sent" });
  });

  test.each([
    ["5.7.1 we do not talk to your house", 550],
    ["5.2.2 mailbox full", 552],
    ["out of order", 554],
    ["4.7.1 greylisted", 451],
  ])("is not stopped by %s", async (words, code) => {
    const peer = await throughPeer(portal);
    peer.refuse(words, code);
    expect(await send(portal)).toMatchObject({ status: "failed" });
    expect(await stopped()).toEqual([]);
  });
});
