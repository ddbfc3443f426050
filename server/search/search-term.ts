import type { StoneSearch } from "#domain/search/stone-search.ts";
import { joinSearches } from "#domain/search/words/join-searches.ts";
import type { Understood, Vocabulary } from "#domain/search/words/types.ts";
import { contextOf, understand } from "#domain/search/words/understand.ts";
import { stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";
import type { Context } from "../context.ts";
import { attributeEntries } from "../db/queries/stone-attributes.ts";

/** A search together with what was typed beside it, and how that was read. */
export async function withTerm(
  ctx: Context,
  search: StoneSearch,
  term: string | undefined,
): Promise<{ search: StoneSearch; understood?: Understood }> {
  if (!term) return { search };
  const understood = understand(term, await vocabulary(ctx), contextOf(search));
  return { search: joinSearches([search, understood.search]), understood };
}

/** The house's codes and spellings by attribute. */
export async function vocabulary({ db }: Pick<Context, "db">): Promise<Vocabulary> {
  const entries = await attributeEntries(
    db,
    stoneAttributeNames.map((name) => stoneAttributes[name].master),
  );
  return Object.fromEntries(
    stoneAttributeNames.map((name) => [
      name,
      entries.filter(({ master_code }) => master_code === stoneAttributes[name].master),
    ]),
  );
}
