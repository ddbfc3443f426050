import type { Kysely } from "kysely";
import { listRowOf } from "#domain/list-price.ts";
import { stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";
import { listInForce, listPrices } from "../db/queries/price-lists.ts";
import { attributeEntries } from "../db/queries/stone-attributes.ts";
import type { Tables } from "../db/tables.ts";
import type { World } from "./mapping.ts";
import { type WorldFacts, worldOfFacts } from "./understand/world-of-facts.ts";

/** The house's knowledge of codes, of their other spellings, and of list prices. */
export const worldOf = async (db: Kysely<Tables>): Promise<World> => worldOfFacts(await worldFacts(db));

export async function worldFacts(db: Kysely<Tables>): Promise<WorldFacts> {
  const masters = [...new Set(stoneAttributeNames.map((name) => stoneAttributes[name].master))];
  const entries = await attributeEntries(db, masters);
  const list = await listInForce(db);
  const prices = list ? (await listPrices(db, list.id).execute()).map(listRowOf) : [];
  return {
    entries: entries.map(({ master_code, code, name, keyword }) => ({ master_code, code, name, keyword })),
    prices,
  };
}
