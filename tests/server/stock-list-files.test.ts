import { describe, expect, test } from "vitest";
import { stockListFetchesPerMinute } from "#domain/limits.ts";
import { aKey } from "#support/external-rows.ts";
import { requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { layout, useStockListFileWorld } from "#support/stock-list-file-world.ts";
import { aMinutePasses, fetchList } from "#support/stock-lists.ts";

const { portal, admin, added, listFor, rows } = useStockListFileWorld();
const runNow = async (id: number) => {
  await admin().call("runStockList", { path: { id } });
  await portal.runJobs();
};

describe("a list at a client's prices", () => {
  test("holds no stone that the client may not see, even where it was made before that", async () => {
    const { id, code } = await listFor("customer", { schedule: "0 */4 * * *" });
    await runNow(id);
    const before = await rows(code);
    await portal.pool.query(
      `INSERT INTO inventory_access (account_id, stone_origins) VALUES ($1, '{1}')
        ON CONFLICT (account_id) DO UPDATE SET stone_origins = '{1}'`,
      [await ownerId(portal, "customer")],
    );
    const after = await rows(code);
    expect(after.length).toBeLessThan(before.length);
    expect(new Set(after.map((row) => row.Origin)).size).toBe(1);
  });

  test("never holds cost, not even where a column of it was written beside the portal", async () => {
    const { id, code } = await listFor("customer");
    const closed = ["price_per_ct", "total_amt", "disc", "provider", "org_stock_no"].map((field) => ({
      field,
      head: field,
    }));
    await portal.pool.query("UPDATE stock_list SET layout = $2 WHERE id = $1", [
      id,
      JSON.stringify([...closed, ...layout]),
    ]);
    const [first] = await rows(code);
    expect(Object.keys(first ?? {})).toEqual(["Stock #", "Per carat", "Price", "Availability", "Origin"]);
  });
});

test("a list at one markup has cost plus that for every stone, and only what a customer could see", async () => {
  const { code } = await added();
  const file = await rows(code);
  const { rows: stones } = await portal.pool.query(
    `SELECT s.stock_no, round(s.price_per_ct * 1.125, 2)::float AS per_carat FROM stone s
      JOIN provider p ON p.id = s.provider_id AND p.is_active
      WHERE s.diamond_type = 'white' AND s.status IN (1, 3, 4, 5)`,
  );
  expect(file).toHaveLength(stones.length);
  const own = new Map(file.map((row) => [row["Stock #"], Number(row["Per carat"])]));
  for (const { stock_no, per_carat } of stones) expect(own.get(stock_no)).toBe(per_carat);
});

describe("the filter, the type and the format of a list", () => {
  test("a filter and its sorting decide which stones stand there, and in what order", async () => {
    const { code } = await added({
      layout: [...layout, { field: "carat", head: "Weight" }],
      search: { ranges: { carat: { from: 1 } }, sort: "-carat" },
    });
    const weights = (await rows(code)).map((row) => Number(row.Weight));
    expect(weights.length).toBeGreaterThan(5);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(1);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  test("a list of fancy stones has none that are white", async () => {
    const { code } = await added({
      diamond_type: "fancy",
      layout: [...layout, { field: "fancy_color", head: "Fancy color" }],
    });
    const file = await rows(code);
    expect(file.length).toBeGreaterThan(0);
    for (const row of file) expect(row["Fancy color"]).not.toBe("");
  });

  test("JSON has an object for each stone by the list's own heads, and an empty list is empty JSON", async () => {
    const { code } = await added({ format: "json" });
    const { text, headers } = await fetchList(portal, code);
    const all = JSON.parse(text) as Record<string, unknown>[];
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(Object.keys(all[0] ?? {})).toEqual(["Stock #", "Per carat", "Price", "Availability", "Origin"]);
    expect(typeof all[0]?.Price).toBe("number");
    const { code: empty } = await added({ name: "None", format: "json", search: { begins: "no such stone" } });
    expect(JSON.parse((await fetchList(portal, empty)).text)).toEqual([]);
  });

  test("Excel comes whole, under the list's name and day", async () => {
    const { code } = await added({
      name: "Été: Rounds & more",
      format: "xlsx",
      search: { ranges: { carat: { from: 2 } } },
    });
    const { bytes, headers } = await fetchList(portal, code);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(headers["content-disposition"]).toBe('attachment; filename="e-te-rounds-more-2026-11-20.xlsx"');
  });
});

describe("who may fetch a list", () => {
  test("one with a link: whoever has it; and nobody by a code that is wrong or close to it", async () => {
    const { code } = await added();
    expect((await fetchList(portal, code)).status).toBe(200);
    for (const other of [code.slice(0, -1), `${code}a`, code.toLowerCase(), "a".repeat(32), "%27--", "..%2f..%2fetc"])
      expect((await fetchList(portal, other)).status).toBeGreaterThanOrEqual(400);
  });

  test("one for an API key: that client's key with the scope, and no other key, person or stranger", async () => {
    const { code } = await listFor("api", { place: "api" });
    const { secret } = await aKey(portal, "api", { scopes: ["stones:read"] });
    const other = await aKey(portal, "api", { scopes: ["lists:read"] });
    expect((await fetchList(portal, code, secret)).status).toBe(200);
    expect((await fetchList(portal, code, other.secret)).status).toBe(403);
    expect((await fetchList(portal, code)).status).toBe(401);
    expect((await fetchList(portal, code, await portal.tokenOf("customer"))).status).toBe(404);
    expect((await fetchList(portal, code, await portal.tokenOf("admin"))).status).toBe(200);
  });

  test("one address fetches only so many in a minute, whether or not it guesses", async () => {
    const { code } = await added({ search: { begins: "no such stone" } });
    const from = (address: string, one: string) =>
      portal.app.inject({ method: "GET", url: `/files/stock-lists/${one}`, remoteAddress: address });
    for (let at = 0; at < stockListFetchesPerMinute; at++) await from("192.0.2.77", "a".repeat(32));
    expect((await from("192.0.2.77", code)).statusCode).toBe(429);
    expect((await from("192.0.2.78", code)).statusCode).toBe(200);
  });
});

describe("a list stops with a clear state", () => {
  const stopOf = async (id: number) =>
    (await admin().call("listStockLists")).data.data.find((one) => one.id === id)?.stopped_by;
  const expectStopped = async ({ id, code }: { id: number; code: string }, why: string) => {
    expect(await stopOf(id)).toBe(why);
    const { status, text } = await fetchList(portal, code);
    expect([status, JSON.parse(text).code]).toEqual([409, "stockListStopped"]);
    expect((await admin().send("runStockList", { path: { id } })).body.code).toBe("stockListStopped");
  };

  test("where it is switched off, and goes on where it is switched on", async () => {
    const list = await added();
    await admin().call("setStockListStatus", { path: { id: list.id }, body: { is_active: false } });
    await expectStopped(list, "off");
    await admin().call("setStockListStatus", { path: { id: list.id }, body: { is_active: true } });
    expect(await stopOf(list.id)).toBeNull();
    expect((await fetchList(portal, list.code)).status).toBe(200);
  });

  test("where its client's account or business is closed", async () => {
    const list = await listFor("customer");
    await portal.pool.query("UPDATE business SET is_active = false");
    await expectStopped(list, "clientOff");
    await portal.pool.query("UPDATE business SET is_active = true");
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, "customer")]);
    await expectStopped(list, "clientOff");
  });

  test("where its client may not search any more, even if a run has made it", async () => {
    const list = await listFor("ftp", { schedule: "0 */4 * * *" });
    await runNow(list.id);
    await portal.pool.query(
      `UPDATE user_permission SET read_access = false, write_access = false WHERE account_id = $1
        AND permission_id = (SELECT id FROM permission WHERE path = '/search')`,
      [await ownerId(portal, "ftp")],
    );
    await expectStopped(list, "clientRights");
  });
});

test("a client to whom a list is published cannot be deleted, and the refusal says why", async () => {
  const { data } = await admin().call("createExternalClient", {
    body: {
      source: 6,
      email: "buying@quarry.test",
      user_name: "quarry",
      first_name: "Sol",
      last_name: "Quarry",
      company_name: "Quarry Trade",
    },
  });
  await added({ client_id: data.id, place: "api" });
  const refused = await admin().send("deleteExternalClient", { path: { id: data.id } });
  expect([refused.status, refused.body.code]).toEqual([409, "inUse"]);
  expect(refused.body.errors?.[0]?.message).toBe("Used by 1 stock list.");
});

test("a list without a schedule is made when it is fetched: a stone that was taken says so", async () => {
  const { code } = await added();
  const free = (await rows(code)).find((row) => row.Availability === "Available")?.["Stock #"] ?? "";
  const { data } = await portal.as("customer").call("searchStones", {
    body: { diamond_type: "white", availability: 1, attributes: { stone_origin: { values: ["2"] } } },
    query: { size: 1 },
  });
  const taken = data.stockList[0]?.stock_no ?? free;
  await requestedBy(portal, "customer", [taken]);
  const row = (await rows(code)).find((one) => one["Stock #"] === taken);
  expect(row?.Availability).not.toBe("Available");
  await aMinutePasses(portal);
  expect((await admin().call("listStockLists")).data.data[0]?.file).toBeNull();
});
