import type { SearchRange } from "../stone-search.ts";
import { discountParts, moneyParts, sizeParts } from "./amount-ranges.ts";
import { type Amount, amountAt } from "./amounts.ts";
import { longestKnown } from "./atoms.ts";
import { rangePart } from "./labels.ts";
import { measures, measureWords } from "./measure-words.ts";
import { matchOf } from "./reading-parts.ts";
import { textAt } from "./terms.ts";
import type { Part, Rule, Scene } from "./types.ts";

/**
 * Numbers: sizes, prices, discounts, measurements. A word beside them decides first, then the unit, then their look.
 */
export const amountRule: Rule = (scene, at) => {
  const { atoms } = scene;
  const before = longestKnown(atoms, at, measureWords);
  if (before) {
    const start = /^[:=]$/.test(textAt(atoms, before.end)) ? before.end + 1 : before.end;
    const amount = amountAt(atoms, start);
    return amount && matchOf(amount.end, measured(before.found, amount));
  }
  const amount = amountAt(atoms, at);
  if (!amount) return undefined;
  const behind = longestKnown(atoms, amount.end, measureWords);
  const named = behind ? measured(behind.found, amount) : [];
  if (behind && named.length > 0 && !isOfNext(scene, behind.end, amount)) return matchOf(behind.end, named);
  return matchOf(amount.end, amount.unit ? byUnit(amount) : byLook(amount));
};

/** True if the word belongs to the number after it, as in "1.01 table 57". */
const isOfNext = ({ atoms }: Scene, end: number, amount: Amount) =>
  (amount.isLong || byLook(amount).length > 0) && amount.unit === undefined && amountAt(atoms, end) !== undefined;

function measured(name: SearchRange, amount: Amount): Part[] {
  const { unit } = amount;
  if (name === "markup_disc") return unit === undefined || unit === "%" ? discountParts(amount) : [];
  if (name === "sell_amt" || name === "markup_ppc" || name === "rap") {
    if (unit === "$/ct") return moneyParts(["markup_ppc"], amount);
    const other: SearchRange[] = name === "sell_amt" ? ["sell_amt", "markup_ppc"] : [name];
    return unit === undefined || unit === "$" ? moneyParts(other, amount) : [];
  }
  if (name === "depth_pct" && unit === "mm") return sizeParts("height", amount, 2);
  const measure = measures[name];
  const isFitting = measure && amount.low >= measure.least && amount.high <= measure.most;
  return isFitting && (unit === undefined || unit === measure.unit) ? sizeParts(name, amount, measure.listed) : [];
}

function byUnit(amount: Amount): Part[] {
  if (amount.unit === "ct") return amount.isNegative ? [] : sizeParts("carat", amount, 2);
  if (amount.unit === "$") return moneyParts(["sell_amt", "markup_ppc"], amount);
  if (amount.unit === "$/ct") return moneyParts(["markup_ppc"], amount);
  if (amount.unit === "%")
    return [
      ...(amount.high < 100 ? discountParts(amount) : []),
      ...measured("depth_pct", amount),
      ...measured("table_pct", amount),
    ];
  return [
    ...sizeParts("length", amount, 2).slice(0, 1),
    ...sizeParts("width", amount, 2).slice(0, 1),
    diameter(amount),
  ];
}

/** Both sides of a round stone. */
function diameter(amount: Amount): Part {
  const range = sizeParts("length", amount, 2)[0]?.part.ranges?.length ?? {};
  return {
    label: rangePart("length", range).label.replace(/^Length/, "Diameter"),
    part: { ranges: { length: range, width: range } },
  };
}

/**
 * Readings of a number without a word and a unit, by its look: a size, or money from the hundreds on. A whole number
 * alone has several.
 */
function byLook(amount: Amount): Part[] {
  const { low, high, decimals, comparison, isRange, isNegative, isThousands } = amount;
  if (isNegative) return low <= -1 && low > -100 ? discountParts(amount) : [];
  const isBound = isRange || comparison !== undefined;
  if (isThousands || (isBound && low >= 100 && high < 10_000_000))
    return moneyParts(["sell_amt", "markup_ppc"], amount);
  if (low < 0 || high > 30 || !(decimals > 0 || isBound)) return [];
  return [
    ...sizeParts("carat", amount, 2),
    ...(low >= 1 ? measured("ratio", amount).slice(0, 1) : []),
    ...(low >= 3 ? measured("length", amount).slice(0, 1) : []),
  ];
}

/**
 * "6.43 x 6.47 x 3.99 mm" is length, width and height. "6.43-6.47 x 3.99" gives the smallest and the largest diameter.
 */
export const measurementsRule: Rule = ({ atoms }, at) => {
  const sides: Amount[] = [];
  let end = at;
  for (let next = at; sides.length < 3; next = end + 1) {
    const amount = amountAt(atoms, next);
    if (!amount || amount.comparison || (amount.unit && amount.unit !== "mm") || amount.low <= 0) break;
    sides.push(amount);
    end = amount.end;
    if (!/^[x*]$/.test(textAt(atoms, end))) break;
  }
  const [first, second, third] = sides;
  if (!first || !second) return undefined;
  const [length, width, height] = first.isRange ? [first, first, second] : [first, second, third];
  const parts = [rangeOf("length", length), rangeOf("width", width), ...(height ? [rangeOf("height", height)] : [])];
  const ranges = Object.assign({}, ...parts.map(({ part }) => part.ranges));
  return matchOf(end, [{ label: parts.map(({ label }) => label).join(", "), part: { ranges } }]);
};

const rangeOf = (name: SearchRange, { low, high }: Amount) => rangePart(name, { from: low, to: high });
