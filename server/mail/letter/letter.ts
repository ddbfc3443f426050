import type { OfferOrder } from "../../house/offer-files.ts";
import type { ReportOrder } from "../../house/report-files.ts";

/** A stone as a letter shows it, at its reader's own prices. */
export type LetterStone = {
  stock_no: string;
  /** Natural or lab grown: said in front of everything else (spec §1). */
  origin: string;
  grading: string;
  /** The price per carat and the amount, as they are written. */
  price?: { per_carat: string; amount: string };
  /** The stone's fate, in a few words: "until 24/11/2026 09:00 AM (UTC)". */
  note?: string;
  /** Words of the reader's own about the stone. */
  said?: string;
  /** The stone's own page, if the letter leads there. */
  link?: string;
};

/** A run of words of a formatted text: plain, bold, or a link with its whole address. */
export type LetterWords = { text: string; isBold: boolean; url?: string };

/** A part of a letter. A plain string is a paragraph. */
export type Block =
  | string
  | { is: "code"; words: string; code: string }
  | { is: "quote"; words: string; text: string }
  | { is: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { is: "lines"; lines: readonly string[] }
  /** Formatted words, as an administrator wrote them (decision 0082). */
  | { is: "heading" | "words"; words: readonly LetterWords[] }
  | { is: "items"; items: readonly (readonly LetterWords[])[] }
  | { is: "stones"; stones: readonly LetterStone[]; more: number }
  | { is: "link"; words: string; url: string }
  /** A text for programs, which also goes along as a file. */
  | { is: "data"; text: string; fileName: string; mediaType: string }
  | { is: "fine"; text: string };

/** A letter as data: its text and its HTML are both made of it, and say the same. */
export type Letter = {
  subject: string;
  /** The text that a list of mails shows beside the subject; without one, the first paragraph. */
  preheader?: string;
  /** The name after "Dear"; a letter to an unknown reader has none. */
  reader?: string;
  blocks: readonly Block[];
  /** The stones of which files go along. */
  files?: OfferOrder;
  /** The report whose file goes along. */
  report?: ReportOrder;
};

/** The part of a letter that the outbox keeps beside its subject. */
export type LetterBody = Pick<Letter, "preheader" | "reader" | "blocks" | "files" | "report">;
