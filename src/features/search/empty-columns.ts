import { mediaOnScreen, stoneColumnIds } from "#domain/search/stone-columns.ts";
import { mediaOf, type StoneFields, stoneWord } from "#domain/search/stone-value.ts";
import type { Counts } from "./rail-counts.ts";

/** Columns that stay even if they are empty: the stone's number, its status and its price. */
const lasting: readonly string[] = ["stock_no", "stone_origin", "status", "markup_disc", "markup_ppc", "sell_amt"];

interface Answer {
  counts: Counts | undefined;
  rows: readonly StoneFields[];
  /** The number of matches. */
  matching: number;
}

/** The columns that are empty for the whole answer: by the counts, and by the rows if all of them are loaded. */
export function emptyColumns({ counts, rows, matching }: Answer): ReadonlySet<string> {
  if (rows.length === 0) return new Set();
  const isWhole = rows.length >= matching;
  const ids: readonly string[] = [...stoneColumnIds, mediaOnScreen.id];
  return new Set(
    ids.filter((id) => {
      if (lasting.includes(id)) return false;
      if (isWhole) return rows.every((row) => isEmpty(row, id));
      // The column of colours shows the fancy ones too.
      return id === "color"
        ? hasNone(counts?.color) && hasNone(counts?.fancy_color)
        : hasNone(counts?.[id as keyof Counts]);
    }),
  );
}

const isEmpty = (row: StoneFields, id: string) =>
  id === mediaOnScreen.id ? mediaOf(row).length === 0 : stoneWord(row, id) === null;

const hasNone = (counted: Record<string, number> | undefined) =>
  counted !== undefined && Object.values(counted).every((pieces) => pieces === 0);
