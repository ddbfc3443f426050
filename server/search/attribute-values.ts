import type { Kysely } from "kysely";
import { flagAttributes, flagValues, type SearchAttribute, searchAttributes } from "#domain/search/stone-search.ts";
import { stoneAttributes } from "#domain/stone.ts";
import type { Tables } from "../db/tables.ts";

/**
 * For each attribute its values in the order in which stones are sorted by it: the house's list, whether offered or not.
 * Codes that stones have and no list does come after these, by code.
 */
export async function attributeValues(db: Kysely<Tables>): Promise<Record<SearchAttribute, string[]>> {
  const entries = await db
    .selectFrom("sub_master as s")
    .innerJoin("master as m", "m.id", "s.master_id")
    .select(["m.code as master", "s.code"])
    .orderBy("s.sequence")
    .orderBy("s.id")
    .execute();
  const providers = await db.selectFrom("provider").select("id").orderBy("id").execute();
  const fixed: Partial<Record<SearchAttribute, string[]>> = {
    stone_origin: ["1", "2"],
    status: ["1", "2", "3", "4", "5", "8"],
    provider: providers.map(({ id }) => String(id)),
    ...Object.fromEntries(flagAttributes.map((name) => [name, [...flagValues]])),
  };
  const listed = (name: SearchAttribute) =>
    entries.filter(({ master }) => name in stoneAttributes && master === masterOf(name)).map(({ code }) => code);
  return Object.fromEntries(searchAttributes.map((name) => [name, fixed[name] ?? listed(name)])) as Record<
    SearchAttribute,
    string[]
  >;
}

const masterOf = (name: string) => stoneAttributes[name as keyof typeof stoneAttributes].master;
