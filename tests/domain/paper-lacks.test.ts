import { describe, expect, test } from "vitest";
import { hasWordOnTax, houseLacks, paperLacks } from "#domain/paper-lacks.ts";
import { defaultPaperSettings, type PaperSettings } from "#domain/paper-settings.ts";
import type { TaxKind } from "#domain/tax.ts";

const complete: PaperSettings = {
  ...defaultPaperSettings,
  name: "Loupe Diamonds BV",
  address: "Hoveniersstraat 2",
  tax_number: "BE 0417.000.000",
  bank: "IBAN BE00 0000 0000 0000",
  memo_clause: "The stones stay ours.",
  payment_terms: "Payable within {days} days.",
  payment_days: 30,
  tax_statement: "Exempt from VAT.",
};
const client = (tax_kind: TaxKind = "none", address: string | null = "3 Finch Yard") => ({ id: 6, tax_kind, address });
const none = defaultPaperSettings;

describe("the next paper", () => {
  test("of a house that has said everything lacks nothing", () => {
    for (const kind of ["memo", "invoice", "credit"] as const)
      expect(paperLacks(kind, complete, [client()])).toEqual({ house: [], withoutAddress: [] });
    expect(houseLacks(complete)).toEqual([]);
  });

  test("of a house that has said nothing lacks what its kind prints, in one order", () => {
    expect(paperLacks("memo", none, [client()]).house).toEqual([
      "name",
      "address",
      "tax_number",
      "memo_clause",
      "tax_statement",
    ]);
    expect(paperLacks("invoice", none, [client()]).house).toEqual([
      "name",
      "address",
      "tax_number",
      "bank",
      "payment_terms",
      "payment_days",
      "tax_statement",
    ]);
    expect(paperLacks("credit", none, [client()]).house).toEqual(["name", "address", "tax_number", "tax_statement"]);
    expect(houseLacks(none)).toEqual([
      "name",
      "address",
      "tax_number",
      "bank",
      "memo_clause",
      "payment_terms",
      "payment_days",
      "tax_statement",
    ]);
  });

  test("lacks what is only space, and does not lack a due day that is today", () => {
    expect(paperLacks("invoice", { ...complete, bank: " \n" }, [client()]).house).toEqual(["bank"]);
    expect(paperLacks("invoice", { ...complete, payment_days: 0 }, [client()]).house).toEqual([]);
    expect(paperLacks("invoice", { ...complete, payment_days: null }, [client()]).house).toEqual(["payment_days"]);
  });

  test("needs no statement where it says a tax or a reverse charge", () => {
    const silent = { ...complete, tax_statement: null };
    expect(paperLacks("invoice", silent, [client("percent"), client("reverse_charge")]).house).toEqual([]);
    expect(paperLacks("invoice", silent, [client("percent"), client("none")]).house).toEqual(["tax_statement"]);
    expect(paperLacks("invoice", silent, []).house).toEqual([]);
  });

  test("names a client without an address on an invoice and a credit note, and on no memo", () => {
    const clients = [client("percent", " "), { ...client("percent"), id: 7 }, { ...client("percent", null), id: 8 }];
    expect(paperLacks("invoice", complete, clients).withoutAddress).toEqual([6, 8]);
    expect(paperLacks("credit", complete, clients).withoutAddress).toEqual([6, 8]);
    expect(paperLacks("memo", complete, clients).withoutAddress).toEqual([]);
  });
});

describe("a word on tax", () => {
  const said = (settings: Partial<PaperSettings>) => ({ ...none, ...settings });
  test.each([
    ["the statement, whatever its words", "invoice", { tax_statement: "Autoliquidation" }],
    ["the footer of every paper", "credit", { footer: "All prices are without VAT." }],
    ["the conditions of a memo", "memo", { memo_clause: "No tax is due on a memo." }],
    ["the payment terms of an invoice", "invoice", { payment_terms: "Taxes are the buyer's." }],
  ] as const)("stands in %s", (_, kind, settings) => {
    expect(hasWordOnTax(kind, said(settings))).toBe(true);
  });

  test.each([
    ["nothing", "invoice", {}],
    ["the conditions of memos, on an invoice", "invoice", { memo_clause: "No tax is due on a memo." }],
    ["a tax number", "invoice", { footer: "Loupe BV, VAT BE 0417.000.000" }],
    ["a tax number by its name", "invoice", { footer: "VAT registration no. 0417 000 000, Antwerp" }],
    ["another word", "invoice", { footer: "A syntax of taxis." }],
  ] as const)("is not %s", (_, kind, settings) => {
    expect(hasWordOnTax(kind, said(settings))).toBe(false);
  });
});
