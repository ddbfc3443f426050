import { stoneColumnIds } from "#domain/search/stone-columns.ts";
import { type StoneFields, stoneWord } from "#domain/search/stone-value.ts";
import type { Counts } from "./rail-counts.ts";

/** What a stone is known by, how it stands and what it costs keeps its place, also where there is nothing to say. */
const lasting: readonly string[] = ["stock_no", "stone_origin", "status", "markup_disc", "markup_ppc", "sell_amt"];

interface Answer {
  counts: Counts | undefined;
  rows: readonly StoneFields[];
  /** How many match in all. */
  matching: number;
}

/** The columns that are empty for the whole answer: by the counts, and by the rows where all of them are here. */
export function emptyColumns({ counts, rows, matching }: Answer): ReadonlySet<string> {
  if (rows.length === 0) return new Set();
  const isWhole = rows.length >= matching;
  return new Set(
    stoneColumnIds.filter((id) => {
      if (lasting.includes(id)) return false;
      if (isWhole) return rows.every((row) => stoneWord(row, id) === null);
      // The column of colours tells the fancy ones too.
      return id === "color"
        ? hasNone(counts?.color) && hasNone(counts?.fancy_color)
        : hasNone(counts?.[id as keyof Counts]);
    }),
  );
}

const hasNone = (counted: Record<string, number> | undefined) =>
  counted !== undefined && Object.values(counted).every((pieces) => pieces === 0);
