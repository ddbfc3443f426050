import { beforeEach, describe, expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { costFields } from "#domain/price-fields.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { stoneAttributes } from "#domain/stone.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { freeStones } from "#support/line-stones.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
const everybody = Object.values(roleIds);
beforeEach(() => giveScreen(portal, "search", everybody));

const people: Record<RoleId, () => Api> = {
  1: () => portal.as("admin"),
  2: () => portal.as("customer"),
  3: () => portal.as("qc"),
  4: () => portal.asGuest(),
  5: () => portal.as("associate"),
  6: () => portal.as("api"),
  7: () => portal.as("ftp"),
  8: () => portal.as("auditor"),
};
const mayKnowCost: RoleId[] = [1, 3, 5, 8];
const rows = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];

/** Every name of a field that an answer carries, however deep. */
function fieldNames(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => [name, ...fieldNames(inside)]);
}

describe("who may not see cost never receives it", () => {
  for (const role of everybody) {
    test(`role ${role}`, async () => {
      const who = people[role]();
      const answers = [
        await who.call("getStoneHistory", { query: { stock_no: await aStockNumber(portal) } }),
        await who.call("getStockSummary"),
        await who.call("getStockDetails"),
      ];
      const names = new Set(answers.flatMap(({ data }) => fieldNames(data)));
      const told = [...costFields, "provider", "org_stock_no"].filter((name) => names.has(name));
      expect(told).toEqual(mayKnowCost.includes(role) ? [...costFields, "provider", "org_stock_no"] : []);
      for (const own of ["sell_amt", "markup_ppc", "markup_disc"]) expect(names).toContain(own);
    });
  }

  test("a customer does not learn it through a client's id either", async () => {
    const user_id = await ownerId(portal, "customer2");
    expectRefusal(await portal.as("customer").call("getStockSummary", { query: { user_id } }), 404, "notFound");
  });
});

describe("the stock summary", () => {
  test("counts white and fancy, without what is sold or off the market", async () => {
    await rows(
      "UPDATE stone SET status = 8 WHERE id = (SELECT min(id) FROM stone WHERE status = 1 AND diamond_type = 'white')",
    );
    const data = (await portal.as("admin").call("getStockSummary")).data;
    const [expected] = await rows<{ pieces: number; carats: string; total: string }>(
      "SELECT count(*) AS pieces, sum(carat) AS carats, sum(total_amt) AS total FROM stone WHERE status NOT IN (2, 8)",
    );
    expect(data.totalInventory).toMatchObject({
      pieces: expected?.pieces,
      carats: Number(expected?.carats),
      total_amt: Number(expected?.total),
    });
    expect(data.whiteInventory.pieces + data.fancyInventory.pieces).toBe(data.totalInventory.pieces);
    const white = (await portal.as("admin").call("getStockSummary", { query: { diamond_type: "white" } })).data;
    expect(white.totalInventory).toEqual(data.whiteInventory);
    expect(white.fancyInventory.pieces).toBe(0);
  });

  test("is at the asker's own prices, or at those of the client they act for", async () => {
    const sum = async (who: Api, user_id?: number) =>
      (await who.call("getStockSummary", { query: { ...(user_id && { user_id }) } })).data.totalInventory.sell_amt;
    const own = await sum(portal.as("customer"));
    expect(await sum(portal.as("admin"), await ownerId(portal, "customer"))).toBe(own);
    expect(await sum(portal.as("associate"), await ownerId(portal, "customer"))).toBe(own);
    expect(await sum(portal.as("newcomer"))).not.toBe(own);
  });

  test("a customer whose access is limited meets nothing of the rest, in no count and no sum", async () => {
    const data = (await portal.as("customer2").call("getStockDetails")).data;
    expect(data.stone_origin.map(({ value }) => value)).toEqual(["2"]);
    const [expected] = await rows<{ count: number }>(
      `SELECT count(*) FROM stone WHERE status NOT IN (2, 8) AND stone_origin = 2
        AND provider_id <> (SELECT id FROM provider ORDER BY id OFFSET 1 LIMIT 1)`,
    );
    expect((await portal.as("customer2").call("getStockSummary")).data.totalInventory.pieces).toBe(expected?.count);
  });
});

test("the stock details add up to the summary in every attribute that all stones have", async () => {
  const summary = (await portal.as("admin").call("getStockSummary")).data.totalInventory;
  const details = (await portal.as("admin").call("getStockDetails")).data;
  for (const group of [details.stone_origin, details.shape, details.lab, details.location, details.carat_range]) {
    expect(group.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(summary.pieces);
  }
  const lightest = details.carat_range.map(({ value }) => Number.parseFloat(value));
  expect(lightest).toEqual(lightest.toSorted((a, b) => a - b));
  const fancy = (await portal.as("admin").call("getStockDetails", { query: { diamond_type: "fancy" } })).data;
  expect([fancy.color, fancy.fancy_color.length > 0]).toEqual([[], true]);
});

describe("the history of a stone", () => {
  test("holds the stone with all its fields, and begins with its arrival", async () => {
    const stock_no = await aStockNumber(portal);
    const { stone, history } = (await portal.as("admin").call("getStoneHistory", { query: { stock_no } })).data;
    const [row] = await rows<{ rap: string; disc: string; total_amt: string; provider: string }>(
      "SELECT s.*, p.name AS provider FROM stone s JOIN provider p ON p.id = s.provider_id WHERE stock_no = $1",
      [stock_no],
    );
    expect(stone).toMatchObject({
      stock_no,
      rap: Number(row?.rap),
      disc: Number(row?.disc),
      total_amt: Number(row?.total_amt),
      provider: { name: row?.provider },
    });
    expect(history).toMatchObject([{ event: "arrived", by: null }]);
  });

  test("a stone that is sold is read by its buyer and by no other, until the sale is taken back", async () => {
    const [stock_no = ""] = await freeStones(portal, 1);
    const user_id = await ownerId(portal, "customer");
    const memo = await portal.as("associate").call("issueMemo", { body: { stock_numbers: [stock_no], user_id } });
    const ids = memo.data.data.map(({ id }) => id);
    await portal.as("associate").call("sellMemo", { body: { ids } });
    const asked = { query: { stock_no } };
    const { stone, history } = (await portal.as("customer").call("getStoneHistory", asked)).data;
    expect(stone).toMatchObject({ stock_no, status: 8 });
    expect(Object.keys(stone)).not.toContain("disc");
    expect(history.map(({ event }) => event)).toContain("memo.sell");
    expectRefusal(await portal.as("customer2").call("getStoneHistory", asked), 404, "notFound");
    await portal.as("admin").call("reverseMemo", { body: { ids, reason: "Sold by mistake" } });
    expect((await portal.as("customer").call("getStoneHistory", asked)).data.stone.status).toBe(5);
  });

  test("the house reads a stone at the price of the client for whom it acts, and nobody reads a stranger's", async () => {
    const [stock_no = ""] = await freeStones(portal, 1);
    const user_id = await ownerId(portal, "customer2");
    const [{ business_id } = { business_id: 0 }] = await rows<{ business_id: number }>(
      "SELECT business_id FROM account WHERE id = $1",
      [user_id],
    );
    const range = { diamond_type: "white", stone_origin: 2, from_carat: 0.01, to_carat: 299.99 } as const;
    const rules = [{ ...range, kind: "percent", value: 55 } as const];
    await portal.as("admin").call("updateBusinessMarkup", { body: { business_id, version: 0, rules } });
    const priceFor = async (who: "customer2" | "admin", query: { stock_no: string; user_id?: number }) =>
      (await portal.as(who).call("getStoneHistory", { query })).data.stone.markup_ppc;
    const theirs = await priceFor("customer2", { stock_no });
    expect(await priceFor("admin", { stock_no, user_id })).toBe(theirs);
    expect(await priceFor("admin", { stock_no })).not.toBe(theirs);
    const asStranger = await portal.as("customer").call("getStoneHistory", { query: { stock_no, user_id } });
    expectRefusal(asStranger, 404, "notFound");
  });

  test("a stone out of one's reach is not found, and says nothing else", async () => {
    const [{ stock_no } = { stock_no: "" }] = await rows<{ stock_no: string }>(
      "SELECT stock_no FROM stone WHERE stone_origin = 1 LIMIT 1",
    );
    const hidden = await portal.as("customer2").call("getStoneHistory", { query: { stock_no } });
    const absent = await portal.as("customer2").call("getStoneHistory", { query: { stock_no: "NONE" } });
    expectRefusal(hidden, 404, "notFound");
    expect({ ...hidden.body, request_id: "" }).toEqual({ ...absent.body, request_id: "" });
  });
});

describe("the clients that one may choose", () => {
  const names = async (who: Api, query = {}) =>
    (await who.call("listClientOptions", { query })).data.data.map(
      ({ business, first_name }) => business.company_name ?? first_name,
    );

  test("all buyers for the office, one's own for an associate, oneself for a buyer, nobody for a guest", async () => {
    expect(await names(portal.as("admin"))).toEqual([
      "Alder & Finch Ltd",
      "Casa Belmonte",
      "Halden Diamonds BV",
      "Northlight Jewels",
      "Noor",
    ]);
    expect(await names(portal.as("associate"))).toEqual(["Northlight Jewels"]);
    expect(await names(portal.as("customer"))).toEqual(["Northlight Jewels"]);
    expect(await names(portal.asGuest())).toEqual([]);
  });

  test("carry what their label is made of", async () => {
    const [option] = (await portal.as("admin").call("listClientOptions", { query: { search: "halden" } })).data.data;
    expect(option).toEqual({
      id: expect.any(Number),
      role_id: 6,
      first_name: "Halden",
      last_name: "API",
      business: { id: expect.any(Number), company_name: "Halden Diamonds BV", status: codes.business.registered },
    });
  });

  test("one alone, with what their business is; where there is none, it is not registered", async () => {
    const all = (await portal.as("admin").call("listClientOptions", { query: {} })).data.data;
    const one = async (first: string) => {
      const user_id = all.find(({ first_name }) => first_name === first)?.id;
      return (await portal.as("admin").call("listClientOptions", { query: { user_id } })).data.data;
    };
    expect(await one("Mara")).toMatchObject([{ first_name: "Mara", business: { status: codes.business.registered } }]);
    expect(await one("Noor")).toMatchObject([{ business: { id: null, status: codes.business.notRegistered } }]);
    const others = all.find(({ first_name }) => first_name === "Noor")?.id;
    expect(await names(portal.as("associate"), { user_id: others })).toEqual([]);
  });

  test("one who was switched off is named to whoever asks for them, and is no longer offered", async () => {
    const user_id = await ownerId(portal, "customer");
    for (const table of ["account", "business"]) {
      await rows(`UPDATE ${table} SET is_active = false WHERE id = (SELECT ${table === "account" ? "id" : "business_id"}
        FROM account WHERE id = ${user_id})`);
      for (const by of ["admin", "associate"] as const) {
        expect(await names(portal.as(by))).not.toContain("Northlight Jewels");
        expect(await names(portal.as(by), { user_id })).toEqual(["Northlight Jewels"]);
      }
      await rows(`UPDATE ${table} SET is_active = true`);
    }
    expect(await names(portal.as("associate2"), { user_id })).toEqual([]);
  });

  test("of one business, named after it was switched off too, and of no business of somebody else's customers", async () => {
    const all = (await portal.as("admin").call("listClientOptions", { query: {} })).data.data;
    const business_id = all.find(({ business }) => business.company_name === "Northlight Jewels")?.business
      .id as number;
    expect(await names(portal.as("admin"), { business_id })).toEqual(["Northlight Jewels"]);
    await rows(`UPDATE business SET is_active = false WHERE id = ${business_id}`);
    for (const by of ["admin", "associate"] as const)
      expect(await names(portal.as(by), { business_id })).toEqual(["Northlight Jewels"]);
    expect(await names(portal.as("associate2"), { business_id })).toEqual([]);
    expect(await names(portal.as("admin"), { business_id: 999_999 })).toEqual([]);
    await rows("UPDATE business SET is_active = true");
  });

  test("for a type of diamond, those who may see it", async () => {
    await rows("UPDATE inventory_access SET diamond_types = '{white}'");
    expect(await names(portal.as("admin"), { diamond_type: "fancy" })).not.toContain("Alder & Finch Ltd");
    expect(await names(portal.as("admin"), { diamond_type: "white" })).toContain("Alder & Finch Ltd");
  });
});

test("every attribute offers its active entries, the fourteen of the selection data by the specification's names", async () => {
  await rows("UPDATE sub_master SET is_active = false WHERE code = 'BRIOLETTE'");
  const { data } = await portal.as("customer").call("listStoneAttributes");
  expect(Object.keys(data)).toHaveLength(Object.keys(stoneAttributes).length);
  expect(Object.keys(data).slice(0, 14)).toEqual(
    "shape color fancy overtone intensity clarity lab cut shade polish milky symmetry location fluorescence".split(" "),
  );
  expect(data.shape.map(({ code }) => code)).toContain("ROUND");
  expect(data.shape.map(({ code }) => code)).not.toContain("BRIOLETTE");
});

describe("an entry that stones have", () => {
  const entry = async (code: string) => {
    const query = { code: "SHAPE", search: code, size: 1000 };
    const found = (await portal.as("admin").call("listSubMasters", { query })).data.data.find(
      (one) => one.code === code,
    );
    return { id: found?.id ?? 0, version: found?.version ?? 0 };
  };

  test("can be switched off, but neither deleted nor given another code", async () => {
    const { id, version } = await entry("ROUND");
    expectRefusal(await portal.as("admin").call("deleteSubMaster", { path: { id } }), 409, "inUse", ["/path/id"]);
    const body = { code: "CIRCLE", version };
    const renamed = await portal.as("admin").call("updateSubMaster", { path: { id }, body });
    expectRefusal(renamed, 409, "inUse", ["/data/code"]);
    expect(renamed.body.errors?.[0]?.message).toMatch(/^Used by \d+ stones\.$/);
    const off = await portal.as("admin").call("setSubMasterStatus", { path: { id }, body: { is_active: false } });
    expect(off.status).toBe(200);
  });

  test("of which no stone is, goes", async () => {
    const { id } = await entry("BRIOLETTE");
    expect((await portal.as("admin").call("deleteSubMaster", { path: { id } })).status).toBe(200);
  });
});

describe("dollars in rupees", () => {
  test("are what the house has set, for everybody", async () => {
    await giveScreen(portal, "inventory/rap-prices", [1]);
    const { data } = await portal.as("customer").call("getUsdInr");
    expect(data).toEqual({ rate: 84.2, as_of: "2026-11-20", version: 1 });
    const body = { rate: 84.1234, as_of: "2026-11-19", version: 1 };
    expect((await portal.as("admin").call("setUsdInr", { body })).data).toEqual({ ...body, version: 2 });
    const stale = await portal.as("admin").call("setUsdInr", { body });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toEqual({ ...body, version: 2 });
    expect(stale.body.refused).toMatchObject([{ meanwhile: { event: "setting.update", by: "Ines Novak" } }]);
  });
});
