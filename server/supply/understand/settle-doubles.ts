import type { SupplyField } from "../mapping.ts";
import type { Choice } from "./choice.ts";
import { headerKey } from "./header-words.ts";

/**
 * Two columns for one field: the fuller one, the one that was taken before, the closer place; else a person is asked.
 * What was one column before and is two now was taken in one of them alone, and nobody knows which.
 */
export function settleDoubles(choices: readonly Choice[]): void {
  const byField = new Map<SupplyField, Choice[]>();
  for (const choice of choices) {
    if (choice.field === null) continue;
    const same = byField.get(choice.field);
    if (same) same.push(choice);
    else byField.set(choice.field, [choice]);
  }
  for (const same of byField.values()) if (same.length > 1) settle(same);
}

function settle(same: readonly Choice[]): void {
  const filled = same.filter(({ values }) => !values.isEmpty);
  const taken = filled.filter(({ chosen_by }) => chosen_by === "earlier");
  const left = taken.length > 0 ? taken : filled.length > 0 ? filled : same.slice(0, 1);
  for (const choice of same) if (!left.includes(choice)) drop(choice);
  if (left.length < 2 || new Set(taken.map(({ earlier }) => earlier)).size === left.length) return;
  const first = left[0]?.field === "location" ? closest(left) : firstOfAlike(left);
  for (const choice of left) {
    if (first === null) ask(choice);
    else if (choice !== first) drop(choice);
  }
}

/** A town says more than a country. */
const placeKeys = ["city", "citylocation", "location", "loc"];
const rank = ({ header }: Choice): number => {
  const at = placeKeys.indexOf(headerKey(header));
  return at < 0 ? placeKeys.length : at;
};
function closest(choices: readonly Choice[]): Choice | null {
  const fits = choices.map((choice) => ({ choice, fit: choice.values.fit("location") }));
  return fits.sort((a, b) => b.fit - a.fit || rank(a.choice) - rank(b.choice))[0]?.choice ?? null;
}

/** Columns that hold the same are one. */
function firstOfAlike(choices: readonly Choice[]): Choice | null {
  const [first] = choices;
  if (!first) return null;
  const isSame = choices.every(({ values }) => values.isSameAs(first.values));
  return isSame ? first : null;
}

function drop(choice: Choice): void {
  choice.field = null;
  choice.chosen_by = null;
  choice.candidates = [];
}

function ask(choice: Choice): void {
  choice.candidates = choice.field === null ? [] : [choice.field];
  choice.field = null;
  choice.chosen_by = null;
}
