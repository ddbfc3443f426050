import type { PaperKind } from "./stone-lists.ts";

/** The days until an invoice is due, at most: contract, `payment_days`. */
export const paymentDaysMost = 365;

export const paperSizes = ["A4", "LETTER"] as const;
export type PaperSize = (typeof paperSizes)[number];

/** The prefix that tells the numbers of one kind of paper from those of another. */
export type PaperPrefixes = Record<`${PaperKind}_prefix`, string>;

/** The words that a house prints on its papers. A missing setting stands on none. */
export type PaperSettings = PaperPrefixes & {
  name: string | null;
  address: string | null;
  tax_number: string | null;
  contact: string | null;
  bank: string | null;
  /** The conditions under which stones are handed over; on memos only. */
  memo_clause: string | null;
  /** The way an invoice is paid; on invoices only. */
  payment_terms: string | null;
  /** The days from an invoice's date until it is due; null means no due day. */
  payment_days: number | null;
  /** The reason why a client is charged no tax; on papers without one. */
  tax_statement: string | null;
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
  tax_statement: null,
  footer: null,
  paper_size: "A4",
  order_prefix: "ORD",
  memo_prefix: "M",
  invoice_prefix: "INV",
  credit_prefix: "CN",
};
