import type { ListRow } from "#domain/list-price.ts";
import { type StoneAttribute, stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";
import { listLookup } from "../../stones/prices/list-lookup.ts";
import type { World } from "../mapping.ts";

type Entry = { master_code: string; code: string; name: string; keyword: string | null };
/** The house's knowledge of codes and of list prices, as it travels to the thread that reads. */
export type WorldFacts = { entries: readonly Entry[]; prices: readonly ListRow[] };

export function worldOfFacts({ entries, prices }: WorldFacts): World {
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
