import { describe, expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { type VisibilityGate, visibilityGates } from "#domain/visibility.ts";
import { expectRefusal } from "#support/answer.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";
import { useVisibilityWorld } from "#support/visibility-world.ts";

const { portal, run, explain, limit } = useVisibilityWorld();
const shut = async (stock_no: string) =>
  (await explain(stock_no)).gates.flatMap(({ gate, passes }) => (passes === true ? [] : [gate]));

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
