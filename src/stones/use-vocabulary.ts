import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";

const tenMinutes = 600_000;

/** The house's codes and their names by attribute, in the order of its lists; nothing before they are there. */
export function useVocabulary(): Vocabulary | undefined {
  const { data, isPending } = useCall("listStoneAttributes", {}, { freshForMs: tenMinutes });
  const vocabulary = useMemo(
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
  // Where they do not come, codes stand for themselves.
  return isPending ? undefined : vocabulary;
}
