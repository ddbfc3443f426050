import { count } from "./format.ts";
import { addressesIn, isSafeAddress } from "./formatted-text.ts";

/** Mail rules: which stones go to whom by mail, when, and with which words (spec §2, §7: bulk email). */

export const mailingStates = ["draft", "scheduled", "sending", "sent", "stopped", "failed"] as const;
export type MailingState = (typeof mailingStates)[number];

/** The states in which a run is under way or waits for a person: nobody changes the rule meanwhile. */
export const underWay: ReadonlySet<MailingState> = new Set<MailingState>(["sending", "stopped", "failed"]);

/** The links of a letter: none, to the portal, or to a page of these stones that ends. */
export const mailingLinks = ["none", "portal", "shared"] as const;
export type MailingLink = (typeof mailingLinks)[number];

/** The files of its stones that a letter can have with it. */
export const mailingFiles = ["xlsx", "pdf"] as const;
export type MailingFile = (typeof mailingFiles)[number];
export const mailingFileNames: Record<MailingFile, string> = { xlsx: "Excel", pdf: "PDF" };
/** The most bytes of a letter's files together: many mail servers take no more than ten million, a third of it for the mail's form. */
export const mailingFilesMost = 5_000_000;

/** The reasons for leaving somebody out, in the order in which they are asked. */
export const leftOutReasons = [
  "erased",
  "switchedOff",
  "unregistered",
  "kyc",
  "rights",
  "unsubscribed",
  "bounced",
  "noStones",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The states of one letter: it waits, lies in the outbox, left, or did not. */
export const sendStates = ["waiting", "queued", "sent", "kept", "failed", "cancelled", "leftOut"] as const;
export type SendState = (typeof sendStates)[number];

/** The outcomes of a run. One of the schedule is refused if it would send nothing, or too much. */
export const mailingOutcomes = ["sent", "abandoned", "refused"] as const;
export type MailingOutcome = (typeof mailingOutcomes)[number];

/** The most stones of one letter. A rule that finds more is no offer any more. */
export const mailingStonesMost = 500;
/** The sentence of a rule that finds more stones than a letter holds. */
export const tooManyStones = (pieces: number): string =>
  `The search finds ${count(pieces)} stones now, and a letter holds ${count(mailingStonesMost)} stones. Sending will be refused: narrow the search first.`;
/** The stones that the words of a letter list; its link has all of them. */
export const mailingStonesListed = 40;
/** The letters that are composed in one transaction. */
export const mailingAtOnce = 20;
export const shareHoursDefault = 72;

/** The placeholders for a letter's reader and its stones. */
export const placeholders = {
  first_name: "The reader's first name",
  last_name: "The reader's last name",
  company: "The reader's company",
  salutation: "Dear and the reader's name",
  stones: "How many stones are offered",
  total: "What they cost together, for this reader",
  date: "The day of sending",
  house: "The name of the house",
} as const;
export type Placeholder = keyof typeof placeholders;
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const named = /\{\{\s*([^{}]*?)\s*\}\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/** The names in double braces that are no placeholder. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(named)].map(([, name]) => name ?? "").filter((name) => !isPlaceholder(name));

/** The links of a text that lead where they may not. A placeholder in a link would make it another link. */
export const unsafeLinks = (text: string): string[] =>
  addressesIn(text).filter((address) => !isSafeAddress(address) || /[{}]/.test(address));

/** The signs of a placeholder, which a value must not make. */
const braces = /[{}]/g;
/** Whatever a reader of mail may take for the end of a line, and other signs that are no words. */
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A text with the values of its reader. A value is one line of plain words: it makes no second line of a subject. */
export const filled = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(named, (whole, name: string) =>
    isPlaceholder(name) ? values[name].replaceAll(lineBreaks, " ").replaceAll(braces, "").trim() : whole,
  );

type Reader = { first_name: string; last_name: string; company_name: string | null };

/** The first line of a letter: with the person's name, or the company's where there is none. */
export function salutation({ first_name, last_name, company_name }: Reader): string {
  const name = [first_name, last_name].filter(Boolean).join(" ").trim() || company_name || "client";
  return `Dear ${name}`;
}
