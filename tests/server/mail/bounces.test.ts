import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { auditRows } from "#support/audit.ts";
import { asked, secret, useBounceWorld } from "#support/bounce-world.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, sendsOf, sentNow } from "#support/mailings.ts";
import { send, throughPeer } from "#support/sending.ts";

const { portal, tell, tellSoft, stopped, mailOf, opened } = useBounceWorld();
const logged = async () =>
  (await auditRows(portal.pool)).map(({ body }) => body).filter((body) => body.includes('"reportBounce"'));

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

  test("stops its address once when it is told twice", async () => {
    await opened();
    const { id, key } = await send(portal);
    await tell(key);
    await tell(key, { said: "550 5.1.1 once more" });
    expect(await stopped()).toHaveLength(1);
    expect((await mailOf(id)).answers.filter(({ answer }) => answer.startsWith("550"))).toHaveLength(1);
  });

  test("keeps what a stranger said as one line without what no screen can show", async () => {
    await opened();
    const { id, key } = await send(portal);
    await tell(key, { said: "550 5.1.1 no\r\nsuch\tuser\u202e" });
    expect((await mailOf(id)).came_back?.said).toBe("550 5.1.1 no such user");
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
