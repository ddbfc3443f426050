import { useMemo, useState } from "react";
import { useClient } from "#api/query.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { type ItemNews, useOpenItem } from "./use-open-item.ts";

/** A row with the latest act on its standing. */
interface Changing {
  changed?: Meanwhile | null;
}

const markOf = ({ changed }: Changing) => (changed ? `${changed.event} ${changed.at}` : "");

/**
 * A row that is open beside its list, with the acts on it. After somebody else has moved it, it stays as it was seen
 * until the viewer goes on. The house's own moves and one's own acts are seen at once, and so is a change that leaves
 * the row standing as it stood.
 */
export function useFrozenRow<R extends Changing>(item: string, now: R, standingOf: (row: R) => string | number) {
  const { serverNow } = useClient();
  const [seen, setSeen] = useState(now);
  const { changed } = now;
  const [isOther, isMoved] = [markOf(seen) !== markOf(now), standingOf(seen) !== standingOf(now)];
  const isNews = isOther && isMoved && !changed?.is_own && !changed?.is_portal;
  const change = isNews && changed ? changed : null;
  const news = useMemo((): ItemNews | null => change && { mark: `${change.event} ${change.at}`, change }, [change]);
  const open = useOpenItem({ item, mark: markOf(seen), news, onGoOn: () => setSeen(now) });
  const isFrozen = change !== null || open.change !== null;
  // While it is frozen, a later move of the house itself waits too.
  if (!isFrozen && (isOther || isMoved)) setSeen(now);
  return {
    row: isFrozen ? seen : now,
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
    goOn: open.goOn,
  };
}
