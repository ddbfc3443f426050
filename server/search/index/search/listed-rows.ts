import { type BlockStore, blockOf } from "../block-store.ts";
import { BLOCK_ROWS } from "../line.ts";
import type { NumberFound } from "../query.ts";
import type { Plan } from "./plan.ts";

/** The rows of a pasted list, by block. */
export interface ListedRows {
  readonly found: NumberFound[];
  isIn(block: number): boolean;
  /** Places in the block, ascending, each once. */
  in(block: number): readonly number[];
}

/**
 * Looks each pasted number up. A stone outside the viewer's sight is not found. Neither is a stone under a closed key,
 * as a list must not reveal hidden stones.
 */
export function findListed(store: BlockStore, plan: Plan, closed: ReadonlySet<string>): ListedRows {
  const blocks = new Map<number, number[]>();
  const scopes = plan.scopes.map(({ attribute, codes }) => ({ attribute, codes: new Set(codes) }));
  const isSeen = (place: number) =>
    scopes.every(({ attribute, codes }) => codes.has(store.codeAt(place, attribute.index)));
  const found = (plan.numbers ?? []).map((text) => {
    const places = store.keys.find(text, closed).filter(isSeen);
    for (const place of places) {
      const rows = blocks.get(blockOf(place));
      if (rows) rows.push(place % BLOCK_ROWS);
      else blocks.set(blockOf(place), [place % BLOCK_ROWS]);
    }
    return { text, ids: places.map((place) => store.idAt(place)).sort((a, b) => a - b) };
  });
  for (const [block, rows] of blocks)
    if (rows.length > 1)
      blocks.set(
        block,
        [...new Set(rows)].sort((a, b) => a - b),
      );
  return {
    found,
    isIn: (block) => blocks.has(block),
    in: (block) => blocks.get(block) ?? [],
  };
}
