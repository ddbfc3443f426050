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
export const someValues = (
  db: Kysely<Tables>,
  names: readonly SearchAttribute[],
): Promise<(name: SearchAttribute) => string[]> => valuesWith(db, names, (known) => codesWithoutMaster(db, known));

/**
 * The same without a look at any stone, for a reader of all stones who met these codes and no others. A code that left
 * the master counts as one that the master does not know, whether a stone has it or not.
 */
export const valuesAmong = (
  db: Kysely<Tables>,
  met: (name: SearchAttribute) => readonly string[],
): Promise<(name: SearchAttribute) => string[]> =>
  valuesWith(db, searchAttributes, async (known) =>
    known.flatMap(({ name, codes: ofMaster }) =>
      met(name)
        .filter((code) => !ofMaster.includes(code))
        .sort()
        .map((code) => ({ name, code })),
    ),
  );

type Known = Parameters<typeof codesWithoutMaster>[1];
type Strays = Awaited<ReturnType<typeof codesWithoutMaster>>;

async function valuesWith(
  db: Kysely<Tables>,
  names: readonly SearchAttribute[],
  straysBeside: (known: Known) => Promise<Strays>,
): Promise<(name: SearchAttribute) => string[]> {
  const coded = names.filter(isCoded);
  const codesOf = await masterCodes(db, coded);
  const strays = await straysBeside(coded.map((name) => ({ name, codes: codesOf(name) })));
  const providers = await providerIds(db);
  return (name) => {
    if (isCoded(name)) return [...codesOf(name), ...strays.filter((one) => one.name === name).map(({ code }) => code)];
    if (name === "provider") return providers.map(String);
    if (name === "status") return Object.values(codes.stone).map(String);
    return name === "stone_origin" ? stoneOrigins.map(String) : [...flagValues];
  };
}
