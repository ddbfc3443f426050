import type { Kysely } from "kysely";
import { pricedStones } from "../db/queries/priced-stones.ts";
import { stoneIdsByNumbers } from "../db/queries/stone-numbers.ts";
import type { Tables } from "../db/tables.ts";
import type { Viewer } from "../policies/viewer.ts";
import { priceTable } from "../prices/price-table.ts";
import { Problem } from "../problem.ts";

/** The selected stones in the order of their numbers, each once, and the numbers that a viewer does not find. */
export async function selectedStones(
  db: Kysely<Tables>,
  viewer: Viewer,
  stockNumbers: readonly string[] = [],
): Promise<{ ids: number[]; missing: string[] }> {
  // The rule answers, not the schema (spec §5).
  if (stockNumbers.length === 0) throw new Problem("selectDiamond");
  const numbers = [...new Set(stockNumbers)];
  const found = await stoneIdsByNumbers(db, pricedStones(viewer.access, await priceTable(db, viewer)), numbers);
  const ids = new Map(found.map(({ id, stock_no }) => [stock_no, id]));
  return {
    ids: numbers.flatMap((number) => ids.get(number) ?? []),
    missing: numbers.filter((number) => !ids.has(number)),
  };
}
