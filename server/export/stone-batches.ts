import type { Kysely } from "kysely";
import { priceTable } from "../access/markups/price-table.ts";
import type { Tables } from "../db/tables.ts";
import type { PriceTable } from "../house/price-table.ts";
import type { StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import { stonesById } from "../stones/stones-by-id.ts";

const atOnce = 500;

/** Stones as a viewer sees them, in batches; `onBatch` gets the count of ids done. */
export async function* stoneBatches(
  db: Kysely<Tables>,
  viewer: Viewer,
  ids: readonly number[],
  onBatch: (done: number) => Promise<void> | void = () => {},
  prices?: PriceTable,
): AsyncGenerator<StoneOnWire[]> {
  const table = prices ?? (await priceTable(db, viewer)); // one for all: a markup changed meanwhile must not change half of a file
  for (let from = 0; from < ids.length; from += atOnce) {
    yield await stonesById(db, viewer, ids.slice(from, from + atOnce), table);
    await onBatch(Math.min(from + atOnce, ids.length));
  }
}
