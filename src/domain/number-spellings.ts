import { laboratories } from "./laboratories.ts";
import { noiseWords } from "./search/words/noise.ts";

/** The signs that the trade puts between the prefix of a number and its figures. */
const partings = ["", "-", " ", "_", "."] as const;
const parting = "[\\s._\\u2010-\\u2015\\u2212-]";

/** The names of the laboratories as a part of a pattern, in any letters. Before a number the first word says enough. */
const named = laboratories
  .flatMap((name) => (name.includes(" ") ? [name.replace(" ", `${parting}?`), name.split(" ")[0] ?? name] : [name]))
  .join("|");

/** AA-1000001, HL 1000002. */
const prefixApart = new RegExp(`^([a-z]{1,8})${parting}{1,3}(\\d[a-z0-9]*)$`, "i");
/** GIA1794710872, IGI LG 588353491: the number after the laboratory. */
const afterLaboratory = new RegExp(`^(?:${named})${parting}{0,3}([a-z]{0,3}${parting}{0,3}\\d{3}[a-z0-9]*)$`, "i");

/** The longest number that is typed. */
const longest = 60;

/** The most other spellings of one number. */
export const spellingsMost = 10;

const apart = (number: string): string[] => {
  const [, prefix, figures] = prefixApart.exec(number) ?? [];
  return prefix ? partings.map((sign) => prefix + sign + figures) : [];
};

/** A number as it is, and in capitals. */
export const exactSpellings = (number: string): string[] => [...new Set([number, number.toUpperCase()])];

/**
 * The other numbers that a typed one may stand for: with another sign between prefix and figures, or without the
 * laboratory before a report number. A number that is written in one piece stands for itself alone.
 */
export function otherSpellings(typed: string): string[] {
  const number = typed.trim();
  if (number.length > longest) return [];
  const report = afterLaboratory.exec(number)?.[1];
  const others = [...apart(number), ...(report ? [report, ...apart(report)] : [])];
  return [...new Set(others)].filter((other) => other !== number);
}

/** All spellings under which typed numbers may stand in the house. */
export const spellingsOf = (numbers: readonly string[]): string[] => [
  ...new Set(numbers.flatMap((number) => [number, ...otherSpellings(number)].flatMap(exactSpellings))),
];

const inAnyLetters = (text: string) => text.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
const blank = "[ \\u00a0]";
const figures = "\\d{3}[A-Za-z0-9]*";
const laboratory = inAnyLetters(laboratories.map((name) => name.replace(" ", `${blank}?`)).join("|"));

/**
 * The numbers in a line with blanks between them. A prefix in capitals and a laboratory belong to the figures behind them;
 * a word in small letters does not.
 */
const inLine = new RegExp(
  `(?:(?:${laboratory})${blank}{1,3})?(?:[A-Z]{1,3}(?:${blank}{0,2}[-_.\\u2010-\\u2015\\u2212]?${blank}{0,2}))?${figures}(?!\\S)|\\S+`,
  "g",
);
/** A prefix and its figures with nothing beside them. */
const alone = new RegExp(`^([A-Za-z]{1,3})${blank}{1,3}${figures}$`);

/** True for a text of one number whose prefix stands apart from its figures: "hl 1000002", but not "and 1000002". */
export function isPrefixApart(text: string): boolean {
  const prefix = alone.exec(text)?.[1];
  return prefix !== undefined && !noiseWords.has(prefix);
}

/** The numbers of a part of a list in which no comma, tab or end of a line parts them. */
export function numbersInLine(line: string): string[] {
  const text = line.trim();
  const numbers = isPrefixApart(text) ? [text] : (text.match(inLine) ?? []);
  return numbers.map((number) => number.replace(/\s+/g, " "));
}
