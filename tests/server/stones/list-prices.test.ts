import { beforeEach, describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { paged } from "#support/paged.ts";
import { giveScreen } from "#support/rights.ts";

const portal = useApp();
const admin = () => portal.as("admin");
beforeEach(() => giveScreen(portal, "inventory/rap-prices", [1]));

const today = "2026-11-20"; // the tests' clock
const rows = async <T>(sql: string) => (await portal.pool.query(sql)).rows as T[];
const all = async () => {
  const first = (await admin().call("getRapPrice", { query: { size: 1000 } })).data;
  const pages = [first];
  for (let page = 2; page <= first.pagination.totalPages; page++) {
    pages.push((await admin().call("getRapPrice", { query: { size: 1000, page } })).data);
  }
  return pages.flatMap(({ data }) => data);
};
/** The list in force with every price changed. */
const changed = async (change: (price: number) => number) =>
  (await all()).map(({ id: _, version: __, price, ...row }) => ({
    ...row,
    price: change(price),
    color: row.color as "D",
    clarity: row.clarity as "IF",
  }));
const csvOf = (list: Awaited<ReturnType<typeof changed>>) =>
  list
    .map((row) =>
      [
        row.shape_group === "round" ? "BR" : "PS",
        row.clarity,
        row.color,
        row.from_carat,
        row.to_carat,
        row.price,
        "11/20/2026",
      ].join(","),
    )
    .join("\r\n");
const file = (text: string) => ({ list: new File([text], "list.csv", { type: "text/csv" }) });
const insertFile = (text: string, change: object = {}) =>
  admin().send("insertLatestPrices", {
    body: { label: "Our list", effective_on: today, ...change },
    files: file(text),
  });

type Inserted = {
  list: { list_no: number; prices: number };
  effect: Data<"insertLatestPrices">["effect"];
  job: string | null;
};

describe("the list prices in force", () => {
  test("come fifty a page, and the second page holds others", async () => {
    const { list, data, pagination } = (await admin().call("getRapPrice")).data;
    expect(list).toMatchObject({ list_no: 1, label: "Demo list (fictional)", is_synthetic: true });
    expect(pagination).toEqual(paged(1, 50, 3080));
    const second = (await admin().call("getRapPrice", { query: { page: 2 } })).data.data;
    expect(second.map(({ id }) => id)).not.toContain(data[0]?.id);
    expect(new Set((await all()).map(({ id }) => id)).size).toBe(3080);
  });

  test("are found by shape, colour, clarity and weight", async () => {
    const query = { shape_group: "round", color: "G", clarity: "VS2", carat: 1.01 } as const;
    const { data } = (await admin().call("getRapPrice", { query })).data;
    expect(data).toMatchObject([{ from_carat: 1, to_carat: 1.49, price: 8200, color: "G" }]);
  });

  test("are synced page 1 of 50 without a parameter", async () => {
    const { pagination, data } = (await admin().call("syncListPrices")).data;
    expect([pagination.currentPage, pagination.pageSize, data.length]).toEqual([1, 50, 50]);
    const other = (await admin().call("syncListPrices", { query: { pageNumber: 31, pageSize: 100 } })).data;
    expect([other.pagination.currentPage, other.data.length]).toEqual([31, 80]);
  });
});

describe("a new list", () => {
  test("tried, it tells how many stones would move by how much, and nothing is written", async () => {
    const before = await rows("SELECT sum(total_amt) FROM stone");
    const answer = await admin().call("insertLatestPrices", {
      body: { label: "Up", effective_on: today, dry_run: true, rows: await changed((price) => price * 1.1) },
    });
    expect(answer.message).toBe(messages.listPricesTried);
    const [{ count = 0 } = {}] = await rows<{ count: number }>("SELECT count(*) FROM stone WHERE rap IS NOT NULL");
    expect(answer.data).toMatchObject({ effect: { stones: count, change_pct: 10, gained: 0, lost: 0 }, job: null });
    await portal.runJobs();
    expect(await rows("SELECT sum(total_amt) FROM stone")).toEqual(before);
    expect((await admin().call("listPriceLists")).data.data).toHaveLength(1);
    expect(
      await rows(
        "SELECT body FROM audit_event WHERE data ->> 'workflow' = 'price_list' AND data ->> 'operation' = 'insertLatestPrices'",
      ),
    ).toEqual([]);
  });

  test("from its day on prices every stone by a job: discounts stay, prices follow to the cent", async () => {
    const list = await changed((price) => price + 700);
    const answer = await insertFile(csvOf(list));
    expect([answer.status, answer.message]).toEqual([201, messages.listPricesAdded]);
    const { job, list: head } = answer.data as Inserted;
    expect(head).toMatchObject({ list_no: 2, prices: 3080 });
    expect(job).not.toBeNull();
    await portal.runJobs();
    const wrong =
      await rows(`SELECT s.stock_no FROM stone s JOIN list_price p ON p.list_id = (SELECT id FROM price_list WHERE list_no = 2)
      AND p.shape_group = CASE s.shape WHEN 'ROUND' THEN 'round' ELSE 'pear' END AND p.color = s.color
      AND p.clarity = CASE s.clarity WHEN 'FL' THEN 'IF' ELSE s.clarity END AND s.carat BETWEEN p.from_carat AND p.to_carat
      WHERE s.rap IS DISTINCT FROM p.price OR s.price_list_id <> p.list_id`);
    expect(wrong).toEqual([]);
    const lists = (await admin().call("listPriceLists")).data.data;
    expect(lists.map(({ list_no, applied_at }) => [list_no, applied_at !== null])).toEqual([
      [2, true],
      [1, true],
    ]);
    expect((await admin().call("getRapPrice")).data.list?.list_no).toBe(2);
  });

  test("waits for its day", async () => {
    const before = await rows("SELECT sum(total_amt) FROM stone");
    const body = { label: "Next week", effective_on: "2026-11-27", rows: await changed((price) => price * 2) };
    expect((await admin().call("insertLatestPrices", { body })).data.job).toBeNull();
    const applyDue = async () => {
      const { applyPriceLists } = (await import("#server/services/jobs/kinds.ts")).jobKinds;
      const job = {
        id: "test",
        attempt: 1,
        isLastAttempt: true,
        house: portal.house,
        signal: new AbortController().signal,
        progress: async () => {},
        made: async () => {},
      };
      await applyPriceLists.run({}, job);
    };
    await applyDue();
    expect(await rows("SELECT sum(total_amt) FROM stone")).toEqual(before);
    portal.clock.advance(hours(7 * 24));
    await applyDue();
    expect(await rows("SELECT sum(total_amt) FROM stone")).not.toEqual(before);
  });

  test("stones that it does not price lose their list price and keep their price; others gain one", async () => {
    const few = (await changed((price) => price)).filter(({ shape_group }) => shape_group === "round");
    const answer = await insertFile(csvOf(few));
    const { effect } = answer.data as Inserted;
    expect(effect.lost).toBeGreaterThan(50);
    expect(effect).toMatchObject({ stones: 0, stay: effect.lost, change_pct: null, providers: [] });
    const prices = () => rows("SELECT id, price_per_ct, total_amt FROM stone ORDER BY id");
    const before = await prices();
    await portal.runJobs();
    const back = await insertFile(csvOf([...few, ...(await changedOfFirst())]));
    expect((back.data as Inserted).effect.gained).toBe(effect.lost);
    await portal.runJobs();
    expect(await prices()).toEqual(before);
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      "SELECT count(*) FROM stone WHERE rap IS NOT NULL AND shape <> 'ROUND'",
    );
    expect(count).toBe(effect.lost);
  });
  const changedOfFirst = async () => {
    const [first] = (await admin().call("listPriceLists")).data.data.slice(-1);
    const query = { list_id: first?.id ?? 0, shape_group: "pear" as const, size: 1000 };
    const pages = await Promise.all([1, 2].map((page) => admin().call("getRapPrice", { query: { ...query, page } })));
    return pages
      .flatMap(({ data }) => data.data)
      .map(({ id: _, version: __, ...row }) => ({ ...row, color: row.color as "D", clarity: row.clarity as "IF" }));
  };

  test("reads a file with a head in any order, in another country's writing", async () => {
    const text = 'Price;Colour;Purity;Shape;Low;High\n"$8,500";G;VS2;Round;1.00;1.49\n9,100;F;VS2;RD;1;1.49\n';
    const answer = await insertFile(text, { dry_run: true });
    expect((answer.data as Inserted).list.prices).toBe(2);
  });

  test.each([
    ["a column that is missing", "shape,clarity,color,from,to\nBR,VS2,G,1,1.49", ["/list/1/price"]],
    ["a price that is none", "BR,VS2,G,1,1.49,lots", ["/list/1/price"]],
    ["a colour that lists do not have", "BR,VS2,N,1,1.49,100\nBR,VS2,G,1,1.49,100", ["/list/1/color"]],
    ["a shape and a clarity that nobody knows", "XX,VS9,G,1,1.49,100", ["/list/1/clarity", "/list/1/shape"]],
    ["a range upside down", "BR,VS2,G,1.5,1.49,100", ["/list/1/to"]],
    ["a weight out of bounds", "BR,VS2,G,0,700,100", ["/list/1/from", "/list/1/to"]],
    ["ranges that overlap", "BR,VS2,G,1,1.49,100\nBR,VS2,F,1,1.49,100\n\nBR,VS2,G,1.49,1.99,100", ["/list/4/from"]],
  ])("%s is told by line and column, and nothing is written", async (_, text, fields) => {
    expectRefusal(await insertFile(text), 422, "listFaulty", fields);
    expect(await rows("SELECT count(*) FROM price_list")).toEqual([{ count: 1 }]);
  });

  test.each([
    ["an empty file", () => insertFile("\n\n"), "listEmpty"],
    ["a file of line ends", () => insertFile("\n".repeat(5_242_000)), "fileTooLong"],
    [
      "a million empty lines behind ten rows",
      () => insertFile("BR,VS2,G,1,1.49,100\n".repeat(10) + "\n".repeat(1_000_000)),
      "fileTooLong",
    ],
    ["a file that is no text", () => insertFile("BR\0"), "fileNotAllowed"],
    [
      "neither rows nor a file",
      () => admin().call("insertLatestPrices", { body: { label: "None", effective_on: today } }),
      "listEmpty",
    ],
    [
      "a day before the list in force",
      () => insertFile("BR,VS2,G,1,1.49,100", { effective_on: "2026-11-19" }),
      "listTooEarly",
    ],
  ] as const)("%s is refused", async (_, send, code) => {
    expectRefusal(await send(), 422, code);
  });

  test("rows in the body that overlap are refused at their place", async () => {
    const row = {
      shape_group: "round",
      color: "G",
      clarity: "VS2",
      from_carat: 1,
      to_carat: 1.49,
      price: 100,
    } as const;
    const body = { label: "Twice", effective_on: today, rows: [row, { ...row, from_carat: 1.4, to_carat: 1.6 }] };
    expectRefusal(await admin().call("insertLatestPrices", { body }), 422, "listFaulty", ["/data/rows/1/from_carat"]);
  });
});

describe("a change of prices", () => {
  const g = async () =>
    (await admin().call("getRapPrice", { query: { shape_group: "round", color: "G", clarity: "VS2", carat: 1.01 } }))
      .data;

  test("moves the stones of that cell alone", async () => {
    const { list, data } = await g();
    const row = data[0];
    const body = { list_id: list?.id ?? 0, version: 1, rows: [{ id: row?.id ?? 0, version: 1, price: 8610 }] };
    const tried = await admin().call("updateLatestPrices", { body: { ...body, dry_run: true } });
    expect(tried.message).toBe(messages.listPricesTried);
    const answer = await admin().call("updateLatestPrices", { body });
    expect(answer.message).toBe(messages.listPricesSaved);
    expect(answer.data.effect).toEqual(tried.data.effect);
    expect(answer.data.list.version).toBe(2);
    expect((await g()).data[0]).toMatchObject({ price: 8610, version: 2 });
    await portal.runJobs();
    const moved = await rows<{ shape: string; color: string; clarity: string; rap: string }>(
      "SELECT DISTINCT shape, color, clarity, rap FROM stone WHERE version = 2",
    );
    if (answer.data.effect.stones > 0)
      expect(moved).toEqual([{ shape: "ROUND", color: "G", clarity: "VS2", rap: "8610.00" }]);
    else expect(moved).toEqual([]);
  });

  test("that came too late reads who changed the list, and not that the portal priced the stock by it", async () => {
    const { list, data } = await g();
    const body = { list_id: list?.id ?? 0, version: 1, rows: [{ id: data[0]?.id ?? 0, version: 1, price: 8610 }] };
    await admin().call("updateLatestPrices", { body });
    await portal.runJobs();
    const refused = await portal.as("admin2").call("updateLatestPrices", { body: { ...body, dry_run: true } });
    expectRefusal(refused, 409, "staleVersion");
    const meanwhile = { event: "price_list.prices", by: "Ines Novak" };
    expect(refused.body.refused).toMatchObject([{ id: body.list_id, meanwhile }]);
  });

  test("of a list or a row that has moved on is refused whole", async () => {
    const { list, data } = await g();
    const id = data[0]?.id ?? 0;
    const send = (version: number, rowVersion: number, rowId = id) =>
      admin().call("updateLatestPrices", {
        body: { list_id: list?.id ?? 0, version, rows: [{ id: rowId, version: rowVersion, price: 1 }] },
      });
    const stale = await send(7, 1);
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ list: { version: 1 } });
    expectRefusal(await send(1, 7), 422, "listUnknownRow", ["/data/rows/0"]);
    expectRefusal(await send(1, 1, 4_711_000), 422, "listUnknownRow", ["/data/rows/0"]);
    expect((await g()).data[0]?.price).toBe(8200);
  });
});
