import { defaultPaperSettings, type PaperSettings } from "#domain/paper-settings.ts";
import { patch } from "../db/crud.ts";
import { paperSettingsOf } from "../db/queries/settings.ts";
import type { Context } from "../house/context.ts";

/** The demo house's words on its papers; all numbers are invented. */
const settings: PaperSettings = {
  ...defaultPaperSettings,
  name: "Loupe Demo Diamonds BV",
  address: "1 Specimen Street\n2018 Antwerp\nBelgium",
  tax_number: "BE 0000.000.000",
  contact: "+32 3 555 01 00\npapers@demo.test",
  bank: "Specimen Bank, Antwerp\nIBAN BE00 0000 0000 0000\nBIC SPECBEBB",
  memo_clause:
    "The stones stay the property of the house until they are paid in full. Whoever receives them has no right to sell or pledge them, bears every loss from receipt to return, and returns them on demand.",
  payment_terms:
    "Payable within {days} days, in US dollars to the account below, without deduction. Please name the number of the invoice.",
  payment_days: 30,
  tax_statement:
    "No VAT is charged: diamonds supplied to a trader (Article 42 § 4 of the Belgian VAT Code), or exported (Article 39).",
  footer:
    "The diamonds herein have been purchased from legitimate sources not involved in funding conflict and in compliance with United Nations Resolutions. The seller hereby guarantees that these diamonds are conflict free, based on personal knowledge and/or written guarantees provided by the supplier of these diamonds. Natural or lab grown is said of each diamond, line by line.",
};

/** Saves the words on papers. It returns the lines that it begins, like every act of the demo house: none. */
export async function seedPaperSettings(ctx: Context): Promise<number[]> {
  const { id } = await paperSettingsOf(ctx.db);
  await patch(ctx, "setting", id, { value: JSON.stringify(settings) });
  return [];
}
