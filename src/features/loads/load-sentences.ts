import type { LoadDetail } from "./load.ts";
import { words } from "./words.ts";

type Counts = NonNullable<LoadDetail["counts"]>;

const told = ["new", "changed", "back", "gone", "conflict", "same", "refused", "left_out"] as const;

/** What a load does to the stock, in sentences; only what there is. */
export function loadSentences(counts: Counts): string[] {
  return told
    .filter((kind) => counts[kind] > 0)
    .map((kind) =>
      kind === "changed"
        ? words.sentences.changed(counts.changed, counts.price_moved)
        : words.sentences[kind](counts[kind]),
    );
}

/** The stones that a commit touches. */
export const touchedBy = ({ new: added, changed, gone, back }: Counts) => added + changed + gone + back;
