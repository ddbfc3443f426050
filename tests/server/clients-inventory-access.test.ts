import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { within } from "#server/access/stock-access.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { budget } from "#support/budget.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const all = { diamond_types: null, stone_origins: null, provider_ids: null, locations: null };
type Wish = Partial<Body<"setInventorySettings">>;

const settings = async (by: DemoName, of: DemoName) =>
  portal.as(by).call("getInventorySettings", { path: { id: await ownerId(portal, of) } });
const set = async (by: DemoName, of: DemoName, wish: Wish) =>
  portal.as(by).call("setInventorySettings", {
    path: { id: await ownerId(portal, of) },
    body: { ...all, version: 0, ...wish },
  });
const found = async (by: DemoName) =>
  (await portal.as(by).call("searchStones", { query: { is_count_only: true }, body: {} })).data.pagination.totalRecords;

describe("what an account may see of the stock", () => {
  test("is all of it until somebody limits it, and less from the very next search on", async () => {
    expect((await settings("admin", "newcomer")).data.userInventoryAccess).toEqual({ ...all, version: 0 });
    const before = await found("newcomer");
    const answer = await set("admin", "newcomer", { diamond_types: ["fancy"] });
    expect([answer.message, answer.data.userInventoryAccess]).toEqual([
      messages.inventoryAccessSaved,
      { ...all, diamond_types: ["fancy"], version: 1 },
    ]);
    expect(await found("newcomer")).toBeLessThan(before);
    await set("admin", "newcomer", { version: 1 });
    expect(await found("newcomer")).toBe(before);
  });

  test("can be chosen by type, origin, provider and location, all at once", async () => {
    const { providers, getAllLocations } = (await settings("admin", "newcomer")).data;
    const wish: Wish = {
      diamond_types: ["white"],
      stone_origins: [2],
      provider_ids: providers.slice(0, 2).map(({ id }) => id),
      locations: getAllLocations.slice(0, 3).map(({ code }) => code),
    };
    expect((await set("admin", "newcomer", wish)).data.userInventoryAccess).toEqual({ ...wish, version: 1 });
  });

  test("is chosen among every location of the stock, and those of the master", async () => {
    await portal.pool.query("UPDATE stone SET location = 'ATLANTIS' WHERE id = (SELECT min(id) FROM stone)");
    const { rows } = await portal.pool.query("SELECT DISTINCT location FROM stone WHERE location IS NOT NULL");
    const { getAllLocations } = (await settings("admin", "newcomer")).data;
    const offered = getAllLocations.map(({ code }) => code);
    expect(offered).toEqual(expect.arrayContaining(rows.map(({ location }) => location)));
    expect(offered).toEqual(expect.arrayContaining(["ATLANTIS", "MUMBAI"]));
    expect(new Set(offered).size).toBe(offered.length);
    expect((await set("admin", "newcomer", { locations: ["ATLANTIS"] })).status).toBe(200);
    expect(await found("newcomer")).toBe(1);
  });

  test("is never nothing, which would hide every stone, and never what is not known", async () => {
    for (const field of ["diamond_types", "stone_origins", "provider_ids", "locations"] as const) {
      expectRefusal(await set("admin", "newcomer", { [field]: [] }), 422, "accessEmpty", [`/data/${field}`]);
    }
    const unknown = { provider_ids: [999_999], locations: ["NOWHERE"] };
    expectRefusal(await set("admin", "newcomer", unknown), 422, "notOffered", [
      "/data/locations",
      "/data/provider_ids",
    ]);
  });

  test("of two who set it, the second reads what the first has set", async () => {
    await set("admin", "newcomer", { stone_origins: [1] });
    const refused = await set("admin2", "newcomer", { stone_origins: [2] });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ userInventoryAccess: { stone_origins: [1], version: 1 } });
    expect(refused.body.refused).toMatchObject([{ meanwhile: { event: "inventory_access.insert", by: "Ines Novak" } }]);
  });

  test("is read by id, by everybody their own", async () => {
    await set("admin", "newcomer", { stone_origins: [1] });
    const id = await ownerId(portal, "newcomer");
    const own = await portal.as("newcomer").call("getInventoryAccess", { path: { id } });
    expect(own.data).toEqual({ ...all, stone_origins: [1], version: 1 });
    expectRefusal(await portal.as("customer").call("getInventoryAccess", { path: { id } }), 404, "notFound");
    expectRefusal(await portal.as("associate").call("getInventoryAccess", { path: { id } }), 404, "notFound");
    expect((await portal.as("qc").call("getInventoryAccess", { path: { id } })).data.version).toBe(1);
  });

  test("of associates and external clients administrators set, by their rights on those screens", async () => {
    for (const whom of ["associate", "api", "ftp"] as const) {
      expect([whom, (await set("admin", whom, { stone_origins: [2] })).status]).toEqual([whom, 200]);
      expect([whom, (await set("associate2", whom, { stone_origins: [2] })).status]).toEqual([whom, 404]);
    }
  });

  test("an associate opens to own customers what they see themselves, and no more", async () => {
    await portal.pool.query("DELETE FROM inventory_access");
    await set("admin", "associate", { diamond_types: ["white"], provider_ids: [1, 2] });
    const { providers } = (await settings("associate", "customer")).data;
    expect(providers.map(({ id }) => id).sort()).toEqual([1, 2]);
    const open = (wish: Wish) => set("associate", "customer", { diamond_types: ["white"], provider_ids: [1], ...wish });
    expect((await open({})).status).toBe(200);
    const more = { version: 1, diamond_types: null, provider_ids: [1, 3] };
    expectRefusal(await open(more), 422, "accessNotHeld", ["/data/diamond_types", "/data/provider_ids"]);
    await set("admin", "customer", { provider_ids: [1, 3], version: 1 });
    // An access that the house opened may stay, and be narrowed.
    expect((await open({ provider_ids: [3], version: 2 })).status).toBe(200);
    expectRefusal(await set("associate", "customer2", {}), 404, "notFound");
  });
});

test("a part lies within a limit when every one of it is allowed; all of it lies within no limit alone", () => {
  const part = fc.option(fc.uniqueArray(fc.nat(6)), { nil: null });
  fc.assert(
    fc.property(part, part, (one, limit) => {
      const everything = [0, 1, 2, 3, 4, 5, 6, 7];
      const opened = one ?? everything;
      const allowed = new Set(limit ?? everything);
      expect(within(one, limit)).toBe(opened.every((each) => allowed.has(each)));
    }),
    budget(),
  );
});
