import type { Kysely } from "kysely";
import { meantBy } from "#domain/meant-stones.ts";
import { spellingsOf } from "#domain/number-spellings.ts";
import { priceTable } from "../access/markups/price-table.ts";
import { pricedStones } from "../db/queries/priced-stones.ts";
import { stonesByNumbers } from "../db/queries/stock.ts";
import type { Tables } from "../db/tables.ts";
import { Problem } from "../ground/problem.ts";
import type { Viewer } from "../house/viewer.ts";
import { type NumberRefusal, onlyOne, whyNotOne } from "./pasted-stones.ts";

/**
 * The selected stones in the order of their numbers, each once, and the refused numbers: those of no stone in the
 * viewer's sight, or of several.
 */
export async function selectedStones(
  db: Kysely<Tables>,
  viewer: Viewer,
  stockNumbers: readonly string[] = [],
): Promise<{ ids: number[]; refused: NumberRefusal<"notFound">[] }> {
  // The rule answers, not the schema (spec §5).
  if (stockNumbers.length === 0) throw new Problem("selectDiamond");
  const numbers = [...new Set(stockNumbers)];
  const inSight = pricedStones(viewer.access, await priceTable(db, viewer));
  const meant = meantBy(await stonesByNumbers(db, inSight, spellingsOf(numbers)));
  const refused = numbers.flatMap((number) => whyNotOne(number, meant(number), "notFound"));
  const ids = new Set(numbers.flatMap((number) => onlyOne(meant(number)).map(({ id }) => id)));
  return { ids: [...ids], refused };
}
