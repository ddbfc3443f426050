import { describe, expect, test } from "vitest";
import { defaultPairSetting, type PairSearch } from "#domain/search/pair-search.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { twins } from "#support/twins.ts";

const portal = useApp();
const rounds: PairSearch = { diamond_type: "white", attributes: { shape: { values: ["ROUND"] } } };
const heavy: PairSearch = { ...rounds, ranges: { carat: { from: 7.7, to: 7.8 } } };
const find = async (search: PairSearch, as = portal.as("admin")) =>
  (await as.call("searchPairs", { body: search, query: { size: 1000 } })).data;

describe("the house's usual tolerances", () => {
  const admin = () => portal.as("admin");
  const { from_carat } = defaultPairSetting;
  const set = (change: Partial<typeof defaultPairSetting>, version = 1) =>
    admin().call("setPairSetting", { body: { ...defaultPairSetting, ...change, version } });

  test("are the trade's until the house says otherwise, and everybody who searches reads them", async () => {
    for (const reader of [admin(), portal.as("customer"), portal.asGuest()])
      expect((await reader.call("getPairSetting")).data).toEqual({ ...defaultPairSetting, version: 1 });
    const fields = (await portal.as("customer").call("listPairFields")).data;
    expect(fields.find(({ field }) => field === "carat")).toMatchObject({
      kind: "number",
      may_be_null: false,
      most: 1,
    });
    expect(fields.filter(({ kind }) => kind === "equal").map(({ field }) => field)).toContain("lab");
  });

  test("are followed by every search that says nothing itself", async () => {
    await twins(portal);
    const narrow = { ...from_carat, width: 0.01 };
    expect((await set({ from_carat: narrow })).data).toMatchObject({ from_carat: narrow, version: 2 });
    expect((await find(heavy)).stockList).toEqual([]);
    expect((await find(heavy, portal.as("customer"))).search.pair).toMatchObject({ width: 0.01 });
    expect((await find({ ...heavy, pair: { width: 0.05 } })).stockList).toHaveLength(1);
  });

  test("show their effect before they are saved, and a look saves nothing", async () => {
    await twins(portal);
    const setting = { ...defaultPairSetting, from_carat: { ...from_carat, carat: 0 }, version: 1 };
    const effect = (await admin().call("previewPairSetting", { body: { shape: "ROUND", setting } })).data;
    const [light, heavyOnes] = effect;
    expect(light?.tried).toBe(light?.now);
    expect(heavyOnes?.tried ?? 0).toBeLessThan(heavyOnes?.now ?? 0);
    expect(heavyOnes?.stones).toBeGreaterThanOrEqual(2);
    expect((await admin().call("getPairSetting")).data.version).toBe(1);
    const nothing = await admin().call("previewPairSetting", { body: { shape: "NOT_A_SHAPE", setting } });
    expect(nothing.data.every(({ stones, now, tried }) => stones === 0 && now === 0 && tried === 0)).toBe(true);
  });

  test("are refused where they are wrong, each at its field, and nothing is saved", async () => {
    const wide = await set({ from_carat: { ...from_carat, length: 1.5 } });
    expectRefusal(wide, 422, "toleranceWrong", ["/data/from_carat/length"]);
    const empty = { ...defaultPairSetting, below_carat: { ...from_carat, carat: null }, version: 1 };
    expectRefusal(await admin().call("setPairSetting", { body: empty as never }), 400, "malformed", [
      "/data/below_carat/carat",
    ]);
    for (const name of ["associate", "customer"] as const)
      expectRefusal(
        await portal.as(name).call("setPairSetting", { body: { ...defaultPairSetting, version: 1 } }),
        403,
        "forbidden",
      );
    expect((await admin().call("getPairSetting")).data.version).toBe(1);
  });

  test("are not overwritten unseen", async () => {
    await set({ is_exclusive: false });
    const stale = await set({ equal: [] });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ is_exclusive: false, version: 2 });
  });
});
