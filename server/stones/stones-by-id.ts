import type { Kysely } from "kysely";
import { priceTable } from "../access/markups/price-table.ts";
import { pricedStones } from "../db/queries/priced-stones.ts";
import { stonesByIds } from "../db/queries/stock.ts";
import type { Tables } from "../db/tables.ts";
import type { PriceTable } from "../house/price-table.ts";
import type { StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import { presentStone } from "../wire/stone-on-wire.ts";

/** Stones in the order of the ids as a viewer sees them, without those out of the viewer's sight. */
export async function stonesById(
  db: Kysely<Tables>,
  viewer: Viewer,
  ids: readonly number[],
  table?: PriceTable,
): Promise<StoneOnWire[]> {
  if (ids.length === 0) return [];
  const rows = await stonesByIds(db, pricedStones(viewer.access, table ?? (await priceTable(db, viewer))), ids);
  return rows.map((row) => presentStone(row, viewer));
}
