import type { PaperKind } from "./stone-lists.ts";

export const paperSizes = ["A4", "LETTER"] as const;
export type PaperSize = (typeof paperSizes)[number];

/** What tells the number of one kind of paper from that of another. */
export type PaperPrefixes = Record<`${PaperKind}_prefix`, string>;

/** What a house prints on its papers; what it has not said stands on none. */
export type PaperSettings = PaperPrefixes & {
  name: string | null;
  address: string | null;
  tax_number: string | null;
  contact: string | null;
  bank: string | null;
  /** Under which conditions stones are handed over: on memos alone. */
  memo_clause: string | null;
  /** How an invoice is paid: on invoices alone. */
  payment_terms: string | null;
  /** So many days after its date an invoice is due; null says no day. */
  payment_days: number | null;
  footer: string | null;
  paper_size: PaperSize;
};

export const defaultPaperSettings: PaperSettings = {
  name: null,
  address: null,
  tax_number: null,
  contact: null,
  bank: null,
  memo_clause: null,
  payment_terms: null,
  payment_days: null,
  footer: null,
  paper_size: "A4",
  order_prefix: "ORD",
  memo_prefix: "M",
  invoice_prefix: "INV",
  credit_prefix: "CN",
};

/** What a good paper has and nobody has said yet, in the order in which it stands there. */
const wanted = ["name", "address", "tax_number", "bank", "memo_clause", "payment_terms"] as const;
export type WantedSetting = (typeof wanted)[number];
export const missingOn = (settings: Pick<PaperSettings, WantedSetting>): WantedSetting[] =>
  wanted.filter((name) => !settings[name]?.trim());
