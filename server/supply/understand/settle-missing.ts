import type { SupplyField } from "../mapping.ts";
import type { Choice } from "./choice.ts";
import { headerMeaning } from "./header-words.ts";
import { neededFields } from "./needed-fields.ts";

const SURE = 0.9;
const PRICE_LEAST = 50_00;
const PRICE_MOST = 10_000_000_00;

/**
 * A header in words that nobody knows may head what every stone needs. If nothing else gives it and the values fit, a person is
 * asked; values alone do not decide.
 */
export function settleMissing(choices: readonly Choice[]): void {
  const given = new Set<SupplyField | null>(choices.flatMap(({ field, candidates }) => [field, ...candidates]));
  const missing = neededFields
    .filter((fields) => !fields.some((field) => given.has(field)))
    .flatMap(([first]) => first ?? []);
  if (missing.length === 0) return;
  for (const choice of choices) {
    const { header, field, chosen_by, candidates } = choice;
    if (field !== null || chosen_by !== null || candidates.length > 0 || header === "") continue;
    if (headerMeaning(header).kind === "unknown") choice.candidates = likely(missing, choice);
  }
}

/** Any text may be a stock number, so it is the last to be thought of. */
function likely(missing: readonly SupplyField[], choice: Choice): SupplyField[] {
  const fields = missing.filter((field) => field !== "org_stock_no" && mayBe(field, choice));
  if (fields.length > 0 || !missing.includes("org_stock_no")) return fields;
  const { texts, isDistinct } = choice.values;
  return isDistinct && texts.every((text) => /^(?=.*\d)\S{2,30}$/.test(text)) ? ["org_stock_no"] : [];
}

function mayBe(field: SupplyField, { values }: Choice): boolean {
  if (values.isEmpty) return false;
  if (field === "price_per_ct") return values.share(PRICE_LEAST, PRICE_MOST) >= SURE;
  return values.fit(field) >= SURE;
}
