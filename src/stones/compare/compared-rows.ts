import { dash } from "#domain/format.ts";
import type { Fact } from "#ui/marks/facts.tsx";
import type { Stone } from "../stone-facts.ts";

export interface ComparedRow {
  label: string;
  /** One value for each stone, in the order of the stones; a dash for a stone without one. */
  values: readonly Fact["value"][];
  /** True if the stones are not alike in it. */
  differs: boolean;
}

/** The facts of several stones as rows: every label that one of them has, in the order of the facts. */
export function comparedRows(stones: readonly Stone[], factsOf: (stone: Stone) => readonly Fact[]): ComparedRow[] {
  const facts = stones.map((stone) => new Map(factsOf(stone).map(({ label, value }) => [label, value])));
  const labels = inOrder(facts.map((one) => [...one.keys()]));
  return labels.map((label) => {
    const values = facts.map((one) => one.get(label) ?? dash);
    return { label, values, differs: new Set(values).size > 1 };
  });
}

/** All labels of several lists. One that the first list lacks follows the label that precedes it in its own. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const label of list) {
      const known = all.indexOf(label);
      if (known < 0) all.splice(at, 0, label);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return all;
}
