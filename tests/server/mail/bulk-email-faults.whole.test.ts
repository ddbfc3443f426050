import { describe, expect, test } from "vitest";
import { smtpMailer } from "#server/mail/mailer.ts";
import { useApp } from "#support/app.ts";
import { aMailing, aMinuteOfMailings, aRunKey, mailingNow, sendsOf, sentNow } from "#support/mailings.ts";
import { manyClients } from "#support/many-clients.ts";
import { patience } from "#support/patience.ts";
import { rawSmtp } from "#support/raw-smtp.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const customers = ["customer2@demo.test", "customer@demo.test"]; // as they are sorted
const readersOf = ({ received }: Awaited<ReturnType<typeof throughPeer>>) =>
  received.map(({ to }) => to?.[0]?.address ?? "").sort();

/** A rule for two clients, whose letters go through a mail server of the outside. */
async function aRule() {
  const client_ids = [await ownerId(portal, "customer"), await ownerId(portal, "customer2")];
  return aMailing(portal, "draft", { people: { client_ids } });
}

const becameOf = async (run: number) =>
  Object.fromEntries((await sendsOf(portal, run)).map(({ email, state }) => [email, state]));

describe("a mailing through a mail server", () => {
  test.each([
    ["that dies in the middle of a letter", (peer) => peer.dieInData()],
    ["that has too many connections for a while", (peer) => peer.turnAway(3)],
  ] satisfies [string, (peer: Awaited<ReturnType<typeof throughPeer>>) => void][])(
    "%s brings each client one letter",
    async (_, fault) => {
      const peer = await throughPeer(portal);
      const rule = await aRule();
      fault(peer);
      const { id } = await sentNow(portal, rule);
      expect(readersOf(peer)).toEqual(customers);
      expect(await becameOf(id)).toEqual({ "customer@demo.test": "sent", "customer2@demo.test": "sent" });
      await aMinuteOfMailings(portal);
      expect((await mailingNow(portal, rule)).state).toBe("sent");
    },
  );

  test("that answers with a byte that no text can hold brings each client one letter", async () => {
    const peer = await rawSmtp("250 2.0.0 taken \0 as number 7");
    portal.house.mailer = smtpMailer(peer.url);
    const { id } = await sentNow(portal, await aRule());
    expect(peer.taken()).toBe(2);
    expect(await becameOf(id)).toEqual({ "customer@demo.test": "sent", "customer2@demo.test": "sent" });
  });

  test("that asks to come again later brings each client one letter, once it is let in", async () => {
    const peer = await throughPeer(portal);
    const rule = await aRule();
    let tries = 0;
    peer.refuse("4.7.1 greylisted", 451);
    const waitsMs = async (_db: unknown, domains: readonly string[]) => {
      tries += domains.length;
      if (tries > 4) peer.refuse(null);
      return domains.map(() => 0);
    };
    portal.house.mailRules = { ...portal.house.mailRules, pace: { waitsMs } };
    const { id } = await sentNow(portal, rule);
    expect(tries).toBe(6);
    expect(readersOf(peer)).toEqual(customers);
    expect(await becameOf(id)).toEqual({ "customer@demo.test": "sent", "customer2@demo.test": "sent" });
  });

  test("that refuses one address stops that one, with what it said, and nobody else", async () => {
    const peer = await throughPeer(portal);
    const rule = await aRule();
    peer.refuse("5.1.1 no such mailbox \0", 550, "customer@demo.test");
    const { id } = await sentNow(portal, rule);
    expect(readersOf(peer)).toEqual(["customer2@demo.test"]);
    const sends = await sendsOf(portal, id);
    expect(sends.find(({ email }) => email === "customer@demo.test")).toMatchObject({
      state: "failed",
      reason: expect.stringContaining("no such mailbox"),
    });
    await aMinuteOfMailings(portal);
    expect((await mailingNow(portal, rule)).state).toBe("sent");
    const { id: next } = await sentNow(portal, await aRule());
    expect((await sendsOf(portal, next)).map(({ left_out }) => left_out)).toEqual(["bounced", null]);
  });

  test("that refuses the house ends the run with every letter failed, and stops no address", async () => {
    const peer = await throughPeer(portal);
    const rule = await aRule();
    peer.refuse("5.7.1 we do not talk to your house");
    const { id } = await sentNow(portal, rule);
    expect(await becameOf(id)).toEqual({ "customer@demo.test": "failed", "customer2@demo.test": "failed" });
    await aMinuteOfMailings(portal);
    expect(await mailingNow(portal, rule)).toMatchObject({ state: "sent", last_run: { counts: { failed: 2 } } });
    peer.refuse(null);
    const { id: next } = await sentNow(portal, await aRule());
    expect(await becameOf(next)).toEqual({ "customer@demo.test": "sent", "customer2@demo.test": "sent" });
  });

  test("that dies before it says that it took a letter brings that one twice, by one name, and the other once", async () => {
    const peer = await throughPeer(portal);
    const rule = await aRule();
    peer.dieAfterData();
    await sentNow(portal, rule);
    expect(readersOf(peer)).toEqual([...customers, "customer@demo.test"]);
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test("that takes its time is given each letter once, whatever the clock does meanwhile", async () => {
    const peer = await throughPeer(portal);
    const rule = await aRule();
    const release = peer.hold();
    const sending = sentNow(portal, rule);
    await expect.poll(() => peer.taken.length, patience).toBe(1);
    const clock = aMinuteOfMailings(portal, 3_600_000);
    await expect.poll(() => peer.taken.length, patience).toBe(2);
    release();
    await Promise.all([sending, clock]);
    expect(readersOf(peer)).toEqual(customers);
  });

  test("that is stopped in the middle and resumed brings each client one letter, by one name", async () => {
    const peer = await throughPeer(portal);
    const client_ids = await manyClients(portal.pool, 4);
    const rule = await aMailing(portal, "draft", { people: { client_ids } });
    const { data } = await admin().call("sendBulkEmail", { path: { id: rule }, query: { run_key: aRunKey() } });
    await portal.jobs.tryOnce(portal.house); // writes the letters
    peer.dieAfterData(); // nobody knows whether the first client has the letter
    let stopped: Promise<unknown> | undefined;
    peer.whenTaken((count) => {
      if (count !== 3) return;
      const release = peer.hold();
      stopped = admin()
        .call("stopBulkEmail", { path: { id: rule } })
        .finally(release);
    });
    await portal.jobs.tryOnce(portal.house);
    await stopped;
    await portal.runJobs();
    const states = async () => (await sendsOf(portal, data.id)).map(({ state }) => state);
    expect(await states()).toEqual(["cancelled", "sent", "sent", "cancelled"]);
    expect(peer.received).toHaveLength(3);
    await admin().call("resumeBulkEmail", { path: { id: rule } });
    await portal.runJobs();
    expect(await states()).toEqual(["sent", "sent", "sent", "sent"]);
    const addresses = peer.received.map(({ to }) => to?.[0]?.address);
    expect(addresses.toSorted()).toEqual([1, 1, 2, 3, 4].map((n) => `reader${n}@d${n}.clients.test`));
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(4);
    await aMinuteOfMailings(portal);
    expect((await mailingNow(portal, rule)).state).toBe("sent");
  });
});
