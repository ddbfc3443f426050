import { beforeEach, describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { useApp } from "#support/app.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
beforeEach(() => giveScreen(portal, "search", Object.values(roleIds)));
type Who = "admin" | "customer" | "customer2" | "associate";

const find = async (body: StoneSearch, query = {}, who: Who = "admin"): Promise<Data<"searchStones">> =>
  (await portal.as(who).call("searchStones", { body, query })).data;

describe("a search", () => {
  test("of pasted numbers one's own stones are told apart from those that others took, for a client too", async () => {
    const customer = portal.as("customer");
    const [held, asked, lapsed, others] = await freeStones(portal, 4);
    const numbers = [held, asked, lapsed, others].map(String);
    await heldBy(portal, "customer", [numbers[0] ?? "", numbers[2] ?? ""]);
    await heldBy(portal, "customer2", [numbers[3] ?? ""]);
    const requested = await customer.call("confirmStones", { body: { stock_numbers: [numbers[1] ?? ""] } });
    expect(requested.status).toBe(201);
    // The hold of the third has lapsed, and nobody has swept it.
    await portal.pool.query(
      `UPDATE stone_line SET expires_at = created_at WHERE list = 'hold' AND stone_id =
        (SELECT id FROM stone WHERE stock_no = $1)`,
      [numbers[2]],
    );
    const states = async (who: Who, query = {}) =>
      (await find({ numbers }, query, who)).numbers?.map(({ state }) => state);
    expect(await states("customer")).toEqual(["yours", "yours", "taken", "taken"]);
    const of = { user_id: await ownerId(portal, "customer") };
    expect(await states("associate", of)).toEqual(["yours", "yours", "taken", "taken"]);
    expect(await states("associate")).toEqual(["taken", "taken", "taken", "taken"]);
  });

  test("of the number of a sold stone says that it is gone, to a buyer who may know of the stone and to nobody else", async () => {
    const [sold = "", withdrawn = ""] = await freeStones(portal, 2);
    const [{ rows: labGrown }] = await Promise.all([
      portal.pool.query(
        "UPDATE stone SET status = 8 WHERE id = (SELECT min(id) FROM stone WHERE stone_origin = 1) RETURNING stock_no",
      ),
      portal.pool.query("UPDATE stone SET status = 8 WHERE stock_no = $1", [sold]),
      portal.pool.query("UPDATE stone SET status = 2 WHERE stock_no = $1", [withdrawn]),
    ]);
    const numbers = [` ${sold.toLowerCase()} `, withdrawn, labGrown[0].stock_no, "NOBODY-1"];
    const told = async (who: Who) =>
      (await find({ numbers }, {}, who)).numbers?.map(({ state, stock_nos }) => [state, ...stock_nos]);
    // Lab-grown stones are not offered to the second customer.
    expect(await told("customer")).toEqual([["gone"], ["notFound"], ["gone"], ["notFound"]]);
    expect(await told("customer2")).toEqual([["gone"], ["notFound"], ["notFound"], ["notFound"]]);
    await portal.pool.query("UPDATE provider SET is_active = false");
    expect(await told("customer")).toEqual([["notFound"], ["notFound"], ["notFound"], ["notFound"]]);
  });

  test("a typed origin replaces the one that is filtered by, and two typed ones are both searched for", async () => {
    const natural: StoneSearch = { diamond_type: "white", attributes: { stone_origin: { values: ["2"] } } };
    const countOf = async (search: StoneSearch, term?: string) =>
      (await find(search, term === undefined ? {} : { searchTerm: term })).pagination.totalRecords;
    const grown: StoneSearch = { diamond_type: "white", attributes: { stone_origin: { values: ["1"] } } };
    const [ofNature, ofLaboratories] = [await countOf(natural), await countOf(grown)];
    expect([await countOf(natural, "lab grown"), await countOf(grown, "natural")]).toEqual([ofLaboratories, ofNature]);
    expect(await countOf(natural, "natural lab grown")).toBe(ofNature + ofLaboratories);
    expect(await countOf(natural, "no lab grown")).toBe(ofNature);
    expect(ofLaboratories).toBeGreaterThan(0);
  });
});
