import { describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { usePaperSettingsWorld } from "#support/paper-settings-world.ts";
import { memoOf, sold } from "#support/papers.ts";
import { type Owner, ownerId } from "#support/rows.ts";

const { portal, set } = usePaperSettingsWorld();
const complete = {
  name: "Loupe Diamonds BV",
  address: "Hoveniersstraat 2",
  tax_number: "BE 0417.000.000",
  bank: "IBAN BE00",
  memo_clause: "Return within {days} days.",
  payment_terms: "Net 30 days.",
  payment_days: 14,
  tax_statement: "Without VAT.",
};
const ask = async (body: Body<"previewPaper">, by: DemoName = "admin") => portal.as(by).call("previewPaper", { body });
const memo = async (by: DemoName = "admin", client: Owner = "customer") =>
  ask({ kind: "memo", user_id: await ownerId(portal, client) }, by);
const businesses = (change: string) => portal.pool.query(`UPDATE business SET ${change}`);

describe("before a paper is made", () => {
  test("it says its day, its due date, its terms, and what it lacks of its kind", async () => {
    expect((await memo()).data).toMatchObject({
      issued_on: "2026-11-20",
      due_date: "2026-12-04",
      clause: null,
      payment_terms: null,
      lacks: ["name", "address", "tax_number", "memo_clause", "tax_statement"],
    });
    const { ids } = await memoOf(portal, "customer", 2);
    expect((await ask({ kind: "invoice", line_ids: ids })).data).toMatchObject({
      due_date: null,
      lacks: ["name", "address", "tax_number", "bank", "payment_terms", "payment_days", "tax_statement"],
    });
    await set(complete);
    expect((await memo()).data).toMatchObject({ clause: complete.memo_clause, payment_terms: null, lacks: [] });
    expect((await ask({ kind: "invoice", line_ids: ids })).data).toMatchObject({
      due_date: "2026-12-04",
      clause: null,
      payment_terms: complete.payment_terms,
      lacks: [],
    });
  });

  test("a client without a tax needs a word on it; one with a tax does not", async () => {
    await set({ ...complete, tax_statement: null });
    expect((await memo()).data.lacks).toEqual(["tax_statement"]);
    await businesses("tax_kind = 'reverse_charge'");
    expect((await memo()).data.lacks).toEqual([]);
  });

  test("a credit note has the tax of its invoice, whatever the client's is by now", async () => {
    await set({ ...complete, tax_statement: null });
    const { ids } = await memoOf(portal, "customer", 1);
    await sold(portal, ids);
    await businesses("tax_kind = 'percent', tax_percent = 21");
    expect((await ask({ kind: "credit", line_ids: ids })).data.lacks).toEqual(["tax_statement"]);
    expect((await memo()).data.lacks).toEqual([]);
  });

  test("a stone that came back was never invoiced: its reversal makes no credit note, which lacks nothing", async () => {
    const { ids } = await memoOf(portal, "customer", 1);
    await portal.as("admin").call("receiveMemo", { body: { ids } });
    expect((await ask({ kind: "credit", line_ids: ids })).data).toMatchObject({ lacks: [], without_address: [] });
  });

  test("an invoice names each client without an address once, a country or none", async () => {
    await businesses("address = ' '");
    const { ids } = await memoOf(portal, "customer", 2);
    const id = await ownerId(portal, "customer");
    const client = { id, name: "Northlight Jewels", may: true };
    expect((await ask({ kind: "invoice", line_ids: ids })).data.without_address).toEqual([client]);
    expect((await memo()).data.without_address).toEqual([]);
    await businesses("address = '3 Finch Yard'");
    expect((await ask({ kind: "invoice", line_ids: ids })).data.without_address).toEqual([]);
  });

  test("whoever may set it is told so, and an associate reads whom to ask", async () => {
    expect((await memo()).data).toMatchObject({ may: true, who: [] });
    const { may, who } = (await memo("associate")).data;
    expect(may).toBe(false);
    expect(who.length).toBeGreaterThan(0);
    for (const name of who) expect(name).toMatch(/^\w+ \w+/);
  });

  test("nobody reads it of a client beyond their reach, nor without the right to memos", async () => {
    const { ids } = await memoOf(portal, "customer", 1);
    expectRefusal(await memo("associate2"), 404, "notFound");
    expectRefusal(await ask({ kind: "invoice", line_ids: ids }, "associate2"), 404, "notFound");
    expectRefusal(await ask({ kind: "invoice", line_ids: [...ids, 9_000_000] }), 404, "notFound");
    for (const name of ["customer", "auditor"] as const)
      expectRefusal(await ask({ kind: "invoice", line_ids: ids }, name), 403, "forbidden");
  });

  test("a memo names its client and a sale its stones, no more than are sold at once", async () => {
    expectRefusal(await ask({ kind: "memo" }), 422, "selectClient");
    expectRefusal(await ask({ kind: "invoice" }), 422, "selectDiamond");
    const line_ids = Array.from({ length: 501 }, (_, at) => at + 1);
    expectRefusal(await ask({ kind: "invoice", line_ids }), 400, "malformed", ["/data/line_ids"]);
  });
});
