import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { messages } from "#domain/portal-messages.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { Act } from "#ui/act/act.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import type { FoundPair } from "./pair-reasons.ts";
import { words } from "./words.ts";

interface KeepPairsProps {
  pairs: readonly FoundPair[];
  /** The search with the tolerances by which they were found. */
  search: PairSearch | undefined;
  onDone: () => void;
}

/** Keeps the chosen pairs together, so that nobody parts them by mistake. Tells the reason if one cannot be kept. */
export function KeepPairs({ pairs, search, onDone }: KeepPairsProps) {
  const refresh = useRefresh();
  const keep = useAct("keepPair", { fallback: "collectionNotAdded" });
  async function keepAll() {
    let last = { message: "" };
    try {
      for (const { stones } of pairs) {
        const stock_nos = stones.map(({ stock_no }) => stock_no);
        last = await keep.mutateAsync({
          body: { kind: "stones", stock_nos, ...(search?.pair && { pair: search.pair }) },
        });
      }
      onDone();
    } finally {
      refresh(["searchPairs", "listKeptPairs"]);
    }
    return last;
  }
  return (
    <Act
      variant="default"
      reason={refusalOf(pairs)}
      loading={keep.isPending}
      onClick={() => void notifyOutcome(keepAll())}
    >
      {words.keep(pairs.length)}
    </Act>
  );
}

function refusalOf(pairs: readonly FoundPair[]): string | null {
  if (pairs.some(({ kept_id }) => kept_id !== null)) return words.keptAlready;
  const stones = pairs.flatMap((pair) => pair.stones.map(({ id }) => id));
  const isShared = new Set(stones).size < stones.length;
  return isShared || pairs.some(({ taken }) => taken.length > 0) ? messages.pairTaken : null;
}
