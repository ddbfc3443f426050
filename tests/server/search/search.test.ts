import { beforeEach, describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
beforeEach(() => giveScreen(portal, "search", Object.values(roleIds)));
type Who = "admin" | "customer" | "associate";

const find = async (body: StoneSearch, query = {}, who: Who = "admin"): Promise<Data<"searchStones">> =>
  (await portal.as(who).call("searchStones", { body, query })).data;
const count = async (body: StoneSearch, who: Who = "admin") =>
  (await find(body, { is_count_only: true }, who)).pagination.totalRecords;
const refused = (body: unknown, query = {}, who: Who = "admin") =>
  portal.as(who).call("searchStones", { body: body as StoneSearch, query });

describe("what is found", () => {
  test("a white search finds no fancy stone, and the reverse", async () => {
    for (const diamond_type of ["white", "fancy"] as const) {
      const { stockList } = await find({ diamond_type });
      expect(stockList.length).toBeGreaterThan(0);
      expect(new Set(stockList.map((stone) => stone.diamond_type))).toEqual(new Set([diamond_type]));
    }
    expect((await count({ diamond_type: "white" })) + (await count({ diamond_type: "fancy" }))).toBe(await count({}));
  });

  test("natural and lab-grown stones are told apart by their number", async () => {
    const { stockList } = await find({ attributes: { stone_origin: { values: ["2"] } } });
    expect(new Set(stockList.map(({ stone_origin }) => stone_origin))).toEqual(new Set([2]));
  });

  test("available and not available add up to all", async () => {
    const [one, two, three] = await Promise.all(([1, 2, 3] as const).map((availability) => count({ availability })));
    expect((one ?? 0) + (two ?? 0)).toBe(three);
  });

  test("what contains a code and what does not add up to all", async () => {
    const filter = (contain: 1 | 2) => count({ attributes: { shade: { values: ["NONE"], contain } } });
    expect((await filter(1)) + (await filter(2))).toBe(await count({}));
  });

  test("each count says what choosing it would give", async () => {
    const search: StoneSearch = { diamond_type: "white", attributes: { color: { values: ["D", "E"] } } };
    const { facets } = await find(search);
    for (const [code, expected] of Object.entries(facets?.color ?? {})) {
      expect(await count({ ...search, attributes: { color: { values: [code] } } })).toBe(expected);
    }
  });

  test("the formulas hold on every row", async () => {
    const { stockList } = await find({}, { size: 1000 });
    const round2 = (value: number) => Math.round((value + Number.EPSILON * Math.sign(value)) * 100) / 100;
    for (const stone of stockList) {
      const { rap, disc, price_per_ct = 0, total_amt = 0, carat, markup_ppc, sell_amt } = stone;
      if (rap !== null && disc !== null && disc !== undefined)
        expect(Math.abs(price_per_ct - rap * (1 + disc / 100))).toBeLessThan(0.0051);
      expect(Math.abs(total_amt - round2(price_per_ct * carat))).toBeLessThan(0.011);
      expect(Math.abs(sell_amt - round2(markup_ppc * carat))).toBeLessThan(0.011);
    }
  });

  test("the totals are those of all that was found, whatever the page", async () => {
    const all = await find({ diamond_type: "white" }, { size: 1000 });
    const page = await find({ diamond_type: "white" }, { size: 7, page: 2 });
    expect(page.totals).toEqual(all.totals);
    expect(page.stockList).toHaveLength(7);
    expect(all.totals?.pieces).toBe(all.pagination.totalRecords);
    expect(page.pagination).toMatchObject({ currentPage: 2, pageSize: 7 });
  });

  test("a page is five hundred unless one asks otherwise, and a page past the end is empty", async () => {
    expect((await find({})).pagination).toMatchObject({ currentPage: 1, pageSize: 500 });
    const past = await find({}, { page: 900_000 });
    expect(past.stockList).toEqual([]);
    expect(past.pagination.totalRecords).toBeGreaterThan(0);
    expect(past.loosen).toBeNull();
  });

  test("pasted numbers are found, taken or not there", async () => {
    const [free, held] = (
      await portal.pool.query(
        "SELECT id, stock_no, report_no FROM stone WHERE status = 1 AND report_no IS NOT NULL ORDER BY id LIMIT 2",
      )
    ).rows;
    await portal.pool.query("UPDATE stone SET status = 4 WHERE id = $1", [held.id]);
    const { numbers, stockList } = await find({
      numbers: [` ${free.report_no} `, held.stock_no.toLowerCase(), "NOBODY-1"],
    });
    expect(numbers).toEqual([
      { text: ` ${free.report_no} `, state: "found", stock_nos: [free.stock_no] },
      { text: held.stock_no.toLowerCase(), state: "taken", stock_nos: [held.stock_no] },
      { text: "NOBODY-1", state: "notFound", stock_nos: [] },
    ]);
    expect(stockList.map(({ stock_no }) => stock_no).sort()).toEqual([free.stock_no, held.stock_no].sort());
  });

  test("words of the trade join the filter, and the answer says how each was read", async () => {
    const { understood, stockList } = await find({ diamond_type: "white" }, { searchTerm: "D VVS gia qqqq" });
    expect(understood?.search.attributes?.color?.values).toEqual(["D"]);
    expect(understood?.search.attributes?.clarity?.values).toEqual(["VVS1", "VVS2"]);
    expect(understood?.unknown).toEqual(["qqqq"]);
    for (const stone of stockList) expect([stone.color, stone.lab]).toEqual(["D", "GIA"]);
  });

  test("a mistyped word stays in the answer, with the word that it is near to", async () => {
    const { understood } = await find({ diamond_type: "white" }, { searchTerm: "1ct roud gia qqqq" });
    expect(understood?.unknown).toEqual(["roud", "qqqq"]);
    expect(understood?.did_you_mean).toEqual([{ word: "roud", meant: ["round"] }]);
  });

  test("of a text that is no search at all, the first words are guessed at and the others named", async () => {
    const letters = [..."abcdefghijklmnop"];
    const typed = letters.flatMap((one) => letters.map((other) => `rou${one}${other}z`)).join(" ");
    const { understood } = await find({}, { searchTerm: typed.slice(0, 2000) });
    expect(understood?.unknown.length).toBeGreaterThan(100);
    expect(understood?.did_you_mean.length).toBeLessThanOrEqual(10);
  });

  test("where nothing is found, the one condition is named that empties the result", async () => {
    const search: StoneSearch = {
      diamond_type: "white",
      attributes: { color: { values: ["D"] } },
      ranges: { carat: { from: 640 } },
    };
    expect((await find(search)).loosen).toEqual({ name: "carat", count: await count({ ...search, ranges: {} }) });
  });

  test("what is given up first is what says least: an oval loses its cut before it becomes a round", async () => {
    const grades = { color: { values: ["D", "E", "F"] }, cut: { values: ["EX"] } };
    const search: StoneSearch = { diamond_type: "white", attributes: { shape: { values: ["OVAL"] }, ...grades } };
    const withoutCut = { ...search, attributes: { shape: { values: ["OVAL"] }, color: grades.color } };
    const withoutShape = { ...search, attributes: grades };
    expect(await count(withoutShape)).toBeGreaterThan(await count(withoutCut));
    expect((await find(search)).loosen).toEqual({ name: "cut", count: await count(withoutCut) });
  });

  test("an address finds what the whole filter finds", async () => {
    const query = {
      diamond_type: "white",
      color: "D,E",
      shade: "!BR",
      carat: "0.3..1.49",
      sort: "-carat,stock_no",
    } as const;
    const byAddress = (await portal.as("admin").call("searchByAddress", { query })).data;
    const whole = await find({
      diamond_type: "white",
      attributes: { color: { values: ["D", "E"] }, shade: { values: ["BR"], contain: 2 } },
      ranges: { carat: { from: 0.3, to: 1.49 } },
      sort: "-carat,stock_no",
    });
    expect(byAddress.stockList.map(({ id }) => id)).toEqual(whole.stockList.map(({ id }) => id));
    expect(byAddress.totals).toEqual(whole.totals);
  });

  test("the choices of all fourteen attributes come with their counts", async () => {
    const { data } = await portal.as("customer").call("filterSearch", { body: { diamond_type: "white" } });
    for (const name of [
      "shape",
      "color",
      "fancy",
      "overtone",
      "intensity",
      "clarity",
      "lab",
      "cut",
      "shade",
      "polish",
      "milky",
      "symmetry",
      "location",
      "fluorescence",
    ] as const)
      expect(data[name].length).toBeGreaterThan(0);
    expect(data.shape.reduce((sum, { count }) => sum + count, 0)).toBe(data.count);
    expect(data.totals.pieces).toBe(data.count);
  });
});

describe("who sees what", () => {
  test("a limited customer's rows, counts and totals hold nothing out of reach", async () => {
    await portal.pool.query(
      `INSERT INTO inventory_access (account_id, diamond_types, stone_origins) VALUES ($1, '{white}', '{2}')
        ON CONFLICT (account_id) DO UPDATE SET diamond_types = '{white}', stone_origins = '{2}', provider_ids = NULL, locations = NULL`,
      [await ownerId(portal, "customer")],
    );
    const { stockList, facets, totals } = await find({}, { size: 1000 }, "customer");
    const { rows } = await portal.pool.query(
      "SELECT count(*)::integer AS n FROM stone WHERE diamond_type = 'white' AND stone_origin = 2 AND status IN (1, 3, 4, 5)",
    );
    expect(totals?.pieces).toBe(rows[0].n);
    expect(facets?.stone_origin).toEqual({ "2": rows[0].n });
    expect(stockList.every((stone) => stone.diamond_type === "white" && stone.stone_origin === 2)).toBe(true);
  });

  test("what is sold or off the market is nowhere for a buyer", async () => {
    const { rows } = await portal.pool.query(
      "UPDATE stone SET status = 8 WHERE id = (SELECT min(id) FROM stone WHERE status = 1) RETURNING stock_no",
    );
    expect(await count({ numbers: [rows[0].stock_no] }, "customer")).toBe(0);
    expect(await count({ numbers: [rows[0].stock_no] })).toBe(1);
  });

  test("the office and an associate ask for a client, at the client's prices", async () => {
    const user_id = await ownerId(portal, "customer");
    const [own, asClient] = [
      await find({}, { size: 20 }, "customer"),
      await find({}, { size: 20, user_id }, "associate"),
    ];
    expect(asClient.stockList.map(({ sell_amt }) => sell_amt)).toEqual(own.stockList.map(({ sell_amt }) => sell_amt));
    expectRefusal(await refused({}, { user_id: await ownerId(portal, "customer2") }, "associate"), 404, "notFound");
  });
});

describe("what is refused", () => {
  test.each([
    [
      "a range upside down",
      { ranges: { carat: { from: 2, to: 1 } } },
      422,
      "rangeUpsideDown",
      ["/data/ranges/carat/to"],
    ],
    ["a sort by an unknown column", { sort: "-beauty" }, 422, "sortUnknown", ["/data/sort"]],
    [
      "ten thousand chips",
      { attributes: { color: { values: Array.from({ length: 10_000 }, (_, i) => `C${i}`) } } },
      400,
      "malformed",
      ["/data/attributes/color/values"],
    ],
    [
      "five hundred and one numbers",
      { numbers: Array.from({ length: 501 }, (_, i) => `N${i}`) },
      400,
      "malformed",
      ["/data/numbers"],
    ],
    [
      "an attribute that there is not",
      { attributes: { beauty: { values: ["X"] } } },
      400,
      "unknownField",
      ["/data/attributes/beauty"],
    ],
    ["a day that there is not", { startDate: "2026-02-31" }, 400, "malformed", ["/data/startDate"]],
  ] as const)("%s", async (_, body, status, code, fields) => {
    expectRefusal(await refused(body), status, code, [...fields]);
  });

  test("a list of a hundred thousand numbers", async () => {
    const numbers = Array.from({ length: 100_000 }, (_, i) => `NUMBER-${i}`);
    expectRefusal(await refused({ numbers }), 413, "tooLarge");
  });

  test.each([
    [{ ranges: { price_per_ct: { from: 1 } } }, "/data/ranges/price_per_ct"],
    [{ ranges: { disc: { to: -30 } } }, "/data/ranges/disc"],
    [{ attributes: { provider: { values: ["1"] } } }, "/data/attributes/provider"],
    [{ sort: "-disc" }, "/data/sort"],
  ])("a customer who searches by what the house pays: %j", async (body, field) => {
    expectRefusal(await refused(body, {}, "customer"), 403, "costHidden", [field]);
    expect((await refused(body)).status).toBe(200);
  });

  test("an address with a misspelt filter or too many numbers", async () => {
    const admin = portal.as("admin");
    expectRefusal(await admin.call("searchByAddress", { query: { colour: "D" } as never }), 400, "unknownParameter");
    const numbers = Array.from({ length: 501 }, (_, i) => `N${i}`).join(",");
    expectRefusal(await admin.call("searchByAddress", { query: { numbers } }), 400, "malformed", ["/query/numbers"]);
    expectRefusal(await admin.call("searchByAddress", { query: { sort: "beauty" } }), 422, "sortUnknown");
  });
});
