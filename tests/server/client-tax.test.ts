import { describe, expect, test } from "vitest";
import { number2 } from "#domain/format.ts";
import { decimalNumber, hundredths, mulDiv } from "#domain/money.ts";
import { type Tax, taxOn } from "#domain/tax.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { memoOf, paper, pdfOf, sold } from "#support/papers.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const businessId = async (name: DemoName = "customer"): Promise<number> => {
  const { rows } = await portal.pool.query("SELECT business_id AS id FROM account WHERE id = $1", [
    await ownerId(portal, name),
  ]);
  return rows[0].id;
};
const business = async () => (await portal.as("admin").call("getBusiness", { path: { id: await businessId() } })).data;
const setTax = async (tax: object, by: DemoName = "admin") => {
  const { id, version } = await business();
  return portal.as(by).send("setBusinessTax", { path: { id }, body: { percent: null, version, ...tax } });
};
const wordsOf = async (id: number) => (await pdfOf(portal, "customer", id)).pages.flatMap((page) => page.split("\n"));
const sum = (amounts: readonly number[]) => decimalNumber(amounts.reduce((all, one) => all + hundredths(one), 0));

describe("the tax of a client", () => {
  test("is none until an administrator says another, which stands on what is issued from then on", async () => {
    expect((await business()).tax).toEqual({ kind: "none", percent: null });
    const before = await memoOf(portal, "customer", 1);
    expect((await setTax({ kind: "percent", percent: 21 })).data).toMatchObject({
      tax: { kind: "percent", percent: 21 },
    });
    const memo = await memoOf(portal, "customer", 3);
    const invoice = await paper(portal, "customer", await sold(portal, memo.ids, 4321.09));
    expect(invoice.tax).toEqual({ kind: "percent", percent: 21 });
    for (const { amount, tax } of invoice.lines)
      expect(tax).toBe(decimalNumber(mulDiv(hundredths(amount), 2100, 10_000)));
    const { totals } = invoice;
    expect(totals.tax).toBe(sum(invoice.lines.map(({ tax }) => tax)));
    expect(totals.payable).toBe(sum([totals.amount, totals.tax]));
    const words = await wordsOf(invoice.id);
    for (const word of ["Net", "Tax 21.00 %", `$${number2(totals.tax)}`, `$${number2(totals.payable)}`])
      expect(words).toContain(word);
    expect((await paper(portal, "customer", before.id)).totals.tax).toBe(0);
    expect(await wordsOf(before.id)).not.toContain("Net");
  });

  test("that changes between memo and invoice: each has the one of its day", async () => {
    await setTax({ kind: "percent", percent: 21 });
    const memo = await memoOf(portal, "customer", 1);
    await setTax({ kind: "reverse_charge" });
    const invoice = await sold(portal, memo.ids);
    expect((await paper(portal, "admin", memo.id)).tax).toEqual({ kind: "percent", percent: 21 });
    const issued = await paper(portal, "admin", invoice);
    expect(issued).toMatchObject({ tax: { kind: "reverse_charge", percent: null }, totals: { tax: 0 } });
    expect(await wordsOf(invoice)).toContain("Reverse charge: client to account for the tax");
  });

  test("that changes between memo and invoice is reckoned to the cent on each, line by line, and neither moves later", async () => {
    await setTax({ kind: "percent", percent: 7.7 });
    const handedOver = await memoOf(portal, "customer", 3);
    const memo = await paper(portal, "admin", handedOver.id);
    await setTax({ kind: "percent", percent: 8.1 });
    const invoice = await paper(portal, "admin", await sold(portal, handedOver.ids, 3333.33));
    for (const [issued, rate] of [
      [memo, 770],
      [invoice, 810],
    ] as const) {
      const taxes = issued.lines.map(({ amount }) => decimalNumber(mulDiv(hundredths(amount), rate, 10_000)));
      expect(issued.lines.map(({ tax }) => tax)).toEqual(taxes);
      const amount = sum(issued.lines.map((line) => line.amount));
      expect(issued.totals).toMatchObject({ amount, tax: sum(taxes), payable: sum([amount, sum(taxes)]) });
    }
    await setTax({ kind: "none" });
    for (const before of [memo, invoice]) {
      const { tax, lines, totals } = await paper(portal, "admin", before.id);
      const moneyOf = (all: typeof lines) => all.map(({ amount, tax }) => [amount, tax]);
      expect([tax, moneyOf(lines), totals]).toEqual([before.tax, moneyOf(before.lines), before.totals]);
    }
  });

  test("is credited as it was invoiced, whatever it is by now: line by line it comes to the cent", async () => {
    await setTax({ kind: "percent", percent: 7.7 });
    const memo = await memoOf(portal, "customer", 3);
    const invoice = await paper(portal, "admin", await sold(portal, memo.ids, 3333.33));
    await setTax({ kind: "percent", percent: 19.6 });
    for (const one of memo.ids)
      await portal.as("admin").call("reverseMemo", { body: { ids: [one], reason: "Wrong stone" } });
    const notes = [];
    for (const { id } of (await paper(portal, "admin", invoice.id)).followed_by)
      notes.push(await paper(portal, "admin", id));
    expect(notes.map(({ tax }) => tax)).toEqual([invoice.tax, invoice.tax, invoice.tax]);
    expect(sum(notes.map(({ totals }) => totals.tax))).toBe(invoice.totals.tax);
    expect(sum(notes.map(({ totals }) => totals.payable))).toBe(invoice.totals.payable);
  });

  test("is an administrator's to say, and is nobody's to hear who may not know the client", async () => {
    for (const name of ["associate", "customer", "auditor"] as const)
      expectRefusal(await setTax({ kind: "percent", percent: 21 }, name), 403, "forbidden");
    expectRefusal(await setTax({ kind: "percent", percent: 21 }, "associate2"), 404, "notFound");
    expect((await portal.as("customer").call("getBusiness", { path: { id: await businessId() } })).data.tax.kind).toBe(
      "none",
    );
  });

  test("is refused where its parts contradict each other, at their field", async () => {
    expectRefusal(await setTax({ kind: "percent" }), 422, "taxPercentNeeded", ["/data/percent"]);
    expectRefusal(await setTax({ kind: "none", percent: 21 }), 422, "taxPercentNeeded", ["/data/percent"]);
    for (const percent of [0, -1, 100.01, 21.001])
      expectRefusal(await setTax({ kind: "percent", percent }), 400, "malformed", ["/data/percent"]);
    const stale = await setTax({ kind: "percent", percent: 21, version: 99 });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ tax: { kind: "none", percent: null } });
  });

  test("is owed by a client with a tax number alone, and then the number stays", async () => {
    await setTax({ kind: "reverse_charge" });
    const { id, version } = await business();
    const body = { tax_identification_number: null, version };
    const refused = await portal.as("admin").call("updateBusiness", { path: { id }, body });
    expectRefusal(refused, 422, "taxNumberNeeded", ["/data/tax_identification_number"]);
    await setTax({ kind: "none" });
    await portal.pool.query("UPDATE business SET tax_identification_number = NULL");
    expectRefusal(await setTax({ kind: "reverse_charge" }), 422, "taxNumberNeeded", ["/data/kind"]);
  });
});

test.each<[number, Tax, number]>([
  [50, { kind: "percent", percent: 1 }, 1], // half a cent is rounded up
  [49, { kind: "percent", percent: 1 }, 0],
  [-50, { kind: "percent", percent: 1 }, -1], // what is taken back is rounded as what was taken
  [33_333, { kind: "percent", percent: 7.7 }, 2567],
  [999_999_999_999, { kind: "percent", percent: 100 }, 999_999_999_999],
  [100, { kind: "reverse_charge", percent: null }, 0],
  [100, { kind: "none", percent: null }, 0],
])("the tax on %d cents at %o is %d cents", (amount, tax, expected) => {
  expect(taxOn(amount, tax) + 0).toBe(expected);
});
