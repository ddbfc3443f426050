import { beforeEach, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { aRecentSearch } from "#support/kept-rows.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
beforeEach(() => giveScreen(portal, "search", Object.values(roleIds)));

type Made = Body<"recordSearch">;
const record = async (search: Made["search"], more: Partial<Made> = {}, who = portal.as("customer")) => {
  portal.clock.advance(minutes(1));
  return who.call("recordSearch", { body: { search, ...more } });
};
const list = async (query: object = {}, who = portal.as("customer")) =>
  (await who.call("listRecentSearches", { query })).data;
const white = { diamond_type: "white" as const };
const fancy = { diamond_type: "fancy" as const };

/** The next day, without losing the session over night. */
async function tomorrow(who = portal.as("customer")): Promise<void> {
  for (const _ of [1, 2]) {
    portal.clock.advance(hours(8));
    await who.call("getProfile");
  }
}

describe("a search that somebody stayed with", () => {
  test("is remembered with what it found", async () => {
    const made = await record(white);
    const found = (await portal.as("customer").call("searchStones", { body: white })).data.pagination.totalRecords;
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      search: white,
      pieces: found,
      client: null,
      by: { name: "Mara Lind", company_name: "Northlight Jewels", role_id: 2 },
    });
    expect((await list()).data).toEqual([made.data]);
    const { id } = made.data;
    expect((await portal.as("customer").call("getRecentSearch", { path: { id } })).data).toEqual(made.data);
  });

  test("comes to the top when it is made again, however it is sorted and written", async () => {
    const first = await record({ ...white, attributes: { color: { values: ["D", "E"] } } });
    await record(fancy);
    const again = await record({ ...white, attributes: { color: { values: ["E", "D"] } }, sort: "-carat" });
    expect(again.data.id).toBe(first.data.id);
    const { data } = await list();
    expect(data.map(({ search }) => [search.diamond_type, search.sort])).toEqual([
      ["white", "-carat"],
      ["fancy", undefined],
    ]);
  });

  test("for a client, or for pairs, is another one", async () => {
    const client_id = await ownerId(portal, "customer");
    const who = portal.as("associate");
    await record(white, {}, who);
    await record(white, { client_id }, who);
    await record(white, { search_type: 2, pair: { carat: 0.02 } }, who);
    expect((await list({}, who)).data.map(({ search_type, client }) => [search_type, client?.id])).toEqual([
      [2, undefined],
      [1, client_id],
      [1, undefined],
    ]);
  });

  test("for oneself is one's own", async () => {
    const client_id = await ownerId(portal, "customer");
    const own = await record(white);
    expect((await record(white, { client_id })).data.id).toBe(own.data.id);
  });

  test("of each person the latest hundred are kept", async () => {
    await portal.pool.query(
      `INSERT INTO recent_search (account_id, search_type, params, pieces, searched_at)
        SELECT $1, 1, jsonb_build_object('search', jsonb_build_object('begins', n::text)), 0, $2::timestamptz - n * interval '1 minute'
        FROM generate_series(1, 100) n`,
      [await ownerId(portal, "customer"), portal.clock.now()],
    );
    await aRecentSearch(portal, "customer2");
    await record(white);
    const { data, pagination } = await list({ size: 200 });
    expect([pagination.totalRecords, data[0]?.search, data.at(-1)?.search]).toEqual([100, white, { begins: "99" }]);
    expect((await list({}, portal.as("customer2"))).pagination.totalRecords).toBe(1);
  });

  test("is refused where the search would be", async () => {
    const upsideDown = await record({ ranges: { carat: { from: 2, to: 1 } } });
    expectRefusal(upsideDown, 422, "rangeUpsideDown", ["/data/search/ranges/carat/to"]);
    expectRefusal(await record({ sort: "disc" }), 403, "costHidden", ["/data/search/sort"]);
    expectRefusal(await record(white, { client_id: await ownerId(portal, "customer2") }), 404, "notFound");
  });
});

describe("run again", () => {
  test("it answers like a search, and comes to the top", async () => {
    const { id } = (await record(white)).data;
    await record(fancy);
    portal.clock.advance(minutes(1));
    const query = { page: 1, size: 5 };
    const again = await portal.as("customer").call("runRecentSearch", { path: { id }, query });
    const searched = await portal.as("customer").call("searchStones", { body: white, query });
    expect(again.data).toEqual(searched.data);
    expect((await list()).data.map(({ search }) => search.diamond_type)).toEqual(["white", "fancy"]);
  });

  test("the same act sent twice is answered alike, stones and all", async () => {
    const { id } = (await record(white)).data;
    const twice = portal.as("customer").with({ "idempotency-key": "run-it-once-more" });
    const asked = { path: { id }, query: { page: 1, size: 5 } };
    const first = await twice.call("runRecentSearch", asked);
    expect(first.data.stockList).toHaveLength(5);
    expect((await twice.call("runRecentSearch", asked)).data).toEqual(first.data);
  });

  test("it is made for the client that it was made for", async () => {
    const client_id = await ownerId(portal, "customer2");
    const { id } = (await record(white, { client_id }, portal.as("admin"))).data;
    const run = await portal.as("admin").call("runRecentSearch", { path: { id }, query: { size: 1 } });
    const theirs = await portal.as("customer2").call("searchStones", { body: white });
    expect(run.data.pagination.totalRecords).toBe(theirs.data.pagination.totalRecords);
  });

  test("it is refused where one may not search like that any more, and stays where it was", async () => {
    const id = await aRecentSearch(portal, "customer", { search: { ranges: { disc: { from: -50 } } } });
    expectRefusal(await portal.as("customer").call("runRecentSearch", { path: { id } }), 403, "costHidden");
    expect((await list()).data.map(({ pieces }) => pieces)).toEqual([1]);
  });
});

describe("the list", () => {
  test("holds one's own, by type, mode and day", async () => {
    await record(white);
    await tomorrow();
    await record(fancy, { search_type: 2 });
    await aRecentSearch(portal, "customer2");
    const types = async (query: object) => (await list(query)).data.map(({ diamond_type }) => diamond_type);
    expect(await types({})).toEqual(["fancy", "white"]);
    expect(await types({ diamond_type: "white" })).toEqual(["white"]);
    expect(await types({ search_type: 2 })).toEqual(["fancy"]);
    expect(await types({ startDate: "2026-11-21" })).toEqual(["fancy"]);
    expect(await types({ endDate: "2026-11-20" })).toEqual(["white"]);
    const counted = await list({ is_count_only: true });
    expect([counted.data, counted.pagination.totalRecords]).toEqual([[], 2]);
  });

  test("of everybody is the office's, by role and by client", async () => {
    await aRecentSearch(portal, "customer");
    await aRecentSearch(portal, "customer2");
    await aRecentSearch(portal, "admin");
    const client_id = await ownerId(portal, "customer2");
    await record(fancy, { client_id }, portal.as("admin"));
    for (const name of ["admin2", "qc", "auditor"] as const) {
      const by = async (query: object) => (await list(query, portal.as(name))).data.map(({ by }) => by.name).sort();
      expect(await by({ role_id: 2 })).toEqual(["Mara Lind", "Tom Alder"]);
      expect(await by({ role_id: 1 })).toEqual(["Ines Novak", "Ines Novak"]);
      expect(await by({ client_id })).toEqual(["Ines Novak", "Tom Alder"]);
      expect(await by({})).toEqual([]);
    }
  });

  test("of their own customers is an associate's, and nobody else's", async () => {
    const mara = await ownerId(portal, "customer");
    const tom = await ownerId(portal, "customer2");
    await aRecentSearch(portal, "customer");
    await aRecentSearch(portal, "customer2");
    const by = async (query: object, name: "associate" | "customer" | "api") =>
      (await list(query, portal.as(name))).data.map(({ by }) => by.name);
    expect(await by({ role_id: 2 }, "associate")).toEqual(["Mara Lind"]);
    expect(await by({ client_id: mara }, "associate")).toEqual(["Mara Lind"]);
    expect(await by({ client_id: tom }, "associate")).toEqual([]);
    expect(await by({ role_id: 2 }, "customer")).toEqual(["Mara Lind"]);
    expect(await by({ client_id: tom }, "customer")).toEqual([]);
    expect(await by({ role_id: 2 }, "api")).toEqual([]);
  });
});
