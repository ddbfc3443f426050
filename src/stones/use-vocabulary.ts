import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";

const tenMinutes = 600_000;

/** The house's codes and their names by attribute, in the order of its lists; empty until they are needed and read. */
export function useVocabulary(isNeeded = true): Vocabulary {
  const { data } = useCall("listStoneAttributes", {}, { freshForMs: tenMinutes, isReady: isNeeded });
  return useMemo(
    () =>
      Object.fromEntries(
        stoneAttributeNames.map((name) => {
          const known = stoneAttributes[name];
          const list = "picked" in known ? known.picked : name;
          return [name, data?.[list as keyof typeof data] ?? []];
        }),
      ),
    [data],
  );
}
