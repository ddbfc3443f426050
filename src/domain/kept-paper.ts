import type { Look } from "./grade-words.ts";
import type { PaperSize } from "./paper-settings.ts";
import type { StoneOrigin } from "./stone.ts";
import type { Tax } from "./tax.ts";

/** The house of a paper, as it called itself at the issue. */
export type PaperHouse = {
  name: string;
  address: string | null;
  tax_number: string | null;
  contact: string | null;
  bank: string | null;
  footer: string | null;
  /** The stored file. */
  logo: string | null;
};

/** A line. Its look is missing on papers from before it was kept. */
export type KeptLine = Partial<Look> & {
  no: number;
  line_id: number;
  stock_no: string;
  report_no: string | null;
  lab: string | null;
  stone_origin: StoneOrigin;
  shape: string;
  carat: number;
  /** Or the fancy colour, whose intensity and overtone papers keep since 1.1.0. */
  color: string | null;
  intensity?: string | null;
  overtone?: string | null;
  clarity: string | null;
  cut: string | null;
  polish: string | null;
  symmetry: string | null;
  price_per_ct: number;
  amount: number;
  tax: number;
  /**
   * The place of the sold line that this one takes back. It dates from before credit notes were papers of their own.
   */
  takes_back: number | null;
};

export type PaperTotals = { pieces: number; carat: number; amount: number; tax: number; payable: number };

/** The content of a paper except its people. It is kept at the issue and never changes. */
export type KeptPaper = {
  house: PaperHouse;
  paper_size: PaperSize;
  /** The day of issue in the house's time zone. */
  issued_on: string;
  /** The due day, as it was when the paper was issued. */
  issued_due: string | null;
  terms: string | null;
  clause: string | null;
  payment_terms: string | null;
  /** The reason why no tax is charged, which papers keep since 1.1.0. */
  tax_statement?: string | null;
  reason: string | null;
  currency: "USD";
  lines: KeptLine[];
  tax: Tax;
  totals: PaperTotals;
  /** The papers that this one refers to: the memos of an invoice, the invoice of a credit note. */
  refers_to: { id: number; number: string }[];
};

type Name = { first_name: string; last_name: string };
/** The people on a paper. They can be forgotten (decision 0036), so they are kept apart. */
export type PaperPeople = {
  client: Name & {
    company_name: string | null;
    address: string | null;
    postal_code: string | null;
    place: string | null;
    tax_number: string | null;
    email: string;
    mobile: string | null;
  };
  made_by: Name;
  /** The person who looks after the client. */
  salesperson: (Name & { id: number }) | null;
};
