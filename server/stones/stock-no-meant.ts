import type { Kysely, RawBuilder } from "kysely";
import { meantBy, numberShared } from "#domain/meant-stones.ts";
import { spellingsOf } from "#domain/number-spellings.ts";
import { stonesByNumbers } from "../db/queries/stock.ts";
import type { Tables } from "../db/tables.ts";
import { Problem } from "../ground/problem.ts";

/**
 * The stock number of the one stone in sight that a typed number means. A number of several stones is refused, with the
 * choices.
 */
export async function stockNoMeant(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  number: string,
): Promise<string | undefined> {
  const meant = meantBy(await stonesByNumbers(db, stones, spellingsOf([number])))(number);
  if (meant.length > 1) throw new Problem("numberShared", { refused: [numberShared(number, meant)] });
  return meant[0]?.stock_no;
}
