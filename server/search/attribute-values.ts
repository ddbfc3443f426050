import type { Kysely } from "kysely";
import { codes } from "#domain/codes.ts";
import { flagValues, type SearchAttribute, searchAttributes } from "#domain/search/stone-search.ts";
import { stoneOrigins } from "#domain/stone.ts";
import { providerIds } from "../db/queries/priced-stones.ts";
import { codesWithoutMaster, masterCodes } from "../db/queries/stone-codes.ts";
import { isCoded } from "../db/queries/stone-columns.ts";
import type { Tables } from "../db/tables.ts";

/**
 * The values of every attribute, in their order. The master's values come first, offered or not. Codes of stones that
 * the master does not know follow, sorted by code. Index and database sort by it alike.
 */
export async function attributeValues(db: Kysely<Tables>): Promise<Record<SearchAttribute, string[]>> {
  const values = await someValues(db, searchAttributes);
  return Object.fromEntries(searchAttributes.map((name) => [name, values(name)])) as Record<SearchAttribute, string[]>;
}

/** The same for some attributes. Stones are not read for the others. */
export async function someValues(
  db: Kysely<Tables>,
  names: readonly SearchAttribute[],
): Promise<(name: SearchAttribute) => string[]> {
  const coded = names.filter(isCoded);
  const codesOf = await masterCodes(db, coded);
  const known = coded.map((name) => ({ name, codes: codesOf(name) }));
  const strays = await codesWithoutMaster(db, known);
  const providers = await providerIds(db);
  return (name) => {
    if (isCoded(name)) return [...codesOf(name), ...strays.filter((one) => one.name === name).map(({ code }) => code)];
    if (name === "provider") return providers.map(String);
    if (name === "status") return Object.values(codes.stone).map(String);
    return name === "stone_origin" ? stoneOrigins.map(String) : [...flagValues];
  };
}
