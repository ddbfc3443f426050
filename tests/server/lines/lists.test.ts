import { beforeEach, describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { type ListedLine, listedLine, listedPaper } from "#support/listed-lines.ts";
import { paged } from "#support/paged.ts";
import { ownerId } from "#support/rows.ts";
import { linesOf, numbersOf, sevenLists, sevenNames } from "#support/shown-lists.ts";

/** The house is in Kolkata: what was done there on the 19th just before midnight was at 18:29 in London. */
const today = "2026-11-20T08:00:00Z";
const lateYesterday = "2026-11-19T18:29:00Z";
const longAgo = "2026-11-02T09:00:00Z";
const portal = useApp({ timeZone: "Asia/Kolkata" });

describe.each(sevenNames)("the filters of the list of %s (spec §3)", (list) => {
  const { id, live, ended, tabs, size } = sevenLists[list];
  let one: ListedLine;
  let fancy: ListedLine;
  let old: ListedLine;
  let orderNo: string;
  let memoNo: string;
  const all = { currentTab: "all" };
  const shown = async (query: object, stock_numbers?: string[]) =>
    numbersOf(await linesOf(portal.as("admin"), id, query, stock_numbers)).toSorted();
  const of = (...lines: ListedLine[]) => lines.map(({ stock_no }) => stock_no).toSorted();

  beforeEach(async () => {
    const order = await listedPaper(portal, "order", await ownerId(portal, "customer"));
    await listedPaper(portal, "memo", await ownerId(portal, "customer")); // so that the numbers differ
    const memo = await listedPaper(portal, "memo", await ownerId(portal, "customer2"));
    orderNo = order.number;
    memoNo = memo.number;
    const papers = list === "memo" ? { memo: memo.id } : list === "confirm" ? { order: order.id } : {};
    const customer = { list, holder: "customer", papers } as const;
    const [state, status] = live;
    old = await listedLine(portal, { ...customer, state: ended[0], status: ended[1], at: longAgo });
    fancy = await listedLine(portal, {
      ...customer,
      holder: "customer2",
      state,
      status,
      at: lateYesterday,
      type: "fancy",
    });
    one = await listedLine(portal, { ...customer, state, status, at: today });
  });

  test("startDate leaves out what is older", async () => {
    expect(await shown({ ...all, startDate: "2026-11-20" })).toEqual(of(one));
    expect(await shown({ ...all, startDate: "2026-11-19" })).toEqual(of(one, fancy));
  });

  test("endDate leaves out what is newer; its own day stays to the last minute", async () => {
    expect(await shown({ ...all, endDate: "2026-11-19" })).toEqual(of(fancy, old));
    expect(await shown({ ...all, startDate: "2026-11-19", endDate: "2026-11-19" })).toEqual(of(fancy));
    expect(await shown({ ...all, endDate: "2026-11-18" })).toEqual(of(old));
  });

  test("status shows the lines of a code, on all tabs where none is named", async () => {
    expect(await shown({ status: live[1] })).toEqual(of(one, fancy));
    expect(await shown({ status: ended[1] })).toEqual(of(old));
    expect(await shown({ status: ended[1], currentTab: tabs[0] })).toEqual([]);
    expect(await shown({ status: 77 })).toEqual([]);
  });

  test("user_id shows the lines of one client, business_id of one business, diamond_type of one kind", async () => {
    expect(await shown({ ...all, user_id: await ownerId(portal, "customer2") })).toEqual(of(fancy));
    const { rows } = await portal.pool.query("SELECT business_id AS id FROM account WHERE user_name = 'customer'");
    expect(await shown({ ...all, business_id: rows[0].id })).toEqual(of(one, old));
    expect(await shown({ ...all, diamond_type: "fancy" })).toEqual(of(fancy));
    expect(await shown({ ...all, diamond_type: "white" })).toEqual(of(one, old));
  });

  test("search finds a stock number, a report, a client and a company", async () => {
    expect(await shown({ ...all, search: one.stock_no.toLowerCase() })).toEqual(of(one));
    expect(await shown({ ...all, search: old.report_no })).toEqual(of(old));
    expect(await shown({ ...all, search: "tom ald" })).toEqual(of(fancy));
    expect(await shown({ ...all, search: " Northlight " })).toEqual(of(one, old));
    expect(await shown({ ...all, search: "no such thing" })).toEqual([]);
    expect(await shown({ ...all, search: "%" })).toEqual([]);
  });

  test("search finds the number of a paper", async () => {
    const number = list === "memo" ? memoNo : orderNo;
    const carries = list === "memo" || list === "confirm";
    expect(await shown({ ...all, search: number })).toEqual(carries ? of(one, fancy, old) : []);
  });

  test("stock_numbers of the body narrow to pasted stones", async () => {
    expect(await shown(all, [` ${fancy.stock_no} `, old.stock_no, "NONE-1"])).toEqual(of(fancy, old));
    expect(await shown(all, [])).toEqual([]);
  });

  test("two filters narrow together, and the totals with them", async () => {
    const asked = await linesOf(portal.as("admin"), id, { ...all, diamond_type: "white", endDate: "2026-11-19" });
    expect(numbersOf(asked)).toEqual([old.stock_no]);
    expect(asked.totals).toMatchObject({ pieces: 1, carat: asked.data[0]?.stone.carat });
    expect(asked.pagination.totalRecords).toBe(1);
  });

  test("currentTab shows the tab's lines, the first where none is named, and every tab is counted", async () => {
    expect(await shown({})).toEqual(of(one, fancy));
    expect(await shown({ currentTab: tabs[0] })).toEqual(of(one, fancy));
    expect(await shown({ currentTab: tabs[1] })).toEqual(of(old));
    expect(await shown(all)).toEqual(of(one, fancy, old));
    const { tabs: counts } = await linesOf(portal.as("admin"), id, { diamond_type: "white" });
    expect(counts).toMatchObject({ [tabs[0] ?? ""]: 1, [tabs[1] ?? ""]: 1, all: 2 });
  });

  test("a tab that the list has not is refused", async () => {
    for (const currentTab of ["nothing", "constructor", "__proto__"]) {
      const answer = await portal.as("admin").call(id, { query: { currentTab } });
      expectRefusal(answer, 422, "notOffered", ["/query/currentTab"]);
    }
  });

  test("a page has as many lines as the list begins with, and pages do not overlap", async () => {
    const { pagination } = await linesOf(portal.as("admin"), id);
    expect(pagination).toEqual(paged(1, size, 2));
    const pages = [1, 2, 3].map((page) => linesOf(portal.as("admin"), id, { ...all, page, size: 1 }));
    const numbers = (await Promise.all(pages)).flatMap(numbersOf);
    expect(numbers).toEqual([one, fancy, old].map(({ stock_no }) => stock_no));
    const past = await linesOf(portal.as("admin"), id, { ...all, page: 4, size: 1 });
    expect([past.data, past.pagination.totalRecords]).toEqual([[], 3]);
  });

  test("is sorted as asked", async () => {
    const sorted = async (sort: string) => numbersOf(await linesOf(portal.as("admin"), id, { ...all, sort }));
    expect(await sorted("created_at")).toEqual([old, fancy, one].map(({ stock_no }) => stock_no));
    expect(await sorted("-stock_no")).toEqual(of(one, fancy, old).toReversed());
    expect(await sorted("client,created_at")).toEqual([fancy, old, one].map(({ stock_no }) => stock_no));
    expectRefusal(await portal.as("admin").call(id, { query: { sort: "price_per_ct" } }), 422, "sortUnknown");
  });
});
