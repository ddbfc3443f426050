import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { tokenHash } from "#server/ground/tokens.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours, minutes } from "#support/clock.ts";
import { aKey } from "#support/external-rows.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const api = async () => ({ id: await ownerId(portal, "api") });
const search = (secret: string) =>
  portal.anonymous.holding(secret).call("searchStones", { query: { is_count_only: true }, body: {} });
async function made(more: object = {}) {
  const body = { name: "Web shop", scopes: ["stones:read"] as const, ...more };
  return (await admin().call("createApiKey", { path: await api(), body: body as never })).data;
}
const keys = async () => (await admin().call("listApiKeys", { path: await api() })).data.data;

describe("a key", () => {
  test("is told once, and kept as its hash and its first letters alone", async () => {
    const { key, secret } = await made();
    expect(secret).toMatch(/^lk_[\w-]{43}$/);
    expect(key).toMatchObject({ prefix: secret.slice(0, 8), state: "live", calls_per_minute: 120, expires_at: null });
    expect(JSON.stringify(await keys())).not.toContain(secret.slice(8));
    const { rows } = await portal.pool.query("SELECT * FROM api_key WHERE id = $1", [key.id]);
    expect(rows[0].key_hash.equals(tokenHash(secret))).toBe(true);
    const log = (await auditRows(portal.pool)).map(({ body }) => body).join();
    expect(log).toContain('"api_key.insert"');
    for (const told of [secret, secret.slice(8), rows[0].key_hash.toString("hex"), rows[0].key_hash.toString("base64")])
      expect(log).not.toContain(told);
  });

  test("is not told again to a request that is sent again", async () => {
    const sender = admin().with({ "idempotency-key": "one-and-the-same" });
    const ask = async () =>
      (await sender.call("createApiKey", { path: await api(), body: { name: "Twice", scopes: ["stones:read"] } })).data;
    expect((await ask()).secret).not.toBe((await ask()).secret);
    const { rows } = await portal.pool.query("SELECT answer::text FROM idempotency_key");
    expect(JSON.stringify(rows)).not.toContain("lk_");
  });

  test("finds what its client may see, at its client's prices", async () => {
    const { secret } = await made();
    const input = { query: { size: 5 }, body: {} };
    const own = await portal.as("api").call("searchStones", input);
    const programs = await portal.anonymous.holding(secret).call("searchStones", input);
    expect(programs.data).toEqual(own.data);
  });

  test("acts as its client, and the log names it", async () => {
    const { key, secret } = await made({ scopes: ["lists:write"] });
    const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 1");
    const answer = await portal.anonymous
      .holding(secret)
      .call("createHolds", { body: { stock_numbers: [rows[0].stock_no] } });
    expect(answer.status).toBe(201);
    const facts = (await auditRows(portal.pool)).map(({ fact }) => fact).filter(({ api_key }) => api_key === key.id);
    expect(facts.map(({ transition }) => transition)).toContain("hold.hold");
    expect(facts[0]).toMatchObject({ who: (await api()).id, role: 6, operation: "createHolds" });
  });

  test("that nobody was given opens nothing", async () => {
    for (const wrong of [`lk_${"x".repeat(43)}`, `lk_${"x".repeat(42)}`, "lk_", `LK_${"x".repeat(43)}`])
      expectRefusal(await search(wrong), 401, "unauthorized");
  });

  test("opens until the end of its last day, and not a moment longer", async () => {
    const { key, secret } = await made({ expires_on: "2026-11-20" });
    expect(key.expires_at).toBe("2026-11-21T00:00:00.000Z");
    portal.clock.advance(hours(15) - 1);
    expect((await search(secret)).status).toBe(200);
    portal.clock.advance(1);
    expectRefusal(await search(secret), 401, "unauthorized");
    const { rows } = await portal.pool.query("SELECT id FROM api_key WHERE id = $1", [key.id]);
    expect(rows).toHaveLength(1);
  });

  test("with a last day that has passed is not made", async () => {
    const body = { name: "Late", scopes: ["stones:read" as const], expires_on: "2026-11-19" };
    expectRefusal(await admin().call("createApiKey", { path: await api(), body }), 422, "dayPast", [
      "/data/expires_on",
    ]);
  });

  test("is ended at once, and only once", async () => {
    const { key, secret } = await made();
    expect((await search(secret)).status).toBe(200);
    const answer = await admin().call("revokeApiKey", { path: { id: key.id } });
    expect(answer.message).toBe(messages.apiKeyRevoked);
    expectRefusal(await search(secret), 401, "unauthorized");
    expect((await keys())[0]).toMatchObject({ id: key.id, state: "ended" });
    expectRefusal(await admin().call("revokeApiKey", { path: { id: key.id } }), 409, "keyEnded");
    expectRefusal(await admin().call("rotateApiKey", { path: { id: key.id }, body: {} }), 409, "keyEnded");
  });

  test("of two who end or replace it, the second reads who was faster; of one that ran out, nobody is named", async () => {
    const late = (id: number) => portal.as("admin2").call("revokeApiKey", { path: { id } });
    const by = "Ines Novak";
    const ended = (await made()).key;
    await admin().call("revokeApiKey", { path: { id: ended.id } });
    expect((await late(ended.id)).body.refused).toMatchObject([{ meanwhile: { event: "api_key.revoke", by } }]);
    const replaced = (await made()).key;
    await admin().call("rotateApiKey", { path: { id: replaced.id }, body: {} });
    expect((await late(replaced.id)).body.refused).toMatchObject([{ meanwhile: { event: "api_key.replace", by } }]);
    const { id } = (await made({ expires_on: "2026-11-20" })).key;
    portal.clock.advance(minutes(2));
    await portal.pool.query("UPDATE api_key SET expires_at = created_at + interval '1 minute' WHERE id = $1", [id]);
    const over = await late(id);
    expectRefusal(over, 409, "keyExpired");
    expectRefusal(await admin().call("rotateApiKey", { path: { id }, body: {} }), 409, "keyExpired");
    expect(over.body.refused).toBeUndefined();
  });

  test("says to the minute when it was used last", async () => {
    const { secret } = await made();
    const lastUse = async () => (await keys())[0]?.last_used_at;
    expect(await lastUse()).toBeNull();
    await search(secret);
    expect(await lastUse()).toBe("2026-11-20T09:00:00.000Z");
    portal.clock.advance(minutes(1));
    await search(secret);
    expect(await lastUse()).toBe("2026-11-20T09:00:00.000Z");
    portal.clock.advance(1);
    await search(secret);
    expect(await lastUse()).toBe("2026-11-20T09:01:00.001Z");
  });

  test("is for API clients: an FTP client has none, and whoever is neither is not found", async () => {
    const body = { name: "Folder", scopes: ["stones:read" as const] };
    const path = async (name: "ftp" | "customer") => ({ id: await ownerId(portal, name) });
    expectRefusal(await admin().call("createApiKey", { path: await path("ftp"), body }), 422, "keysForApi");
    expectRefusal(await admin().call("createApiKey", { path: await path("customer"), body }), 404, "notFound");
    expectRefusal(await admin().call("listApiKeys", { path: await path("customer") }), 404, "notFound");
  });

  test.each([
    ["no scope", { scopes: [] }, "/data/scopes"],
    ["a scope that there is not", { scopes: ["stones:write"] }, "/data/scopes/0"],
    ["a scope twice", { scopes: ["stones:read", "stones:read"] }, "/data/scopes"],
    ["no name", { name: " " }, "/data/name"],
    ["no call a minute", { calls_per_minute: 0 }, "/data/calls_per_minute"],
  ])("with %s is refused at its field", async (_, change, field) => {
    const body = { name: "Shop", scopes: ["stones:read"], ...change };
    expectRefusal(await admin().send("createApiKey", { path: await api(), body }), 400, "malformed", [field]);
  });
});

describe("a key that is replaced", () => {
  test("opens for the days that were chosen, beside the new one, and then no more", async () => {
    const { key, secret } = await made({ scopes: ["stones:read", "lists:read"], calls_per_minute: 77 });
    const answer = await admin().call("rotateApiKey", { path: { id: key.id }, body: { overlap_days: 3 } });
    const { key: next, secret: newSecret } = answer.data;
    expect(next).toMatchObject({ name: key.name, scopes: key.scopes, calls_per_minute: 77, state: "live" });
    expect((await keys()).map(({ state, replaced_by }) => [state, replaced_by])).toEqual([
      ["live", null],
      ["ending", next.id],
    ]);
    portal.clock.advance(hours(72) - 1);
    for (const one of [secret, newSecret]) expect((await search(one)).status).toBe(200);
    portal.clock.advance(1);
    expectRefusal(await search(secret), 401, "unauthorized");
    expect((await search(newSecret)).status).toBe(200);
  });

  test("without an overlap is dead at once", async () => {
    const { key, secret } = await made();
    await admin().call("rotateApiKey", { path: { id: key.id }, body: {} });
    expectRefusal(await search(secret), 401, "unauthorized");
  });

  test("is not replaced a second time, and can still be ended early", async () => {
    const { key, secret } = await made();
    const rotate = () => admin().call("rotateApiKey", { path: { id: key.id }, body: { overlap_days: 7 } });
    await rotate();
    expectRefusal(await rotate(), 409, "keyEnded");
    await admin().call("revokeApiKey", { path: { id: key.id } });
    expectRefusal(await search(secret), 401, "unauthorized");
    const tooLong = await admin().send("rotateApiKey", { path: { id: key.id }, body: { overlap_days: 8 } });
    expectRefusal(tooLong, 400, "malformed", ["/data/overlap_days"]);
  });

  test("gives the new one as long a life as it was given itself", async () => {
    const { key } = await made({ expires_on: "2026-11-29" });
    portal.clock.advance(hours(11));
    const { data } = await admin().call("rotateApiKey", { path: { id: key.id }, body: {} });
    expect([key.expires_at, data.key.expires_at]).toEqual(["2026-11-30T00:00:00.000Z", "2026-11-30T11:00:00.000Z"]);
  });
});

describe("so many calls a minute", () => {
  test("and no more: then 429, and when to come again; each key counts for itself", async () => {
    const one = await aKey(portal, "api", { calls_per_minute: 3 });
    const other = await aKey(portal, "api", { calls_per_minute: 3 });
    for (let call = 0; call < 3; call++) expect((await search(one.secret)).status).toBe(200);
    const refused = await search(one.secret);
    expectRefusal(refused, 429, "tooManyRequests");
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    expect((await search(other.secret)).status).toBe(200);
    expect((await portal.as("api").call("getProfile")).status).toBe(200);
  });
});

describe("the client of a key", () => {
  const set = async (is_active: boolean) =>
    admin().call("setExternalClientStatus", { path: await api(), body: { is_active } });

  test("is switched off, and the key and the sessions are dead at once; on again, only the key opens", async () => {
    const { secret } = await made();
    expect((await search(secret)).status).toBe(200);
    expect((await portal.as("api").call("getProfile")).status).toBe(200);
    await set(false);
    expectRefusal(await search(secret), 401, "unauthorized");
    expectRefusal(await portal.as("api").call("getProfile"), 401, "unauthorized");
    await set(true);
    expect((await search(secret)).status).toBe(200);
    expectRefusal(await portal.as("api").call("getProfile"), 401, "unauthorized");
  });

  test("loses a right, and the key loses it too", async () => {
    const { secret } = await made();
    await portal.pool.query(
      "DELETE FROM user_permission u USING permission p WHERE p.id = u.permission_id AND p.path = '/search' AND u.account_id = $1",
      [(await api()).id],
    );
    expectRefusal(await search(secret), 403, "forbidden");
  });

  test("hears that the house is under maintenance", async () => {
    const { secret } = await made();
    const { version } = (await admin().call("getMaintenance")).data;
    await admin().call("setMaintenance", { body: { is_on: true, message: "Back at noon.", version } });
    const refused = await search(secret);
    expect([refused.status, refused.message]).toEqual([503, "Back at noon."]);
  });

  test("signed in to the portal sees its own keys, and makes none", async () => {
    const { key } = await made();
    const own = await portal.as("api").call("listOwnApiKeys");
    expect(own.data.data.map(({ id }) => id)).toEqual([key.id]);
    expect((await portal.as("ftp").call("listOwnApiKeys")).data.data).toEqual([]);
    const body = { name: "Mine", scopes: ["stones:read" as const] };
    expectRefusal(await portal.as("api").call("createApiKey", { path: await api(), body }), 403, "forbidden");
  });
});

test("a file that a program has ordered is fetched with its key, and with no other client's", async () => {
  const { secret } = await made();
  const program = portal.anonymous.holding(secret);
  const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 1");
  const answer = await program.send("downloadStones", { body: { stock_numbers: [rows[0].stock_no], format: "csv" } });
  expect(answer.status).toBe(200);
  const link = answer.data as string;
  const fetched = (key: string) =>
    portal.app.inject({ method: "GET", url: link, headers: { authorization: `Bearer ${key}` } });
  expect((await fetched(secret)).statusCode).toBe(200);
  expect((await fetched((await aKey(portal, "ftp")).secret)).statusCode).toBe(404);
});
