import type { Kysely } from "kysely";
import type pg from "pg";
import { openKysely } from "#server/db/kysely.ts";
import { caratRanges } from "#server/db/queries/carat-ranges.ts";
import { pricedStones } from "#server/db/queries/priced-stones.ts";
import { allPriced } from "#server/db/queries/stock.ts";
import type { Tables } from "#server/db/tables.ts";
import type { PriceTable } from "#server/house/price-table.ts";
import type { Viewer } from "#server/house/viewer.ts";
import { attributeValues } from "#server/search/attribute-values.ts";
import type { DemoName } from "./actors.ts";
import { besideThePortal } from "./beside.ts";
import { useRollback } from "./database.ts";
import type { SearchValues } from "./search-values.ts";
import { viewerAs } from "./viewers.ts";

/** The demo house's stock without the portal around it. It is rolled back after each test. */
export function useStock(): { db: Kysely<Tables>; pool: pg.Pool } {
  const database = useRollback();
  const pool = besideThePortal(() => database.pool);
  return {
    get db() {
      return openKysely<Tables>(pool);
    },
    pool,
  };
}

/** The viewer of a search, and everything that they can find. */
export async function searchWorld(
  { db }: { db: Kysely<Tables> },
  name: DemoName,
): Promise<{ viewer: Viewer; table: PriceTable; values: SearchValues }> {
  const { viewer, table } = await viewerAs({ db }, name);
  const values = {
    attributes: await attributeValues(db),
    stones: await allPriced(db, pricedStones(viewer.access, table)),
    caratRanges: await caratRanges(db, true).execute(),
  };
  return { viewer, table, values };
}
