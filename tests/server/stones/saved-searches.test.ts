import { beforeEach, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { aSavedSearch } from "#support/kept-rows.ts";
import { paged } from "#support/paged.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
beforeEach(() => giveScreen(portal, "search", Object.values(roleIds)));

type New = Body<"createSavedSearch">;
const search: New["search"] = {
  diamond_type: "white",
  attributes: { color: { values: ["E", "D"] }, shape: { values: ["ROUND"], contain: 1 } },
  ranges: { carat: { from: 1, to: 1.49 }, ratio: {} },
};
const save = (body: Partial<New> = {}, who = portal.as("customer")) =>
  who.call("createSavedSearch", { body: { name: "Rounds", search, ...body } });
const list = async (query: object = {}, who = portal.as("customer")) =>
  (await who.call("listSavedSearches", { query })).data;

/** The next day, without losing the session over night. */
async function tomorrow(who = portal.as("customer")): Promise<void> {
  for (const _ of [1, 2]) {
    portal.clock.advance(hours(8));
    await who.call("getProfile");
  }
}

describe("a saved search", () => {
  test("says what it finds now, at the moment of asking and for whoever asks", async () => {
    const saved = await save();
    expect([saved.status, saved.message]).toEqual([201, messages.searchSaved]);
    const found = (await portal.as("customer").call("searchStones", { body: search })).data.pagination.totalRecords;
    expect(found).toBeGreaterThan(0);
    expect(saved.data).toMatchObject({ name: "Rounds", search_type: 1, diamond_type: "white", pieces_now: found });
    await portal.pool.query("UPDATE stone SET status = 8 WHERE diamond_type = 'white'");
    const { data } = await list();
    expect(data.map(({ id, pieces_now }) => [id, pieces_now])).toEqual([[saved.data.id, 0]]);
  });

  test("is kept without what says nothing, so that it is found again as the same", async () => {
    expect((await save()).data.search).toEqual({
      diamond_type: "white",
      attributes: { color: { values: ["D", "E"] }, shape: { values: ["ROUND"] } },
      ranges: { carat: { from: 1, to: 1.49 } },
    });
  });

  test("is renamed, takes another filter, and goes", async () => {
    const { id, version } = (await save()).data;
    const who = portal.as("customer");
    const renamed = await who.call("updateSavedSearch", { path: { id }, body: { name: " Ovals ", version } });
    expect([renamed.message, renamed.data.name, renamed.data.version]).toEqual([
      messages.savedSearchChanged,
      "Ovals",
      2,
    ]);
    const body = { search: { diamond_type: "fancy" as const }, version: 2 };
    const other = (await who.call("updateSavedSearch", { path: { id }, body })).data;
    expect([other.diamond_type, other.search]).toEqual(["fancy", { diamond_type: "fancy" }]);
    expect((await who.call("getSavedSearch", { path: { id } })).data).toEqual(other);
    expect((await who.call("deleteSavedSearch", { path: { id } })).message).toBe(messages.savedSearchDeleted);
    expect((await list()).data).toEqual([]);
  });

  test("of a pair keeps the pair's rule", async () => {
    const { id } = (await save({ search_type: 2, pair: { carat: 0.02 } })).data;
    const kept = (await portal.as("customer").call("getSavedSearch", { path: { id } })).data;
    expect([kept.search_type, kept.pair]).toEqual([2, { carat: 0.02 }]);
    const body = { search: { diamond_type: "fancy" as const }, version: 1 };
    const changed = await portal.as("customer").call("updateSavedSearch", { path: { id }, body });
    expect(changed.data.pair).toEqual({ carat: 0.02 });
  });

  test("takes no rule of a pair that is none", async () => {
    const wrong: [object, string][] = [
      [{ carat: "wide" }, "/data/pair/carat"],
      [{ equal: ["shape"] }, "/data/pair/equal/0"],
      [{ color_steps: 0.5 }, "/data/pair/color_steps"],
    ];
    for (const [pair, path] of wrong) expectRefusal(await save({ search_type: 2, pair }), 400, "malformed", [path]);
  });

  test("has a name of its own; another person may use the same", async () => {
    await save();
    expectRefusal(await save(), 409, "searchNameTaken", ["/data/name"]);
    expect((await save({}, portal.as("customer2"))).status).toBe(201);
    const { id } = (await save({ name: "Ovals" })).data;
    const refused = await portal
      .as("customer")
      .call("updateSavedSearch", { path: { id }, body: { name: "Rounds", version: 1 } });
    expectRefusal(refused, 409, "searchNameTaken", ["/data/name"]);
  });

  test("needs a name that says something", async () => {
    expectRefusal(await save({ name: "  " }), 400, "malformed", ["/data/name"]);
  });

  test("of two who rename it, the second reads what the first has written", async () => {
    const { id } = (await save()).data;
    const rename = (name: string) =>
      portal.as("customer").call("updateSavedSearch", { path: { id }, body: { name, version: 1 } });
    await rename("First");
    const stale = await rename("Second");
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ id, name: "First", version: 2 });
  });
});

describe("what would be refused when searched is refused when saved", () => {
  test.each([
    ["a range upside down", { ranges: { carat: { from: 2, to: 1 } } }, 422, "rangeUpsideDown", "ranges/carat/to"],
    ["a sort by no column", { sort: "nothing" }, 422, "sortUnknown", "sort"],
    ["what the house pays", { ranges: { disc: { from: -50 } } }, 403, "costHidden", "ranges/disc"],
    ["who provides", { attributes: { provider: { values: ["1"] } } }, 403, "costHidden", "attributes/provider"],
  ] as const)("%s", async (_, wrong, status, code, field) => {
    const wanted = wrong as unknown as New["search"];
    expectRefusal(await save({ search: wanted }), status, code, [`/data/search/${field}`]);
    const { id } = (await save()).data;
    const body = { search: wanted, version: 1 };
    expectRefusal(await portal.as("customer").call("updateSavedSearch", { path: { id }, body }), status, code);
  });

  test("a client that one may not act for", async () => {
    const client_id = await ownerId(portal, "customer2");
    for (const name of ["customer", "associate"] as const) {
      expectRefusal(await save({ client_id }, portal.as(name)), 404, "notFound");
    }
    expect((await save({ client_id }, portal.as("associate2"))).data.client).toEqual({
      id: client_id,
      name: "Tom Alder",
      company_name: "Alder & Finch Ltd",
    });
  });
});

test("what was allowed once and is not any more stays in the list, and is refused when it is run", async () => {
  const id = await aSavedSearch(portal, "customer", { search: { ranges: { disc: { from: -50 } } } });
  const [row] = (await list()).data;
  expect(row).toMatchObject({ id, pieces_now: null, search: { ranges: { disc: { from: -50 } } } });
  const run = await portal.as("customer").call("searchStones", { body: row?.search ?? {} });
  expectRefusal(run, 403, "costHidden");
  const body = { name: "Old one", version: 1 };
  expect((await portal.as("customer").call("updateSavedSearch", { path: { id }, body })).data.name).toBe("Old one");
});

describe("the list", () => {
  test("holds one's own, the latest first, by type, mode, client and day", async () => {
    const client_id = await ownerId(portal, "customer");
    const who = portal.as("associate");
    await save({ name: "A" }, who);
    await tomorrow(who);
    await save({ name: "B", client_id, search: { diamond_type: "fancy" } }, who);
    await save({ name: "C", search_type: 2, search: {} }, who);
    await save({ name: "Foreign" }, portal.as("customer"));
    const names = async (query: object) => (await list(query, who)).data.map(({ name }) => name);
    expect(await names({})).toEqual(["C", "B", "A"]);
    expect(await names({ diamond_type: "fancy" })).toEqual(["B"]);
    expect(await names({ search_type: 2 })).toEqual(["C"]);
    expect(await names({ search_type: 1 })).toEqual(["B", "A"]);
    expect(await names({ client_id })).toEqual(["B"]);
    expect(await names({ startDate: "2026-11-21" })).toEqual(["C", "B"]);
    expect(await names({ endDate: "2026-11-20" })).toEqual(["A"]);
    expect(await names({ page: 2, size: 2 })).toEqual(["A"]);
  });

  test("asked for the count alone, answers the pagination alone", async () => {
    await save();
    const answer = await list({ is_count_only: true });
    expect(answer).toEqual({
      data: [],
      pagination: paged(1, 50, 1),
    });
  });
});
