import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { costFields } from "#domain/price-fields.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const rows = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];
const list = async (who: Api = admin(), body: object = {}) => (await who.call("listFeaturedStones", { body })).data;
const save = (body: object, who: Api = admin()) => who.send("saveFeaturedStones", { body });
type Listed = Awaited<ReturnType<typeof list>>;
const numbersOf = ({ featureStoneList }: Pick<Listed, "featureStoneList">) =>
  featureStoneList.map(({ stone }) => stone.stock_no);

const businessOf = async (name: "customer" | "customer2" | "api") => {
  const id = await ownerId(portal, name);
  const [row] = await rows<{ business_id: number }>("SELECT business_id FROM account WHERE id = $1", [id]);
  return row?.business_id ?? 0;
};
/** A stone that is nobody's special stone yet, and that everybody may see. */
async function plainStones(n: number): Promise<string[]> {
  const found = await rows<{ stock_no: string }>(
    `SELECT stock_no FROM stone s WHERE status = 1 AND stone_origin = 2 AND diamond_type = 'white'
      AND provider_id = (SELECT min(id) FROM provider)
      AND NOT EXISTS (SELECT FROM featured_stone f WHERE f.stone_id = s.id) ORDER BY id LIMIT $1`,
    [n],
  );
  return found.map(({ stock_no }) => stock_no);
}
async function saved(body: object) {
  const { featureStoneList } = (await save(body)).data as Pick<Listed, "featureStoneList">;
  const [first] = featureStoneList;
  if (!first) throw new Error("nothing was featured");
  return first;
}

describe("an administrator", () => {
  test("features several stones at once for everybody, and customers see them in that order", async () => {
    const [a = "", b = ""] = await plainStones(2);
    const answer = await save({ stock_numbers: [b, a, b], remark: "Eye-clean" });
    expect([answer.status, answer.message]).toEqual([200, messages.featuredSaved]);
    expect(numbersOf(answer.data as Listed)).toEqual([b, a]);
    for (const who of [portal.as("customer"), portal.as("customer2"), portal.asGuest(), portal.as("associate")]) {
      expect(numbersOf(await list(who)).filter((number) => [a, b].includes(number))).toEqual([b, a]);
    }
  });

  test("changes an entry, and moves it to another place", async () => {
    const [a = ""] = await plainStones(1);
    const { id, version } = await saved({ stock_numbers: [a] });
    const changed = await saved({ id, remark: "The first one", sequence: 1, version });
    expect(changed).toMatchObject({ id, remark: "The first one", sequence: 1, version: version + 1 });
    expect(numbersOf(await list()).slice(0, 2)).toContain(a);
  });

  test("deletes one: the stone stays in the stock, and is special no longer", async () => {
    const [a = ""] = await plainStones(1);
    const { id } = await saved({ stock_numbers: [a] });
    expect((await admin().call("deleteFeaturedStone", { path: { id } })).message).toBe(messages.featuredDeleted);
    expect(numbersOf(await list())).not.toContain(a);
    expect(await plainStones(1)).toEqual([a]);
  });

  test("switches one off, and buyers see it no more; twice is refused", async () => {
    const [a = ""] = await plainStones(1);
    const { id } = await saved({ stock_numbers: [a] });
    const turn = (is_active: boolean) => admin().send("setFeaturedStoneStatus", { path: { id }, body: { is_active } });
    await turn(false);
    expect(numbersOf(await list(portal.as("customer")))).not.toContain(a);
    expect(numbersOf(await list(portal.as("qc")))).not.toContain(a);
    expect(numbersOf(await list())).toContain(a);
    expect(numbersOf(await list(admin(), { is_active: true }))).not.toContain(a);
    expectRefusal(await turn(false), 409, "transitionRefused");
    await turn(true);
    expect(numbersOf(await list(portal.as("customer")))).toContain(a);
  });
});

describe("what a rule refuses", () => {
  test("no stone at all", async () => {
    expectRefusal(await save({ stock_numbers: [] }), 422, "selectDiamond");
    expectRefusal(await save({}), 422, "selectDiamond");
  });

  test("numbers that no stone has and stones that are featured already, each by its number, and nothing is written", async () => {
    const [a = "", b = ""] = await plainStones(2);
    await save({ stock_numbers: [a] });
    const before = (await list()).pagination.totalRecords;
    const refused = await save({ stock_numbers: [b, a, "JD0"] });
    expectRefusal(refused, 422, "stonesNotTaken");
    expect(refused.body.refused).toEqual([
      { stock_no: "JD0", code: "stoneUnknown", reason: messages.stoneUnknown },
      { stock_no: a, code: "stoneFeatured", reason: messages.stoneFeatured },
    ]);
    expect((await list()).pagination.totalRecords).toBe(before);
    expect((await save({ stock_numbers: [a], business_id: await businessOf("customer") })).status).toBe(200);
  });

  test("a change that makes it the twin of another", async () => {
    const [a = ""] = await plainStones(1);
    await save({ stock_numbers: [a] });
    const { id, version } = await saved({ stock_numbers: [a], business_id: await businessOf("customer") });
    expectRefusal(await save({ id, business_id: null, version }), 409, "stoneFeatured");
  });

  test("a business and a person at once, and people who are not there", async () => {
    const [a = ""] = await plainStones(1);
    const both = { stock_numbers: [a], business_id: await businessOf("api"), user_id: await ownerId(portal, "api") };
    expectRefusal(await save(both), 422, "featuredForOne", ["/data/user_id"]);
    expectRefusal(await save({ stock_numbers: [a], business_id: 999_999 }), 404, "notFound");
    expectRefusal(await save({ stock_numbers: [a], user_id: 999_999 }), 404, "notFound");
  });

  test("a change of what somebody else has changed meanwhile, with the entry as it is now", async () => {
    const [a = ""] = await plainStones(1);
    const { id, version } = await saved({ stock_numbers: [a] });
    await save({ id, remark: "Theirs", version }, portal.as("admin2"));
    const refused = await save({ id, remark: "Mine", version });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ featureStoneList: [{ id, remark: "Theirs", version: version + 1 }] });
  });

  test("a change without the version that was seen, and one that also names stones", async () => {
    const [a = ""] = await plainStones(1);
    const { id, version } = await saved({ stock_numbers: [a] });
    expectRefusal(await save({ id, remark: "x" }), 400, "malformed");
    expectRefusal(await save({ id, version, stock_numbers: [a] }), 400, "malformed");
  });

  test("whoever may not manage them", async () => {
    const [a = ""] = await plainStones(1);
    for (const who of [portal.as("customer"), portal.asGuest(), portal.as("qc"), portal.as("associate")]) {
      expectRefusal(await save({ stock_numbers: [a] }, who), 403, "forbidden");
    }
  });
});

describe("for whom a stone is special", () => {
  test("what is meant for a business is seen by its people, by who serves them, and by nobody else", async () => {
    const [a = ""] = await plainStones(1);
    await save({ stock_numbers: [a], business_id: await businessOf("customer") });
    const sees = async (who: Api) => numbersOf(await list(who)).includes(a);
    expect(await sees(portal.as("customer"))).toBe(true);
    expect(await sees(portal.as("associate"))).toBe(true); // whose customer it is
    expect(await sees(portal.as("auditor"))).toBe(true);
    for (const who of [portal.as("customer2"), portal.as("associate2"), portal.as("newcomer"), portal.asGuest()]) {
      expect(await sees(who)).toBe(false);
    }
  });

  test("what is meant for a person is seen by that person", async () => {
    const [a = ""] = await plainStones(1);
    await save({ stock_numbers: [a], user_id: await ownerId(portal, "newcomer") });
    expect(numbersOf(await list(portal.as("newcomer")))).toContain(a);
    expect(numbersOf(await list(portal.as("customer")))).not.toContain(a);
  });

  test("a client meets a stone once, with what was written for them", async () => {
    const [a = ""] = await plainStones(1);
    await save({ stock_numbers: [a], remark: "For everybody" });
    await save({ stock_numbers: [a], business_id: await businessOf("customer"), remark: "For Northlight" });
    const met = (await list(portal.as("customer"))).featureStoneList.filter(({ stone }) => stone.stock_no === a);
    expect(met.map(({ remark }) => remark)).toEqual(["For Northlight"]);
    const whole = await list();
    expect(whole.featureStoneList.filter(({ stone }) => stone.stock_no === a)).toHaveLength(2);
    expect(whole.totals.pieces).toBe(new Set(numbersOf(whole)).size);
  });

  test("the list narrows by business, by client and by type", async () => {
    const business_id = await businessOf("customer");
    const ofBusiness = await list(admin(), { business_id });
    expect(ofBusiness.featureStoneList.length).toBeGreaterThan(0);
    expect(new Set(ofBusiness.featureStoneList.map(({ business }) => business?.company_name))).toEqual(
      new Set(["Northlight Jewels"]),
    );
    const user_id = await ownerId(portal, "customer2");
    expect(numbersOf(await list(admin(), { user_id, is_active: true }))).toEqual(
      numbersOf(await list(portal.as("customer2"))),
    );
    const fancy = await list(admin(), { diamond_type: "fancy" });
    expect(new Set(fancy.featureStoneList.map(({ stone }) => stone.diamond_type))).toEqual(new Set(["fancy"]));
    expect(fancy.pagination.totalRecords).toBeLessThan((await list()).pagination.totalRecords);
  });

  test("a buyer asks for nobody else, by id or by business", async () => {
    const user_id = await ownerId(portal, "customer");
    expectRefusal(await portal.as("customer2").send("listFeaturedStones", { body: { user_id } }), 404, "notFound");
    const foreign = await list(portal.as("customer2"), { business_id: await businessOf("customer") });
    expect(foreign).toMatchObject({ featureStoneList: [], totals: { pieces: 0, total_amt: 0 } });
  });

  test("what a buyer may not see is in no row, no count and no total, and prices are their own", async () => {
    const number = await aStockNumber(portal);
    await save({ stock_numbers: [number] });
    const before = await list(portal.as("customer"));
    await rows("UPDATE stone SET status = 8 WHERE stock_no = $1", [number]);
    const after = await list(portal.as("customer"));
    expect(after.pagination.totalRecords).toBe(before.pagination.totalRecords - 1);
    expect(after.totals.pieces).toBe(before.totals.pieces - 1);
    for (const { stone } of after.featureStoneList) {
      for (const name of [...costFields, "provider", "org_stock_no"]) expect(Object.keys(stone)).not.toContain(name);
    }
    const sum = after.featureStoneList.reduce((total, { stone }) => total + stone.sell_amt, 0);
    expect(after.totals.total_amt).toBeCloseTo(sum, 2);
  });
});
