import { useCall } from "#api/query.ts";
import { dealPrice, type StoneLine } from "#stones/stone-line.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import { mostOffered, nearestOf, nearSearch } from "./near-stones.ts";

const halfAMinute = 30_000;

/** Available stones like that of a request, at the client's own prices; the nearest by price first. */
export function useNearStones(line: StoneLine) {
  const vocabulary = useVocabulary();
  const price = dealPrice(line);
  const isReady = (vocabulary.color ?? []).length > 0;
  const query = { user_id: line.user.id, page: 1, size: mostOffered };
  const options = { isReady, freshForMs: halfAMinute };
  const below = useCall("searchStones", { query, body: nearSearch(line.stone, vocabulary, price, "below") }, options);
  const above = useCall("searchStones", { query, body: nearSearch(line.stone, vocabulary, price, "above") }, options);
  return {
    isPending: below.isPending || above.isPending,
    failed: below.isError ? below : above.isError ? above : null,
    stones: nearestOf([...stonesOf(below.data), ...stonesOf(above.data)], price),
  };
}

type Answer = ReturnType<typeof useCall<"searchStones">>["data"];
const stonesOf = (answer: Answer) => (answer && "stockList" in answer ? answer.stockList : []);

export type NearStones = ReturnType<typeof useNearStones>;
