import { describe, expect, test } from "vitest";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, heldBy, onMemo, stoneNow } from "#support/line-stones.ts";
import { invoiced, listedLine, listedPaper } from "#support/listed-lines.ts";
import { ownerId } from "#support/rows.ts";
import { groupsOf, linesOf, numbersOf } from "#support/shown-lists.ts";

const portal = useApp();
const admin = () => portal.as("admin");

describe("the list of holds", () => {
  test("never shows a hold whose time has passed, and the clock then frees its stone", async () => {
    const [stone = "", later = ""] = await freeStones(portal, 2);
    const [line] = await heldBy(portal, "customer", [stone]);
    await heldBy(portal, "customer2", [later]);
    expect(numbersOf(await linesOf(portal.as("customer"), "listHolds"))).toEqual([stone]);
    await portal.pool.query("UPDATE stone_line SET expires_at = $2 WHERE id = $1", [line?.id, portal.clock.now()]);
    const held = await linesOf(admin(), "listHolds");
    expect([numbersOf(held), held.tabs]).toEqual([[later], { held: 1, endsToday: 0, released: 1, all: 2 }]);
    const [released] = (await linesOf(portal.as("customer"), "listHolds", { currentTab: "released" })).data;
    expect(released).toMatchObject({ state: "released", ended_by: "expired" });
    expect(await expireDueHolds(portal.house)).toBe(1);
    expect((await stoneNow(portal, stone)).status).toBe(1);
  });
});

describe("the list of memos", () => {
  test("has a tab of what is overdue: issued, and due before today", async () => {
    const holder = "customer";
    const ownId = await ownerId(portal, holder);
    const memoOf = async (due: string, state = "issued", status = 1) => {
      const memo = await listedPaper(portal, "memo", ownId, due);
      return listedLine(portal, { list: "memo", holder, state, status, papers: { memo: memo.id } });
    };
    const late = await memoOf("2026-11-19");
    await memoOf("2026-11-20");
    await memoOf("2026-11-19", "received", 2);
    const overdue = await linesOf(admin(), "listMemos", { currentTab: "overdue" });
    expect(numbersOf(overdue)).toEqual([late.stock_no]);
    expect(overdue.data[0]).toMatchObject({ is_overdue: true, due_date: "2026-11-19" });
    expect(overdue.tabs).toEqual({ issued: 2, overdue: 1, asked: 0, received: 1, sold: 0, all: 3 });
  });
});

describe("the list of invoices", () => {
  async function soldTwice() {
    const stones = await freeStones(portal, 2);
    const lines = await onMemo(portal, "customer", stones);
    const body = {
      lines: lines.map(({ id }, at) => ({ id, price_per_ct: at === 0 ? 5000 : 6000.5 })),
      reason: "A parcel deal",
    };
    await admin().call("sellMemo", { body });
    return lines;
  }

  test("has what was sold on memo, with its invoice and at the price that it was sold at", async () => {
    const lines = await soldTwice();
    const page = await linesOf(admin(), "listInvoices");
    expect(numbersOf(page).toSorted()).toEqual(lines.map(({ stone }) => stone.stock_no).toSorted());
    for (const { stone, invoice, memo, invoice_line } of page.data) {
      const price = stone.stock_no === lines[0]?.stone.stock_no ? 5000 : 6000.5;
      expect(invoice?.number).toBe("INV-2026-0001");
      expect(memo?.number).toBe("M-2026-0001");
      expect(invoice_line).toMatchObject({ price_per_ct: price, credits_id: null, is_credited: false });
      expect(invoice_line?.amount).toBeCloseTo(price * stone.carat, 2);
    }
    const amount = page.data.reduce((sum, line) => sum + (line.invoice_line?.amount ?? 0), 0);
    expect(page.totals.total_amt).toBeCloseTo(amount, 2);
    expect(page.tabs).toEqual({ all: 2, sales: 2, credits: 0 });
    const [group] = (await groupsOf(admin(), "listInvoices", { groupBy: 5 })).data;
    expect(group).toMatchObject({ label: "INV-2026-0001", totals: page.totals });
    for (const search of ["INV-2026-0001", "inv-2026", "2026-0001", "M-2026-0001"])
      expect(numbersOf(await linesOf(admin(), "listInvoices", { search }))).toHaveLength(2);
    expect(numbersOf(await linesOf(admin(), "listInvoices", { search: "CN-2026-0001" }))).toEqual([]);
  });

  test("counts as many pieces as it weighs: a credit takes its piece along, on All and on Credits", async () => {
    const [line, kept] = await soldTwice();
    await admin().call("reverseMemo", { body: { ids: [line?.id ?? 0], reason: "Wrong stone" } });
    const all = await linesOf(admin(), "listInvoices", { currentTab: "all" });
    expect(all.data).toHaveLength(3);
    expect(all.totals).toMatchObject({ pieces: 1, carat: kept?.stone.carat });
    const credits = await linesOf(admin(), "listInvoices", { currentTab: "credits" });
    expect(credits.totals).toMatchObject({ pieces: -1, carat: -(line?.stone.carat ?? 0) });
    const groups = (await groupsOf(admin(), "listInvoices", { groupBy: 5 })).data;
    const said = groups.map(({ label, totals }) => [label, totals.pieces, totals.carat]);
    expect(said).toContainEqual(["CN-2026-0001", -1, -(line?.stone.carat ?? 0)]);
    expect(said.map(([label]) => label)).toEqual(["CN-2026-0001", "INV-2026-0001"]);
  });

  test("a sale that was taken back stays, with the credit that did it, and they sum up to nothing", async () => {
    const [line] = await soldTwice();
    await admin().call("reverseMemo", { body: { ids: [line?.id ?? 0], reason: "Wrong stone" } });
    const query = { search: line?.stone.stock_no ?? "" };
    const both = await linesOf(admin(), "listInvoices", query);
    const [credit, sale] = both.data.map(({ invoice_line }) => invoice_line);
    expect(sale).toMatchObject({ credits_id: null, is_credited: true });
    expect(credit).toMatchObject({ credits_id: sale?.id, is_credited: false, amount: -(sale?.amount ?? 0) });
    expect(both.data.map(({ invoice }) => invoice?.number)).toEqual(["CN-2026-0001", "INV-2026-0001"]);
    expect(both.totals).toMatchObject({ pieces: 0, carat: 0, total_amt: 0, rap_avg: null });
    expect(both.pagination.totalRecords).toBe(2);
    const credits = await linesOf(admin(), "listInvoices", { ...query, currentTab: "credits" });
    expect(credits.data).toHaveLength(1);
    expect(credits.totals).toMatchObject({ pieces: -1, total_amt: credit?.amount, price_per_ct: 5000 });
    expect(credits.tabs).toEqual({ all: 2, sales: 1, credits: 1 });
  });

  test("is one's own for a customer, of own customers for an associate, without cost for who buys", async () => {
    await soldTwice();
    const other = await listedPaper(portal, "invoice", await ownerId(portal, "customer2"));
    const memo = await listedPaper(portal, "memo", await ownerId(portal, "customer2"));
    const papers = { memo: memo.id, invoice: other.id };
    const sold = { list: "memo", holder: "customer2", state: "sold", status: 3, sold: 700, papers } as const;
    await invoiced(portal, await listedLine(portal, sold), other.id, { price: 700 });
    expect((await linesOf(admin(), "listInvoices")).data).toHaveLength(3);
    const own = await linesOf(portal.as("customer"), "listInvoices");
    expect(own.data).toHaveLength(2);
    expect(JSON.stringify(own)).not.toMatch(/"(total_amt|disc|provider)":.*"stone"/);
    for (const { stone } of own.data) expect(stone).not.toHaveProperty("price_per_ct");
    expect((await linesOf(portal.as("associate2"), "listInvoices")).data).toHaveLength(1);
  });
});

describe("the list of external exports", () => {
  test("is the house's alone", async () => {
    const line = await listedLine(portal, { list: "external", holder: "api", state: "pending", status: 1 });
    expect(numbersOf(await linesOf(admin(), "listExternal"))).toEqual([line.stock_no]);
    expect(numbersOf(await linesOf(admin(), "listExternal", { currentTab: "approved" }))).toEqual([]);
    for (const who of [portal.as("api"), portal.as("customer"), portal.as("associate")]) {
      expectRefusal(await who.call("listExternal"), 403, "forbidden");
    }
  });
});

describe("the lists of one external client", () => {
  const place = {
    confirm: { id: "listConfirms", live: ["pending", 1], usual: 50 },
    hold: { id: "listHolds", live: ["held", 1], usual: 500 },
    memo: { id: "listMemos", live: ["issued", 1], usual: 500 },
  } as const;
  test.each(["confirm", "hold", "memo"] as const)("have two hundred %s lines to a page (spec §9)", async (list) => {
    const { id, live, usual } = place[list];
    for (const holder of ["api", "ftp", "customer"] as const) {
      const order = list === "confirm" && (await listedPaper(portal, "order", await ownerId(portal, holder))).id;
      const memo = list === "memo" && (await listedPaper(portal, "memo", await ownerId(portal, holder))).id;
      const papers = { ...(memo && { memo }), ...(order && { order }) };
      await listedLine(portal, { list, holder, state: live[0], status: live[1], papers });
    }
    const sizeOf = async (owner: "api" | "ftp" | "customer", size?: number) => {
      const query = { user_id: await ownerId(portal, owner), ...(size && { size }) };
      return (await linesOf(admin(), id, query)).pagination.pageSize;
    };
    expect([await sizeOf("api"), await sizeOf("ftp"), await sizeOf("customer")]).toEqual([200, 200, usual]);
    expect(await sizeOf("api", 7)).toBe(7);
    expect((await linesOf(admin(), id)).pagination.pageSize).toBe(usual);
  });
});

test("the list of external clients has two hundred rows to a page (spec §9)", async () => {
  expect((await admin().call("listExternalClients")).data.pagination.pageSize).toBe(200);
});
