import type { ReactNode } from "react";
import type { DiamondType } from "#domain/stone.ts";
import { groupRow } from "#ui/table/data-table/group-row.ts";
import type { Column, Line } from "#ui/table/data-table/types.ts";
import { stoneCard } from "#ui/table/stone-table/stone-card.tsx";
import { stoneColumns } from "#ui/table/stone-table/stone-columns.ts";
import { differingColumns, type FoundPair, type KeptPair, pairName } from "./pair-reasons.ts";

type Stone = FoundPair["stones"][number];

/** A stone of a pair, as a row under the pair's head. */
export interface PairRow {
  id: string;
  /** The name of its pair. */
  pair: string;
  stone: Stone;
  /** The columns in which it differs from the other stone. */
  differs: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** Each pair as its head, with both stones below it, one above the other. */
export function pairLines<Pair extends FoundPair | KeptPair>(
  pairs: readonly Pair[],
  head: (pair: Pair) => ReactNode,
): Line<PairRow>[] {
  return pairs.flatMap((pair) => {
    const name = pairName(pair);
    const differs = "reasons" in pair ? differingColumns(pair.reasons) : nothing;
    const rows = pair.stones.map((stone) => ({ id: `${name} ${stone.stock_no}`, pair: name, stone, differs }));
    return [groupRow(name, head(pair)), ...rows];
  });
}

export const pairRowId = ({ id }: PairRow): string => id;

/** A stone of a pair on a phone. */
export const pairCard = ({ stone }: PairRow): ReactNode => stoneCard(stone as Parameters<typeof stoneCard>[0]);

const made = new Map<string, readonly Column<PairRow>[]>();

/** The columns of the one list of stones. A cell in which the two stones differ is marked. */
export function pairColumns(seesCost: boolean, type?: DiamondType): readonly Column<PairRow>[] {
  const key = `${seesCost} ${type}`;
  const known =
    made.get(key) ??
    stoneColumns("matchpair", { seesCost, ...(type && { type }) }).map(({ cell, text, sortable: _, ...column }) => ({
      ...column,
      text: ({ stone }: PairRow) => text?.(stone),
      cell: ({ stone, differs }: PairRow) =>
        differs.has(column.id) ? <span className="pair-differs">{cell(stone)}</span> : cell(stone),
    }));
  made.set(key, known);
  return known;
}

/** The chosen pairs, and their stones that were ticked by hand. */
interface Ticked {
  chosen: ReadonlySet<string>;
  byHand: ReadonlySet<string>;
}

/**
 * Chooses whole pairs: a tick on one of two stones chooses both. A tick on its twin, which has a tick already, keeps
 * both. Lifting a tick that was set by hand lifts both.
 */
export function pairsTicked(rows: readonly PairRow[], before: Ticked, ticked: ReadonlySet<string>): Ticked {
  const chosen = new Set(before.chosen);
  const byHand = new Set(before.byHand);
  for (const pair of new Set(rows.map((row) => row.pair))) {
    const ids = rows.filter((row) => row.pair === pair).map(pairRowId);
    const lifted = ids.filter((id) => !ticked.has(id));
    const kept = ids.filter((id) => ticked.has(id));
    if (!before.chosen.has(pair)) {
      if (kept.length === 0) continue;
      chosen.add(pair);
      for (const id of lifted) byHand.delete(id);
      for (const id of kept) byHand.add(id);
    } else if (kept.length === 0 || lifted.some((id) => before.byHand.has(id))) chosen.delete(pair);
    else for (const id of lifted) byHand.add(id);
  }
  return { chosen, byHand };
}
