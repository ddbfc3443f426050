import { beforeEach, describe, expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { foldLog } from "#server/insight/fold.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { emptyStock } from "#support/empty-stock.ts";
import { later } from "#support/evidence.ts";
import { aDemand } from "#support/kept-rows.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
type Query = QueryInput<"getUnmetDemand">;

const codes = (...values: string[]) => ({ values });
const pear = { shape: codes("PEAR"), color: codes("D", "E") };
/** Searches for what no house has: the clarity is none. */
const missing = (attributes: StoneSearch["attributes"], ranges?: StoneSearch["ranges"]): StoneSearch => ({
  diamond_type: "white",
  attributes: { ...attributes, clarity: codes("I3") },
  ...(ranges && { ranges }),
});
const search = async (who: DemoName, asked: StoneSearch) =>
  (await portal.as(who).call("recordSearch", { body: { search: asked } as never })).data.pieces;
const unmet = async (query: Query = {}, who: DemoName = "admin") =>
  (await portal.as(who).call("getUnmetDemand", { query })).data;
const rowOf = async (shape: string, query: Query = {}, who: DemoName = "admin") =>
  (await unmet(query, who)).rows.find((row) => row.shape.join() === shape);
const businessOf = async (name: DemoName) =>
  (await portal.pool.query("SELECT business_id FROM account WHERE id = $1", [await ownerId(portal, name)])).rows[0]
    .business_id;

describe("unmet demand", () => {
  beforeEach(() => portal.pool.query("UPDATE stone SET clarity = 'VS1' WHERE clarity = 'I3'"));

  test("counts what was searched for and not found, as the recent searches say, counted or not counted yet", async () => {
    expect(await search("customer", missing(pear))).toBe(0);
    expect(await search("customer2", missing({ ...pear, color: codes("E", "D") }))).toBe(0);
    await search("admin", missing(pear));
    await search("customer", { diamond_type: "white" });
    const { rows } = await portal.pool.query(
      `SELECT count(*)::int AS n, count(DISTINCT a.business_id)::int AS businesses
       FROM recent_search r JOIN account a ON a.id = r.account_id
       WHERE pieces = 0 AND r.params #> '{search,attributes,shape,values}' = '["PEAR"]'`,
    );
    const expected = {
      ...{ diamond_type: "white", shape: ["PEAR"], color: ["D", "E"], clarity: ["I3"] },
      ...{ carat_from: null, carat_to: null, in_stock: 0, demands: 0, last: "2026-11-20" },
      ...{ not_found: rows[0].n, businesses: rows[0].businesses },
    };
    expect([rows[0].n, await rowOf("PEAR")]).toEqual([3, expected]);
    const { data } = await portal.as("admin").call("getUnmetDemand");
    await foldLog(portal.house);
    expect((await unmet()).rows).toEqual(data.rows);
    expect(data.attributes).toEqual(
      expect.arrayContaining([
        { attribute: "shape", code: "PEAR", not_found: 3 },
        { attribute: "color", code: "D", not_found: 3 },
      ]),
    );
    expect(data.not_found).toBe(data.rows.reduce((sum, { not_found }) => sum + not_found, 0));
  });

  test("says apart how many searches named none of its attributes", async () => {
    const before = await unmet();
    await search("customer", { diamond_type: "white", begins: "NO-SUCH-STONE" } as StoneSearch);
    const after = await unmet();
    expect([after.unnamed - before.unnamed, after.total - before.total]).toEqual([1, 0]);
  });

  test("follows attributes, carats, company and days", async () => {
    await search("customer", missing({ shape: codes("PEAR") }, { carat: { from: 1, to: 1.49 } }));
    await search("customer2", missing({ shape: codes("OVAL") }, { carat: { from: 5 } }));
    expect(await rowOf("PEAR", { shape: "OVAL" })).toBeUndefined();
    expect(await rowOf("PEAR", { shape: "PEAR,OVAL", clarity: "I3" })).toMatchObject({ carat_from: 1, carat_to: 1.49 });
    expect(await rowOf("PEAR", { carat_from: 1.4, carat_to: 2 })).toBeDefined();
    expect(await rowOf("PEAR", { carat_from: 1.5 })).toBeUndefined();
    expect(await rowOf("OVAL", { carat_from: 8 })).toMatchObject({ carat_to: null });
    expect(await rowOf("OVAL", { diamond_type: "fancy" })).toBeUndefined();
    expect(await rowOf("OVAL", { business_id: await businessOf("customer") })).toBeUndefined();
    expect(await rowOf("OVAL", { business_id: await businessOf("customer2") })).toBeDefined();
    expect(await rowOf("OVAL", { startDate: "2026-11-21", endDate: "2026-11-22" })).toBeUndefined();
  });

  test("says what is in stock by now, and what a demand waits for that nobody searched for", async () => {
    const asked = { diamond_type: "white" as const, attributes: { shape: codes("ROUND") } };
    await aDemand(portal, "customer", { search: asked });
    const { rows } = await portal.pool.query(
      "SELECT count(*)::int AS n FROM stone s JOIN provider p ON p.id = s.provider_id WHERE p.is_active AND shape = 'ROUND' AND diamond_type = 'white' AND s.status NOT IN (2, 8)",
    );
    expect(await rowOf("ROUND")).toMatchObject({ not_found: 0, last: null, demands: 1, in_stock: rows[0].n });
    await portal.pool.query("UPDATE demand SET is_active = false");
    expect(await rowOf("ROUND")).toBeUndefined();
  });
});

describe("the demands behind a row", () => {
  const roundD: StoneSearch = {
    diamond_type: "white",
    attributes: { shape: codes("ROUND"), color: codes("D", "E") },
    ranges: { carat: { from: 1, to: 2 } },
  };
  const query = { diamond_type: "white" as const, shape: "ROUND", color: "D", carat_from: 1, carat_to: 1.49 };
  const behind = async (who: DemoName, asked = {}) =>
    (await portal.as(who).call("listWaitingDemands", { query: { ...query, ...asked } })).data;

  test("are those that such a stone answers, each with its client, and as many as the row says", async () => {
    const own = await aDemand(portal, "customer", { search: roundD });
    await aDemand(portal, "customer", { search: { ...roundD, attributes: { shape: codes("OVAL") } } });
    await aDemand(portal, "customer", { search: { diamond_type: "white" } });
    await search("customer2", { ...roundD, attributes: { ...roundD.attributes, clarity: codes("I3") } });
    const found = await behind("admin");
    expect(found.map(({ id }) => id)).toEqual([own]);
    expect(found[0]).toMatchObject({ is_own: false, owner: { id: await ownerId(portal, "customer") }, client: null });
    expect((await behind("admin", { color: "D,F" })).length).toBe(0);
    expect((await behind("admin", { carat_to: 3 })).length).toBe(0);
    expect((await rowOf("ROUND", { clarity: "I3" }))?.demands).toBe(1);
    expect((await behind("admin", { color: "D,E", carat_to: 2 })).length).toBe(1);
  });

  test("end with their last day, and with the person when that is erased", async () => {
    const id = await aDemand(portal, "customer", { search: roundD });
    await portal.pool.query("UPDATE demand SET expires_on = '2026-11-20' WHERE id = $1", [id]);
    expect((await behind("admin")).map((one) => one.expires_on)).toEqual(["2026-11-20"]);
    await later(portal, hours(24));
    expect(await behind("admin")).toEqual([]);
    await aDemand(portal, "customer", { search: roundD });
    await search("customer", missing(pear));
    const before = await rowOf("PEAR");
    await erasePerson(portal.house, await ownerId(portal, "customer"));
    expect(await behind("admin")).toEqual([]);
    expect(await rowOf("PEAR")).toEqual(before);
  });

  test("are an associate's own customers' alone, as the searches are", async () => {
    await aDemand(portal, "customer", { search: roundD });
    await search("customer", missing(pear));
    await portal.pool.query("UPDATE account SET associate_id = $1 WHERE id = $2", [
      await ownerId(portal, "associate"),
      await ownerId(portal, "customer"),
    ]);
    expect([(await behind("associate")).length, (await behind("associate2")).length]).toEqual([1, 0]);
    expect(await rowOf("PEAR", {}, "associate")).toMatchObject({ not_found: 1 });
    expect(await rowOf("PEAR", {}, "associate2")).toBeUndefined();
    const business_id = await businessOf("customer");
    for (const call of ["getUnmetDemand", "listWaitingDemands", "exportUnmetDemand"] as const)
      expectRefusal(await portal.as("associate2").call(call, { query: { business_id } }), 404, "notFound");
  });
});

describe("the buying list", () => {
  const fetched = async (query: QueryInput<"exportUnmetDemand"> = {}) => {
    const link = (await portal.as("admin").call("exportUnmetDemand", { query })).data;
    const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
    return portal.app.inject({ url: link, headers });
  };

  test("is the rows in words, as Excel, as CSV and as PDF", async () => {
    await search("customer", missing(pear, { carat: { from: 1, to: 1.49 } }));
    const { rows } = await unmet({ shape: "PEAR" });
    const lines = (await fetched({ format: "csv", shape: "PEAR" })).body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(1 + rows.length);
    expect(lines[0]).toContain("Searches not found");
    expect(lines[1]).toContain('White,Pear,"D, E",I3,1.00,1.49,1,1,');
    const cells = (await readXlsx((await fetched({ shape: "PEAR" })).rawPayload)).get("Buying")?.cells;
    expect([cells?.get("B1")?.value, cells?.get("B2")?.value]).toEqual(["Shape", "Pear"]);
    const { pages } = readPdf((await fetched({ format: "pdf", shape: "PEAR" })).rawPayload);
    for (const words of ["Buying", "Searches not found", "Pear", "1.49"]) expect(pages[0]).toContain(words);
    const { rows: logged } = await portal.pool.query(
      "SELECT data -> 'after' AS after FROM audit_event WHERE data ->> 'transition' = 'export.ask' ORDER BY seq",
    );
    expect(logged.at(-2)?.after).toEqual({ format: "xlsx", figures: "buying-list", rows: rows.length });
  });

  test("without a row is refused", async () => {
    const query = { shape: "NO_SUCH_SHAPE" };
    expectRefusal(await portal.as("admin").call("exportUnmetDemand", { query }), 422, "nothingWanted");
  });
});

describe("unmet demand refuses", () => {
  test("whoever neither runs the house nor sells for it, and whoever lost the right meanwhile", async () => {
    for (const name of ["customer", "qc", "api"] as const)
      expectRefusal(await portal.as(name).call("getUnmetDemand"), 403, "forbidden");
    await unmet({}, "associate");
    await portal.pool.query(
      `UPDATE user_permission SET read_access = false, write_access = false WHERE account_id = $1
       AND permission_id = (SELECT id FROM permission WHERE path = '/transaction/insight')`,
      [await ownerId(portal, "associate")],
    );
    await later(portal, hours(0.01));
    expectRefusal(await portal.as("associate").call("getUnmetDemand"), 403, "forbidden");
  });

  test("a period upside down, a thousand years, and carats upside down", async () => {
    const ask = (query: Query) => portal.as("admin").call("getUnmetDemand", { query });
    expectRefusal(await ask({ startDate: "2026-11-02", endDate: "2026-11-01" }), 422, "rangeUpsideDown");
    expectRefusal(await ask({ startDate: "1026-11-02", endDate: "2026-11-01" }), 422, "periodTooLong");
    expectRefusal(await ask({ carat_from: 2, carat_to: 1 }), 422, "rangeUpsideDown");
    expect((await ask({ startDate: "9999-12-01", endDate: "9999-12-31" })).status).toBe(200);
  });

  test("nothing to a house without a stone: what is asked for there is told as well", async () => {
    await emptyStock(portal);
    await search("customer", { diamond_type: "white", attributes: { shape: codes("OVAL") } });
    expect(await rowOf("OVAL")).toMatchObject({ not_found: 1, in_stock: 0 });
  });
});
