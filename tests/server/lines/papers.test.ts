import { describe, expect, test } from "vitest";
import { gradedColour } from "#domain/code-word.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { totalAmt } from "#domain/price.ts";
import { roleIds } from "#domain/roles.ts";
import { aStone } from "#support/a-stone.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours } from "#support/clock.ts";
import { freeStones } from "#support/line-stones.ts";
import { memoOf, paper, pdfOf, sold } from "#support/papers.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";
import { groupsOf, linesOf, numbersOf, sevenLists } from "#support/shown-lists.ts";

const portal = useApp();
const sum = (amounts: number[]) => decimalNumber(amounts.reduce((all, one) => all + hundredths(one), 0));

describe("a memo", () => {
  test("names a fancy colour with its intensity and overtone, which make its price", async () => {
    const fancy = {
      diamond_type: "fancy",
      color: null,
      fancy_color: "ORANGE",
      intensity: "FCV",
      overtone: "YELLOWISH",
    };
    await aStone(portal, "VIVID-1", fancy);
    await aStone(portal, "PLAIN-1");
    const user_id = await ownerId(portal, "customer");
    const body = { stock_numbers: ["VIVID-1", "PLAIN-1"], user_id };
    const [line] = (await portal.as("admin").call("issueMemo", { body })).data.data;
    const id = line?.memo?.id ?? 0;
    const lines = (await paper(portal, "customer", id)).lines;
    expect(lines.map(gradedColour)).toEqual(["FCV Yellowish Orange", "D"]);
    expect((await pdfOf(portal, "customer", id)).pages.join()).toContain("FCV Yel");
    await portal.as("admin").call("sellMemo", { body: { lines: [{ id: line?.id ?? 0, price_per_ct: 5000 }] } });
    const [deal] = (await portal.as("admin").call("listHighRecentDeals")).data.filter(
      (one) => one.stock_no === "VIVID-1",
    );
    expect(deal && gradedColour(deal)).toBe("FCV Yellowish Orange");
  });

  test("says who has which stones at which price until when, and what they add up to", async () => {
    const stock_numbers = await freeStones(portal, 3);
    const user_id = await ownerId(portal, "customer");
    const terms = "Back within ten days, or sold.";
    const issued = await portal.as("associate").call("issueMemo", { body: { stock_numbers, user_id, terms } });
    const [line] = issued.data.data;
    const memo = await paper(portal, "admin", line?.memo?.id ?? 0);
    expect(memo).toMatchObject({
      kind: "memo",
      number: "M-2026-0001",
      state: "open",
      house: { name: "Loupe", address: null, tax_number: null, bank: null },
      created_at: portal.clock.now().toISOString(),
      issued_on: "2026-11-20",
      issued_due: "2026-12-04",
      due_date: "2026-12-04",
      is_overdue: false,
      currency: "USD",
      terms,
      client: {
        id: user_id,
        first_name: "Mara",
        last_name: "Lind",
        company_name: "Northlight Jewels",
        email: "customer@demo.test",
        mobile: "+91 98200 11223",
        tax_number: "BE 0712.440.318",
      },
      made_by: { first_name: "Jonas", last_name: "Okafor" },
      salesperson: { first_name: "Jonas", last_name: "Okafor" },
      refers_to: [],
      followed_by: [],
    });
    expect(memo.lines.map(({ no, stock_no, status }) => [no, stock_no, status])).toEqual(
      stock_numbers.map((stock_no, at) => [at + 1, stock_no, 1]),
    );
    const byMemo = { currentTab: "issued", groupBy: 7 } as const;
    const [onDesk] = (await groupsOf(portal.as("associate"), sevenLists.memo.id, byMemo)).data;
    expect(onDesk?.lines.map(({ stone }) => stone.stock_no)).toEqual(stock_numbers);
    for (const [at, { stone, sell_amt, markup_ppc }] of issued.data.data.entries()) {
      const { report_no, shape, carat, clarity } = stone;
      const shown = { report_no, shape, carat, clarity, price_per_ct: markup_ppc, amount: sell_amt, takes_back: null };
      expect(memo.lines[at]).toMatchObject(shown);
    }
    const amount = sum(memo.lines.map((row) => row.amount));
    const carat = sum(memo.lines.map((row) => row.carat));
    expect(memo.totals).toEqual({ pieces: 3, carat, amount, tax: 0, payable: amount });
  });

  test("stands on every list as on its paper: in the order in which its numbers were given, the newest memo first", async () => {
    const [first = "", ...rest] = await freeStones(portal, 6);
    const user_id = await ownerId(portal, "customer");
    const given = [...rest.slice(2), ...rest.slice(0, 2)];
    const issue = (stock_numbers: string[]) =>
      portal.as("associate").call("issueMemo", { body: { stock_numbers, user_id } });
    await issue([first]);
    portal.clock.advance(hours(1));
    const ids = (await issue(given)).data.data.map(({ id }) => id);
    const listed = async (id: "listMemos" | "listInvoices", query: object = {}) =>
      numbersOf(await linesOf(portal.as("associate"), id, query));
    expect(await listed("listMemos")).toEqual([...given, first]);
    expect(await listed("listMemos", { sort: "-due_date" })).toEqual([...given, first]);
    expect(await listed("listMemos", { sort: "memo" })).toEqual([first, ...given]);
    await sold(portal, ids);
    expect(await listed("listInvoices")).toEqual(given);
  });

  test("is open, partly ended, invoiced or closed as its lines are, and back when one is taken back", async () => {
    const { id, ids } = await memoOf(portal, "customer", 3);
    const [first = 0, second = 0, third = 0] = ids;
    const admin = portal.as("admin");
    const state = async () => (await paper(portal, "admin", id)).state;
    expect(await state()).toBe("open");
    await admin.call("receiveMemo", { body: { ids: [first] } });
    expect(await state()).toBe("partial");
    await sold(portal, [second, third]);
    expect(await state()).toBe("closed");
    await admin.call("reverseMemo", { body: { ids: [first], reason: "It lies in the other tray" } });
    expect(await state()).toBe("partial");
    await sold(portal, [first]);
    expect(await state()).toBe("invoiced");
    const other = await memoOf(portal, "customer", 1);
    await admin.call("receiveMemo", { body: { ids: other.ids } });
    expect((await paper(portal, "admin", other.id)).state).toBe("returned");
  });

  test("is overdue from the day after it is due, as long as a stone is out", async () => {
    const { id, ids } = await memoOf(portal, "customer", 2);
    const overdue = async (who: DemoName) => (await paper(portal, who, id)).is_overdue;
    portal.clock.advance(hours(24 * 14));
    expect(await overdue("associate")).toBe(false);
    portal.clock.advance(hours(24));
    expect(await overdue("qc")).toBe(true);
    await portal.as("admin2").call("receiveMemo", { body: { ids } });
    expect(await overdue("admin2")).toBe(false);
  });

  test("is numbered without a gap, also after one that was refused", async () => {
    const numbers = [];
    for (const wanted of [1, 2]) {
      const memo = await memoOf(portal, "customer", wanted);
      numbers.push((await paper(portal, "customer", memo.id)).number);
      const user_id = await ownerId(portal, "customer");
      const taken = memo.lines.map(({ stone }) => stone.stock_no);
      const refused = await portal.as("admin").call("issueMemo", { body: { stock_numbers: taken, user_id } });
      expectRefusal(refused, 409, "onlyAvailableStones");
    }
    expect(numbers).toEqual(["M-2026-0001", "M-2026-0002"]);
  });
});

describe("an invoice", () => {
  test("holds what was sold at the prices of the deal, and names its memos", async () => {
    const memo = await memoOf(portal, "customer", 2);
    const invoice = await paper(portal, "customer", await sold(portal, memo.ids, 4321.09));
    expect(invoice).toMatchObject({ kind: "invoice", number: "INV-2026-0001", state: null, due_date: null });
    expect(invoice.refers_to).toEqual([{ id: memo.id, number: "M-2026-0001" }]);
    for (const { carat, price_per_ct, amount, status } of invoice.lines) {
      expect([price_per_ct, status]).toEqual([4321.09, null]);
      expect(amount).toBe(decimalNumber(totalAmt(432_109, hundredths(carat))));
    }
    const followed = (await paper(portal, "customer", memo.id)).followed_by;
    expect(followed).toEqual([{ id: invoice.id, number: "INV-2026-0001" }]);
  });

  test("stays as it is when a sale is taken back: a credit note says it, and says which invoice and why", async () => {
    const memo = await memoOf(portal, "customer", 2);
    const id = await sold(portal, memo.ids);
    const before = await paper(portal, "admin", id);
    await portal.as("admin").call("reverseMemo", { body: { ids: memo.ids.slice(1), reason: " Wrong stone " } });
    const after = await paper(portal, "admin", id);
    const [credit] = after.followed_by;
    expect(after).toEqual({ ...before, followed_by: [{ id: credit?.id, number: "CN-2026-0001" }] });
    const note = await paper(portal, "customer", credit?.id ?? 0);
    const credited = before.lines[1];
    expect(note).toMatchObject({
      kind: "credit",
      number: "CN-2026-0001",
      reason: "Wrong stone",
      refers_to: [{ id, number: "INV-2026-0001" }],
      lines: [{ ...credited, no: 1 }],
      totals: { pieces: 1, carat: credited?.carat, amount: credited?.amount },
      due_date: null,
    });
    // Sold again it stands on another invoice; nothing of the first one moves.
    const next = await sold(portal, memo.ids.slice(1), 4100);
    expect((await paper(portal, "admin", next)).number).toBe("INV-2026-0002");
    expect(await paper(portal, "admin", id)).toEqual(after);
    expect((await paper(portal, "admin", memo.id)).followed_by.map(({ number }) => number)).toEqual([
      "INV-2026-0001",
      "CN-2026-0001",
      "INV-2026-0002",
    ]);
  });

  test("is credited line by line, each by a note of its own, and no sale twice", async () => {
    const memo = await memoOf(portal, "customer", 2);
    const id = await sold(portal, memo.ids);
    const reverse = (ids: number[]) => portal.as("admin").call("reverseMemo", { body: { ids, reason: "Wrong stone" } });
    for (const one of memo.ids) expect((await reverse([one])).status).toBe(200);
    expectRefusal(await reverse(memo.ids.slice(0, 1)), 409, "transitionRefused");
    const notes = (await paper(portal, "admin", id)).followed_by;
    expect(notes.map(({ number }) => number)).toEqual(["CN-2026-0001", "CN-2026-0002"]);
    const shown = await Promise.all(notes.map((note) => paper(portal, "admin", note.id)));
    const { totals } = await paper(portal, "admin", id);
    expect(sum(shown.map((note) => note.totals.payable))).toBe(totals.payable);
  });

  test("of several that one act takes back, each has a credit note", async () => {
    const memo = await memoOf(portal, "customer", 2);
    const invoices = [await sold(portal, memo.ids.slice(0, 1)), await sold(portal, memo.ids.slice(1))];
    await portal.as("admin").call("reverseMemo", { body: { ids: memo.ids, reason: "Both were wrong" } });
    const refers = [];
    for (const invoice of invoices) {
      const [note] = (await paper(portal, "admin", invoice)).followed_by;
      refers.push((await paper(portal, "admin", note?.id ?? 0)).refers_to.map((one) => one.id));
    }
    expect(refers).toEqual(invoices.map((invoice) => [invoice]));
  });
});

test("a paper names the entry of the log that made it, as the log has it", async () => {
  const memo = await memoOf(portal, "customer", 1);
  const invoice = await sold(portal, memo.ids);
  for (const id of [memo.id, invoice]) {
    const { proof, kind, number } = await paper(portal, "customer", id);
    const [entry] = (await auditRows(portal.pool)).filter(({ seq }) => seq === proof.entry);
    expect(entry?.hash.toString("hex").slice(0, 16)).toBe(proof.hash);
    expect(entry?.fact).toMatchObject({ transition: "paper.insert", item: String(id), after: { kind, number } });
  }
});

describe("who reads a paper", () => {
  test("the client, the client's associate and the house; nobody else hears that it is there", async () => {
    const memo = await memoOf(portal, "customer", 1);
    const invoice = await sold(portal, memo.ids);
    await portal.as("admin").call("reverseMemo", { body: { ids: memo.ids, reason: "Wrong stone" } });
    const [note] = (await paper(portal, "admin", invoice)).followed_by;
    for (const id of [memo.id, invoice, note?.id ?? 0]) {
      for (const name of ["customer", "associate", "admin2", "qc", "auditor"] as const) {
        expect((await portal.as(name).call("getPaper", { path: { id } })).status).toBe(200);
      }
      for (const name of ["customer2", "newcomer", "associate2", "api"] as const) {
        expectRefusal(await portal.as(name).call("getPaper", { path: { id } }), 404, "notFound");
        expectRefusal(await portal.as(name).call("downloadPaper", { path: { id } }), 404, "notFound");
      }
    }
  });

  test("by the right on the screen of its kind", async () => {
    const memo = await memoOf(portal, "customer", 1);
    const invoice = await sold(portal, memo.ids);
    const path = "/transaction/invoice";
    await portal.pool.query(
      `UPDATE user_permission SET read_access = false, write_access = false FROM permission p
        WHERE p.id = permission_id AND p.path = $1 AND account_id = $2`,
      [path, await ownerId(portal, "associate")],
    );
    expect((await portal.as("associate").call("getPaper", { path: { id: memo.id } })).status).toBe(200);
    expectRefusal(await portal.as("associate").call("getPaper", { path: { id: invoice } }), 403, "forbidden");
    await giveScreen(portal, "transaction/invoice", [roleIds.businessAssociate]);
    expect((await portal.as("associate").call("getPaper", { path: { id: invoice } })).status).toBe(200);
  });

  test("an order of confirm requests is no document", async () => {
    const stock_numbers = await freeStones(portal, 1);
    const { data } = await portal.as("customer").call("confirmStones", { body: { stock_numbers } });
    const id = data.data[0]?.order?.id ?? 0;
    expectRefusal(await portal.as("customer").call("getPaper", { path: { id } }), 404, "notFound");
  });

  test("what the house pays is on no paper", async () => {
    const memo = await memoOf(portal, "customer", 2);
    for (const name of ["customer", "admin"] as const) {
      const text = JSON.stringify(await paper(portal, name, memo.id));
      expect(text).not.toMatch(/disc|total_amt|provider/);
    }
  });
});
