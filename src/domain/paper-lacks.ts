import type { PaperSettings } from "./paper-settings.ts";
import type { PrintedKind } from "./stone-lists.ts";
import type { TaxKind } from "./tax.ts";

/** Everything that a good paper says of its house, in the order of the settings. */
export const paperParts = [
  "name",
  "address",
  "tax_number",
  "bank",
  "memo_clause",
  "payment_terms",
  "payment_days",
  "tax_statement",
] as const;
export type PaperPart = (typeof paperParts)[number];

export const paperPartNames: Record<PaperPart, string> = {
  name: "a legal name",
  address: "an address",
  tax_number: "a tax number",
  bank: "bank details",
  memo_clause: "memo conditions",
  payment_terms: "payment terms",
  payment_days: "a due date for invoices",
  tax_statement: "a word on tax",
};

const ofInvoices: readonly PaperPart[] = ["bank", "payment_terms", "payment_days"];
const printedOn: Record<PrintedKind, (part: PaperPart) => boolean> = {
  memo: (part) => !ofInvoices.includes(part),
  invoice: (part) => part !== "memo_clause",
  credit: (part) => part !== "memo_clause" && !ofInvoices.includes(part),
};

export type PartsOfHouse = Pick<PaperSettings, PaperPart | "footer">;

const taxWords = "vat|tax(?:es|ation|able|ed)?|gst|tva|btw|mwst|ust|iva|moms";
/** The number under which a tax office knows a house: it says nothing of the tax on a sale. */
const taxNumber = new RegExp(
  `\\b(?:${taxWords})\\b[\\s.:#]*(?:(?:registration|reg|identification|id|number|no|nr)\\b[\\s.:#]*)*(?:[a-z]{2,3}[\\s.-]*)?(?:\\d[\\s.-]?){5,}`,
  "giu",
);
const ofTax = new RegExp(`\\b(?:${taxWords})\\b`, "iu");

/** True if a paper without a tax says why: in the house's statement, or in another text that stands on this kind. */
export function hasWordOnTax(kind: PrintedKind, settings: PartsOfHouse): boolean {
  if (settings.tax_statement?.trim()) return true;
  const { footer, memo_clause, payment_terms } = settings;
  const texts = [footer, kind === "memo" && memo_clause, kind === "invoice" && payment_terms];
  return texts.some((text) => text && ofTax.test(text.replace(taxNumber, "")));
}

const isSaid = (value: string | number | null) => value !== null && String(value).trim() !== "";

function partsMissing(kind: PrintedKind, settings: PartsOfHouse, isUntaxed: boolean): PaperPart[] {
  return paperParts.filter((part) =>
    part === "tax_statement"
      ? isUntaxed && !hasWordOnTax(kind, settings)
      : printedOn[kind](part) && !isSaid(settings[part]),
  );
}

/** A client of the next papers: the tax that is charged, and the address of the business. */
export interface PaperParty {
  id: number;
  tax_kind: TaxKind;
  address: string | null;
}

/** The parts that the next papers of a kind lack, and the clients whose address they lack. */
export function paperLacks(kind: PrintedKind, settings: PartsOfHouse, clients: readonly PaperParty[]) {
  const isUntaxed = clients.some(({ tax_kind }) => tax_kind === "none");
  const withoutAddress = kind === "memo" ? [] : clients.filter(({ address }) => !address?.trim());
  return { house: partsMissing(kind, settings, isUntaxed), withoutAddress: withoutAddress.map(({ id }) => id) };
}

/** The parts that papers of some kind will lack, with a client who is charged no tax. */
export function houseLacks(settings: PartsOfHouse): PaperPart[] {
  const missing = new Set(
    (["memo", "invoice", "credit"] as const).flatMap((kind) => partsMissing(kind, settings, true)),
  );
  return paperParts.filter((part) => missing.has(part));
}
