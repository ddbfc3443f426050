import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { softBouncesDays, softBouncesMost } from "#domain/bounces.ts";
import { messages } from "#domain/messages.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours } from "#support/clock.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, sendsOf, sentNow } from "#support/mailings.ts";
import { send, throughPeer } from "#support/sending.ts";

const portal = useApp();
const secret = "four-and-twenty-geese";
type Told = Partial<Body<"reportBounce">>;
const asked = (letter: string, more: Told = {}) => ({
  body: { secret, letter, kind: "bounce" as const, status: "5.1.1", said: "550 5.1.1 no such user", ...more },
});
const tell = (letter: string, more: Told = {}) => portal.anonymous.call("reportBounce", asked(letter, more));
const tellSoft = (letter: string) => tell(letter, { status: "4.2.2", said: "452 4.2.2 mailbox full" });
const stopped = async () => (await portal.as("admin").call("listStoppedAddresses")).data.data;
const logged = async () =>
  (await auditRows(portal.pool)).map(({ body }) => body).filter((body) => body.includes('"reportBounce"'));
const mailOf = async (id: number) => (await portal.as("admin").call("getOutboxMail", { path: { id } })).data;
const opened = () => throughPeer(portal, { bounceSecret: secret, bounceDomain: "back.loupe.test" });

describe("a letter that came back", () => {
  test("stops its address, and stands in the outbox with what was said", async () => {
    const peer = await opened();
    const { id } = await send(portal, { to: "Gone@harbour.test" });
    await tell(peer.taken[0]?.sender ?? "");
    const said = "550 5.1.1 no such user";
    expect(await stopped()).toMatchObject([{ address: "gone@harbour.test", reason: "bounce", said }]);
    const at = portal.clock.now().toISOString();
    const mail = await mailOf(id);
    expect(mail.came_back).toEqual({ kind: "hard", at, said });
    expect(mail.answers.at(-1)).toEqual({ at, answer: said });
    const listed = (await portal.as("admin").call("listOutbox")).data.data.find((row) => row.id === id);
    expect(listed?.came_back).toEqual({ kind: "hard", at, said });
    expect(await send(portal, { to: "gone@harbour.test" })).toMatchObject({
      status: "cancelled",
      error: messages.addressStopped,
    });
  });

  test("is named by the sender of its envelope, by its Message-ID, or by its key", async () => {
    const peer = await opened();
    const names = ["sender", "Message-ID", "key"] as const;
    for (const name of names) await send(portal, { to: `${name}@harbour.test` });
    const letters = await portal.outbox();
    const [first, second, third] = letters.slice(-3);
    await tell(peer.taken[0]?.sender.toUpperCase() ?? "");
    await tell(peer.received[1]?.messageId ?? "");
    await tell(third?.key ?? "");
    expect(new Set((await stopped()).map(({ address }) => address))).toEqual(
      new Set([first, second, third].map((letter) => letter?.to_address.toLowerCase())),
    );
  });

  test("says so in the report of its mail rule, also when the outbox has forgotten it", async () => {
    await opened();
    const run = await sentNow(portal, await aMailing(portal));
    const [letter] = await lettersTo(portal, "customer");
    await tell(letter?.key ?? "");
    await portal.pool.query("DELETE FROM mail");
    const send = (await sendsOf(portal, run.id)).find(({ email }) => email === letter?.to_address);
    expect(send).toMatchObject({ state: "sent", came_back: { kind: "hard", said: "550 5.1.1 no such user" } });
  });

  test("leaves nothing of what was said of a person who is forgotten", async () => {
    await opened();
    await sentNow(portal, await aMailing(portal));
    const [letter] = await lettersTo(portal, "customer");
    await tell(letter?.key ?? "", { said: `550 5.1.1 <${letter?.to_address}> no such user` });
    await erasePerson(portal.house, letter?.account_id ?? 0);
    const { rows } = await portal.pool.query(
      "SELECT came_back, came_back_said FROM mailing_send WHERE account_id = $1",
      [letter?.account_id],
    );
    expect(rows).toEqual([{ came_back: "hard", came_back_said: "" }]);
    expect(await stopped()).toEqual([]);
  });

  test("stops its address once when it is told twice", async () => {
    await opened();
    const { id, key } = await send(portal);
    await tell(key);
    await tell(key, { said: "550 5.1.1 once more" });
    expect(await stopped()).toHaveLength(1);
    expect((await mailOf(id)).answers.filter(({ answer }) => answer.startsWith("550"))).toHaveLength(1);
  });

  test("does not stop an address whose server refused the house, and the outbox says so", async () => {
    await opened();
    const { id, key } = await send(portal);
    await tell(key, { status: "5.7.1", said: "550 5.7.1 your network is on a blocklist" });
    expect(await stopped()).toEqual([]);
    expect((await mailOf(id)).came_back).toMatchObject({ kind: "refused" });
  });

  test("keeps what a stranger said as one line without what no screen can show", async () => {
    await opened();
    const { id, key } = await send(portal);
    await tell(key, { said: "550 5.1.1 no\r\nsuch\tuser\u202e" });
    expect((await mailOf(id)).came_back?.said).toBe("550 5.1.1 no such user");
  });
});

describe("a letter that could not be delivered for now", () => {
  test(`stops its address when it is the ${softBouncesMost}th within ${softBouncesDays} days`, async () => {
    await opened();
    for (let letters = 1; letters <= softBouncesMost; letters++) {
      expect(await stopped()).toEqual([]);
      const { key } = await send(portal);
      for (const _ of "twice") await tellSoft(key); // told often, it counts once
    }
    expect(await stopped()).toMatchObject([{ address: "buyer@harbour.test", reason: "bounce" }]);
  });

  test("counts no more after its days, nor once an administrator allowed the address again", async () => {
    await opened();
    const softly = async (letters: number) => {
      for (; letters > 0; letters--) await tellSoft((await send(portal)).key);
    };
    await softly(softBouncesMost - 1);
    portal.clock.advance(hours(softBouncesDays * 24 + 1));
    await softly(softBouncesMost - 1);
    expect(await stopped()).toEqual([]);
    await softly(1);
    const [stop] = await stopped();
    await portal.as("admin").call("liftStoppedAddress", { path: { id: stop?.id ?? 0 } });
    await softly(softBouncesMost - 1);
    expect(await stopped()).toEqual([]);
  });
});

describe("a complaint", () => {
  test("stops the address at once and says why, also of a letter that came back before", async () => {
    await opened();
    const { id, key } = await send(portal);
    await tellSoft(key);
    await tell(key, { kind: "complaint", said: "abuse" });
    expect(await stopped()).toMatchObject([{ reason: "complaint", said: "abuse" }]);
    expect((await mailOf(id)).came_back).toMatchObject({ kind: "complaint" });
  });
});

describe("the call that tells of them", () => {
  test("is closed without a secret, and to whoever has another", async () => {
    await throughPeer(portal);
    const { key } = await send(portal);
    expectRefusal(await portal.anonymous.send("reportBounce", asked(key)), 404, "notFound");
    await opened();
    expectRefusal(await portal.anonymous.send("reportBounce", asked(key, { secret: "x" })), 404, "notFound");
    expectRefusal(await portal.as("admin").send("reportBounce", asked(key, { secret: `${secret} ` })), 404, "notFound");
    expect(await stopped()).toEqual([]);
  });

  test("answers alike to a letter that it knows, that it forgot and that never was, and tells nothing", async () => {
    await opened();
    const { key } = await send(portal);
    const forgotten = await send(portal);
    await portal.pool.query("DELETE FROM mail WHERE id = $1", [forgotten.id]);
    const altered = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
    const strangers = [forgotten.key, altered, randomUUID(), "nobody@harbour.test", "bounce+x@back.loupe.test", "%00"];
    for (const letter of strangers) expect((await tell(letter)).message).toBe(messages.bounceTaken);
    expect(await stopped()).toEqual([]);
    expect(await logged()).toEqual([]);
    expect((await tell(key)).message).toBe(messages.bounceTaken);
    expect(await stopped()).toHaveLength(1);
  });

  test("leaves its act in the log without the address and without what was said", async () => {
    await opened();
    const { key } = await send(portal);
    await tell(key);
    const log = await logged();
    expect(log.join()).toContain('"came_back":"hard"');
    expect(log.join()).toContain("stopped_address.insert");
    for (const word of ["harbour.test", "no such user", secret]) expect(log.join()).not.toContain(word);
  });
});
