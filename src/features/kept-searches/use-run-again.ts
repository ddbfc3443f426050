import { sentenceOf } from "#api/errors.ts";
import { useAct } from "#api/use-act.ts";
import { addresses } from "#domain/addresses.ts";
import type { User } from "#stones/row-viewer.tsx";
import { notify } from "#ui/notice/notify.ts";
import type { RecentSearch } from "./recent-columns.tsx";

/**
 * Runs a recent search again and goes to its result. One's own runs by its call, which brings it to the top and tells a
 * refusal. Somebody else's becomes a search of one's own.
 */
export function useRunAgain(user: User, onGo: (path: string) => void): (recent: RecentSearch) => void {
  const run = useAct("runRecentSearch", { refreshes: ["listRecentSearches"], fallback: "collectionNotAdded" });
  return (recent) => {
    const { id, by } = recent;
    const go = () => onGo(addresses.kept(recent));
    if (by.id !== user.id) return go();
    run.mutate(
      { path: { id }, query: { size: 1 } },
      { onSuccess: go, onError: (error) => notify.failure(sentenceOf(error)) },
    );
  };
}
