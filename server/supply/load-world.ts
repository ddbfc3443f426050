import type { Kysely } from "kysely";
import { listRowOf } from "#domain/list-price.ts";
import { type StoneAttribute, stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";
import { listInForce, listPrices } from "../db/queries/price-lists.ts";
import { attributeEntries } from "../db/queries/stone-attributes.ts";
import type { Tables } from "../db/tables.ts";
import { listLookup } from "../stones/prices/list-lookup.ts";
import type { World } from "./mapping.ts";

/** What the house knows of codes, of their other spellings, and of list prices. */
export async function worldOf(db: Kysely<Tables>): Promise<World> {
  const masters = [...new Set(stoneAttributeNames.map((name) => stoneAttributes[name].master))];
  const entries = await attributeEntries(db, masters);
  const list = await listInForce(db);
  const prices = list ? (await listPrices(db, list.id).execute()).map(listRowOf) : [];
  const ofAttribute = (name: StoneAttribute) =>
    entries.filter(({ master_code }) => master_code === stoneAttributes[name].master);
  const spellings = (name: StoneAttribute) =>
    ofAttribute(name).flatMap(({ code, keyword }) =>
      (keyword ?? "").split(",").flatMap((word): [string, string][] => (word.trim() ? [[word.trim(), code]] : [])),
    );
  return {
    codes: new Map(
      stoneAttributeNames.map((name) => [name, ofAttribute(name).map(({ code, name }) => ({ code, name }))]),
    ),
    aliases: new Map(stoneAttributeNames.map((name) => [name, new Map(spellings(name))])),
    rapOf: listLookup(prices),
  };
}
