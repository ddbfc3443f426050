import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { type VisibilityGate, visibilityGates } from "#domain/visibility.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { budget } from "#support/budget.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";
import { viewerAs } from "#support/viewers.ts";

const portal = useApp();
const run = (sql: string, values: unknown[] = []) => portal.pool.query(sql, values);
const explain = async (stock_no: string, owner: "customer" | "customer2" | "guest" = "customer") =>
  (await portal.as("admin").call("explainVisibility", { query: { stock_no, user_id: await ownerId(portal, owner) } }))
    .data;
const shut = async (stock_no: string) =>
  (await explain(stock_no)).gates.flatMap(({ gate, passes }) => (passes === true ? [] : [gate]));

/** The part of the stock that the customer may see from now on. */
async function limit(values: {
  types?: string[] | null;
  origins?: number[] | null;
  providers?: number[] | null;
  places?: string[] | null;
}) {
  await run(
    `INSERT INTO inventory_access (account_id, diamond_types, stone_origins, provider_ids, locations) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (account_id) DO UPDATE SET diamond_types = excluded.diamond_types, stone_origins = excluded.stone_origins,
      provider_ids = excluded.provider_ids, locations = excluded.locations`,
    [
      await ownerId(portal, "customer"),
      values.types ?? null,
      values.origins ?? null,
      values.providers ?? null,
      values.places ?? null,
    ],
  );
}

test("a stone that the client finds passes every gate, in their order", async () => {
  const told = await explain(await aStockNumber(portal));
  expect(told.is_visible).toBe(true);
  expect(told.gates).toEqual(visibilityGates.map((gate) => ({ gate, passes: true })));
});

describe("each gate shuts by itself, and is named", () => {
  const cases: [VisibilityGate, (stockNo: string) => Promise<unknown>][] = [
    ["provider", () => run("UPDATE provider SET is_active = false WHERE id = (SELECT min(id) FROM provider)")],
    ["sameReport", (no) => run("UPDATE stone SET stands_back = true WHERE stock_no = $1", [no])],
    ["status", (no) => run("UPDATE stone SET status = $2 WHERE stock_no = $1", [no, codes.stone.sold])],
    ["diamondType", () => limit({ types: ["fancy"] })],
    ["origin", () => limit({ origins: [1] })],
    ["providerAccess", () => limit({ providers: [999_999] })],
    ["location", () => limit({ places: ["NOWHERE"] })],
    ["account", () => run("UPDATE account SET is_active = false WHERE email = 'customer@demo.test'")],
    [
      "permission",
      () =>
        run(
          `UPDATE role_permission SET read_access = false, write_access = false
            WHERE permission_id = (SELECT id FROM permission WHERE path = '/portal/customer/search')`,
        ),
    ],
  ];
  test.each(cases)("%s", async (gate, shutIt) => {
    const stock_no = await aStockNumber(portal);
    await shutIt(stock_no);
    expect(await shut(stock_no)).toEqual([gate]);
    expect((await explain(stock_no)).is_visible).toBe(false);
  });

  test("where there is no stone, nothing else can be said of it", async () => {
    const ofStone = ["provider", "sameReport", "status", "diamondType", "origin", "providerAccess", "location"];
    expect(await shut("NONE")).toEqual(["stone", ...ofStone]);
    expect((await explain("NONE")).gates).toContainEqual({ gate: "location", passes: null });
  });

  test("a guest is a client too", async () => {
    await portal.asGuest().call("getProfile");
    expect((await explain(await aStockNumber(portal), "guest")).is_visible).toBe(true);
  });
});

test("all gates pass exactly where the client's search finds the stone", async () => {
  const { rows: stones } = await run(
    `(SELECT stock_no, location, provider_id FROM stone ORDER BY id LIMIT 12)
      UNION (SELECT stock_no, location, provider_id FROM stone WHERE diamond_type = 'fancy' ORDER BY id LIMIT 4)`,
  );
  await run("UPDATE stone SET location = NULL WHERE stock_no = $1", [stones[3].stock_no]);
  const providers = [...new Set(stones.map(({ provider_id }) => provider_id as number))];
  const places = [...new Set(stones.map(({ location }) => location as string))];
  const some = <T>(values: T[]) => fc.option(fc.subarray(values, { minLength: 1 }), { freq: 2 });
  const arbitrary = fc.record({
    access: fc.record({
      types: some(["white", "fancy"]),
      origins: some([1, 2]),
      providers: some(providers),
      places: some(places),
    }),
    stone: fc.constantFrom(...stones.map(({ stock_no }) => stock_no as string)),
    status: fc.constantFrom(...Object.values(codes.stone)),
    isProviderActive: fc.boolean(),
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ access, stone, status, isProviderActive }) => {
      await limit(access);
      await run("UPDATE stone SET status = $2 WHERE stock_no = $1", [stone, status]);
      await run("UPDATE provider SET is_active = $2 WHERE id = (SELECT provider_id FROM stone WHERE stock_no = $1)", [
        stone,
        isProviderActive,
      ]);
      const { viewer } = await viewerAs(portal, "customer");
      const asked = { search: { numbers: [stone] }, answer: "page" as const, offset: 0, size: 5 };
      const { ids = [] } = await portal.house.stock.find(portal.db as never, viewer, asked);
      expect((await explain(stone)).is_visible).toBe(ids.length > 0);
      if (ids.length > 0) found++;
    }),
    budget({ rounds: 80 }),
  );
  expect(found).toBeGreaterThan(5);
});

describe("it is told", () => {
  test("to administrators and quality control alone", async () => {
    const query = { stock_no: await aStockNumber(portal), user_id: await ownerId(portal, "customer") };
    expect((await portal.as("qc").call("explainVisibility", { query })).status).toBe(200);
    for (const who of ["associate", "customer", "auditor", "api"] as const) {
      expectRefusal(await portal.as(who).call("explainVisibility", { query }), 403, "forbidden");
    }
  });

  test("of nobody who is not there", async () => {
    const query = { stock_no: await aStockNumber(portal), user_id: 9_007_199_254_740_991 };
    expectRefusal(await portal.as("admin").call("explainVisibility", { query }), 404, "notFound");
  });
});
