import { type Atom, endsWord, longestKnown, startsWord } from "./atoms.ts";
import { textAt } from "./terms.ts";

export type Unit = "ct" | "mm" | "%" | "$" | "$/ct";
export type Comparison = "<" | "<=" | ">" | ">=";

/** One or two numbers with their words and signs: "1-1.5ct", "under 5000", "$6000/ct", "-45..-38". */
export type Amount = {
  end: number;
  low: number;
  /** Equal to `low` if one number stands alone. */
  high: number;
  isRange: boolean;
  comparison?: Comparison;
  unit?: Unit;
  /** Decimals as typed, the larger of both. */
  decimals: number;
  /** Written with a minus. */
  isNegative: boolean;
  isThousands: boolean;
  /** As many figures as the number of a stone has. A unit or a word behind it belongs to the next number, if there is one. */
  isLong: boolean;
};

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ...["<", "under", "below", "less than", "smaller than", "cheaper than"].map((word) => [word, "<"] as const),
  ...["<=", "up to", "upto", "max", "maximum", "at most", "not over"].map((word) => [word, "<="] as const),
  ...[">", "over", "above", "more than", "bigger than", "larger than"].map((word) => [word, ">"] as const),
  ...[">=", "from", "min", "minimum", "at least", "starting"].map((word) => [word, ">="] as const),
]);
const suffixes: ReadonlyMap<string, Comparison> = new Map([
  ...["and up", "& up", "up", "and above", "or more", "plus"].map((word) => [word, ">="] as const),
  ...["and below", "& below", "or less", "and under", "max"].map((word) => [word, "<="] as const),
]);
const carats = ["ct", "cts", "crt", "crts", "carat", "carats"];
const units: ReadonlyMap<string, Unit> = new Map([
  ...carats.map((word) => [word, "ct"] as const),
  ...["mm"].map((word) => [word, "mm"] as const),
  ...["%", "percent", "pct"].map((word) => [word, "%"] as const),
  ...["$", "usd", "dollar", "dollars"].flatMap((word) => [
    [word, "$"] as const,
    ...carats.flatMap((carat) => [[`${word}/${carat}`, "$/ct"] as const, [`${word} per ${carat}`, "$/ct"] as const]),
  ]),
  ...carats.flatMap((word) =>
    [`/${word}`, `/ ${word}`, `per ${word}`, `p/${word}`].map((text) => [text, "$/ct"] as const),
  ),
  ["ppc", "$/ct"],
]);

type Quantity = {
  end: number;
  value: number;
  decimals: number;
  isNegative: boolean;
  isThousands: boolean;
  isLong: boolean;
  unit?: Unit;
};

export function amountAt(atoms: Atom[], at: number): Amount | undefined {
  if (isMinus(atoms[at - 1], atoms[at], atoms[at - 2])) return undefined; // a number counts only with its minus
  const before = longestKnown(atoms, at, comparisons);
  const isBetween = textAt(atoms, at) === "between" && startsWord(atoms, at);
  const first = quantityAt(atoms, before?.end ?? (isBetween ? at + 1 : at));
  if (!first) return undefined;
  const second = before ? undefined : secondAt(atoms, first, isBetween);
  if (isBetween && !second) return undefined;
  const behind = before || second ? undefined : suffixAt(atoms, first.end);
  const last = second ?? first;
  const unit = second?.unit ?? first.unit;
  const late = unit ? undefined : unitBehind(atoms, behind?.end ?? last.end, last.isLong);
  // "5-8k" is from 5,000.
  const isShort = second?.isThousands && !first.isThousands && first.value < 1000;
  const bounds = [isShort ? first.value * 1000 : first.value, last.value];
  const comparison = before?.found ?? behind?.found;
  const found = late?.unit ?? unit;
  return {
    end: late?.end ?? behind?.end ?? last.end,
    low: Math.min(...bounds),
    high: Math.max(...bounds),
    isRange: second !== undefined,
    ...(comparison && { comparison }),
    ...(found && { unit: found }),
    decimals: Math.max(first.decimals, last.decimals),
    isNegative: first.isNegative && last.isNegative,
    isThousands: last.isThousands,
    isLong: first.isLong && !second,
  };
}

function quantityAt(atoms: Atom[], at: number): Quantity | undefined {
  const isDollar = ["$", "usd"].includes(textAt(atoms, at));
  const [sign, afterSign] = [atoms[isDollar ? at + 1 : at], atoms[isDollar ? at + 2 : at + 1]];
  const isNegative = isMinus(sign, afterSign, atoms[at - 1]);
  const place = (isDollar ? at + 1 : at) + (isNegative ? 1 : 0);
  const number = atoms[place];
  if (number?.kind !== "number" || number.value > 1e9 || !startsWord(atoms, place)) return undefined;
  const isThousands = textAt(atoms, place + 1) === "k" && atoms[place + 1]?.isGlued === true;
  const end = isThousands ? place + 2 : place + 1;
  const isLong = /^\d{7,}$/.test(number.text);
  const unit = unitBehind(atoms, end, isLong);
  if (!unit && !endsWord(atoms, end)) return undefined;
  const value = (isNegative ? -1 : 1) * number.value * (isThousands ? 1000 : 1);
  const dollars = isDollar && unit?.unit !== "$/ct" ? "$" : undefined;
  const found = dollars ?? unit?.unit;
  return {
    end: unit && !(dollars && unit.unit !== "$") ? unit.end : end,
    value,
    decimals: number.decimals,
    isNegative,
    isThousands,
    isLong,
    ...(found && { unit: found }),
  };
}

/** True for a minus sign. It stands close to its number and not close to a number before: 1-2 is from 1 to 2. */
const isMinus = (sign: Atom | undefined, number: Atom | undefined, before: Atom | undefined) =>
  sign?.text === "-" && number?.isGlued === true && (!sign.isGlued || before?.kind === "sign");

const joints = new Set(["-", "..", "to", "till", "until"]);

function secondAt(atoms: Atom[], first: Quantity, isBetween: boolean): Quantity | undefined {
  const joint = atoms[first.end];
  if (!joint || !(joints.has(joint.text) || (isBetween && /^(and|&)$/.test(joint.text)))) return undefined;
  if (isMinus(joint, atoms[first.end + 1], undefined) && !joint.isGlued) return undefined; // "1.01 -40"
  const second = quantityAt(atoms, first.end + 1);
  if (second && (isBesideNumber(first, second) || isBesideNumber(second, first))) return undefined;
  return second && (!first.unit || !second.unit || first.unit === second.unit || second.unit === "$/ct")
    ? second
    : undefined;
}

/** True for the figures of a stone's number beside its weight: "1000001 - 0.76ct" is no range. */
const isBesideNumber = (number: Quantity, weight: Quantity) =>
  number.isLong && number.unit === undefined && weight.value < 1000 && !weight.isThousands;

function suffixAt(atoms: Atom[], at: number): { end: number; found: Comparison } | undefined {
  const next = atoms[at];
  if (next?.text === "+" && next.isGlued && (!atoms[at + 1]?.isGlued || unitAt(atoms, at + 1)))
    return { end: at + 1, found: ">=" };
  return longestKnown(atoms, at, suffixes);
}

/** The unit of a number that ends at a place. */
function unitBehind(atoms: Atom[], at: number, isLong: boolean) {
  const unit = unitAt(atoms, at);
  const isOfNext = isLong && !atoms[at]?.isGlued && atoms[unit?.end ?? at]?.kind === "number";
  return isOfNext ? undefined : unit;
}

/** The unit at a place. It may stand close to its number, so a word need not begin here. */
function unitAt(atoms: Atom[], at: number): { end: number; unit: Unit } | undefined {
  const [first, ...others] = atoms.slice(at, at + 4);
  if (!first) return undefined;
  const known = longestKnown([{ ...first, isGlued: false }, ...others], 0, units);
  return known && { end: at + known.end, unit: known.found };
}
