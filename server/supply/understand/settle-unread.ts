import type { SupplyField } from "../mapping.ts";
import type { Choice } from "./choice.ts";
import { headerMeaning } from "./header-words.ts";
import { plainFields } from "./values-alone.ts";

/** The fields that give a field as well. */
const alsoGivenBy: Partial<Record<SupplyField, readonly SupplyField[]>> = {
  measurements: ["length", "width", "height"],
  cut: ["cut_polish_symmetry"],
  polish: ["cut_polish_symmetry"],
  symmetry: ["cut_polish_symmetry"],
};

/**
 * A column is left that no header explains. If its values plainly say what it is, and nothing else gives that, a person is
 * asked: a cut or measurements that nobody noticed would never reach a stone.
 */
export function settleUnread(choices: readonly Choice[]): void {
  const given = new Set<SupplyField | null>(choices.map(({ field }) => field));
  const isGiven = (field: SupplyField) => [field, ...(alsoGivenBy[field] ?? [])].some((one) => given.has(one));
  for (const choice of choices) {
    const { header, field, chosen_by, candidates, values } = choice;
    if (field !== null || chosen_by !== null || candidates.length > 0) continue;
    if (header !== "" && headerMeaning(header).kind !== "unknown") continue;
    choice.candidates = plainFields(values).filter((one) => !isGiven(one));
  }
}
