import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { searchAttributes } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { stoneAttributes } from "#domain/stone.ts";

const tenMinutes = 600_000;

/** The house's values of every attribute that a search knows, in the house's order; undefined until they are there. */
export function useVocabulary(): Vocabulary | undefined {
  const { data } = useCall("listStoneAttributes", {}, { freshForMs: tenMinutes });
  return useMemo(() => {
    if (!data) return undefined;
    const lists = searchAttributes.flatMap((name) => {
      if (!(name in stoneAttributes)) return [];
      const attribute = stoneAttributes[name as keyof typeof stoneAttributes];
      const entries = data[("picked" in attribute ? attribute.picked : name) as keyof typeof data];
      return entries ? [[name, entries]] : [];
    });
    return Object.fromEntries(lists) as Vocabulary;
  }, [data]);
}
