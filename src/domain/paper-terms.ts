import { formatDate } from "./format.ts";
import { businessDaysAfter, businessDaysUntil, daysAfter, daysUntil } from "./trade-rules.ts";

/** The days of a paper: its date, and the day on which it is due, if any. */
interface PaperDays {
  issued: string;
  due: string | null;
}

/** A number of days that a text names, in its own words. */
export interface SaidDays {
  said: string;
  at: number;
  days: number;
  /** True if Saturdays and Sundays do not count. */
  isBusiness: boolean;
}

/** Terms that end on another day than the paper is due. `due` is the day of the terms, null if it is out of all reason. */
export type TermsConflict = Omit<SaidDays, "at"> & { due: string | null };

const units = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const teens = ["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const values = new Map([
  ...[...units, ...teens].map((word, at) => [word, at + 1] as const),
  ...tens.map((word, at) => [word, 10 * (at + 2)] as const),
]);

const oneWord = [...values.keys(), "hundred"].sort((one, other) => other.length - one.length).join("|");
const words = `(?:a\\s+(?=hundred))?(?:${oneWord})\\b(?:(?:[-\\s]+|\\s+and\\s+)(?:${oneWord})\\b){0,4}`;
const figures = "(?<![\\d.,])(?:\\d{1,6}\\s*(?:-|–|to)\\s*)?\\d{1,6}";
const daysSaid = new RegExp(
  `(?:\\b(?<words>${words})(?:\\s*\\(\\d{1,6}\\))?|(?<figures>${figures}))[-\\s]*` +
    `(?:calendar\\s+|(?<business>business\\s+|working\\s+|banking\\s+))?(?<unit>days?|weeks?)\\b` +
    `|\\bnet\\s+(?<net>\\d{1,3})\\b(?!\\s*(?:[-\\w%$]|[.,]\\d))`,
  "giu",
);

/** Words that say what a sentence is about: when goods come back, or when they are paid. */
const isOfDue = /\b(?:return|back|due\b|pay|paid|settle|net\b|remit)/iu;

const weekdays = 7;

function numberOf(text: string): number {
  let sum = 0;
  for (const word of text.toLowerCase().match(/[a-z]+/gu) ?? [])
    sum = word === "hundred" ? Math.max(sum, 1) * 100 : sum + (values.get(word) ?? 0);
  return sum;
}

function readingsIn(text: string): SaidDays[] {
  return [...text.matchAll(daysSaid)].map(({ 0: said, index: at, groups = {} }) => {
    const number = groups.words
      ? numberOf(groups.words)
      : Number(/\d+$/u.exec(groups.net ?? groups.figures ?? "")?.[0]);
    const isWeek = groups.unit?.toLowerCase().startsWith("week") ?? false;
    return { said, at, days: isWeek ? number * weekdays : number, isBusiness: groups.business !== undefined };
  });
}

/**
 * The numbers of days by which something is due. A text of several sentences may count other days too (claims,
 * interest), so that only its sentences about a return or a payment count.
 */
function dueDaysIn(text: string): SaidDays[] {
  const sentences = text.split(/(?<=[.;!?\n])(?=\s|$)/u).filter((sentence) => sentence.trim());
  if (sentences.length < 2) return readingsIn(text);
  let from = 0;
  return sentences.flatMap((sentence) => {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    return isOfDue.test(sentence) ? readingsIn(sentence).map((one) => ({ ...one, at: one.at + start })) : [];
  });
}

/** The first number of days by which something is due in a text, or null. */
export const saidDays = (text: string): SaidDays | null => dueDaysIn(text)[0] ?? null;

/** The most days that a paper could be due in. */
const reasonable = 3650;

export const dueBySaid = ({ days, isBusiness }: Pick<SaidDays, "days" | "isBusiness">, issued: string) =>
  days > reasonable ? null : isBusiness ? businessDaysAfter(issued, days) : daysAfter(issued, days);

const placeholder = /\{\s*(?<name>days|due[ _]date)\s*\}/giu;

/** True if the text has a placeholder for its days or its due date. */
export const followsDue = (text: string | null): boolean => text !== null && text.search(placeholder) >= 0;

/** The contradiction between terms and a due date, if there is one. Terms that follow the due date have none. */
export function termsConflict(text: string | null, { issued, due }: PaperDays): TermsConflict | null {
  if (!text || followsDue(text)) return null;
  const readings = dueDaysIn(text);
  const [first] = readings;
  if (!first || readings.some((reading) => dueBySaid(reading, issued) === due)) return null;
  const { at: _, ...said } = first;
  return { ...said, due: dueBySaid(first, issued) };
}

const inDays = (days: number | string) => (days === 1 ? "1 day" : `${days} days`);

/** Terms that name these days in place of their own; without them, terms that follow every due date. */
export function followingTerms(text: string, days: number | string = "{days}"): string {
  const found = saidDays(text);
  if (!found) return text;
  const { said, at } = found;
  const lead = /^net\s+/iu.exec(said)?.[0] ?? "";
  return `${text.slice(0, at)}${lead}${inDays(days)}${text.slice(at + said.length)}`;
}

const daysWithUnit =
  /\{\s*days\s*\}(?<gap>[-\s]+)(?:(?<kind>calendar|business|working|banking)(?<space>\s+))?days\b/giu;

/** Terms as a paper prints them: with the days and the due date of that paper in place of the placeholders. */
export function filledTerms<Text extends string | null>(text: Text, { issued, due }: PaperDays): Text {
  if (text === null || due === null) return text;
  const days = daysUntil(issued, due);
  const counted = text.replace(daysWithUnit, (_, gap: string, kind: string | undefined, space: string | undefined) => {
    const number = kind && kind.toLowerCase() !== "calendar" ? businessDaysUntil(issued, due) : days;
    return `${number}${gap}${kind ?? ""}${space ?? ""}${number === 1 ? "day" : "days"}`;
  });
  return counted.replace(placeholder, (_, name: string) =>
    name.toLowerCase() === "days" ? String(days) : formatDate(due),
  ) as Text;
}
