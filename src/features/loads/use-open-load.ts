import { useMemo, useState } from "react";
import { useClient } from "#api/query.ts";
import { type ItemNews, useOpenItem } from "#api/use-open-item.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import type { LoadDetail } from "./load.ts";

/** The mark of a load: the latest act of a person. What the house does by itself is no news to whoever waits for it. */
const markOf = ({ changed }: LoadDetail) => (changed ? `${changed.event} ${changed.at}` : "");

/** An open load. After an act of somebody else it stays as it was seen until the viewer goes on. */
export function useOpenLoad(now: LoadDetail) {
  const { serverNow } = useClient();
  const [seen, setSeen] = useState(now);
  const [mark, markNow] = [markOf(seen), markOf(now)];
  // What the house does by itself is seen at once.
  if (mark === markNow && now !== seen && now.version >= seen.version) setSeen(now);
  // An older read that arrives after one's own act is no news.
  const isNews = mark !== markNow && now.version > seen.version;
  const news = useMemo(
    (): ItemNews | null => (isNews && now.changed ? { mark: markNow, change: now.changed } : null),
    [isNews, markNow, now.changed],
  );
  const open = useOpenItem({ item: `load ${seen.id}`, mark, news, onGoOn: () => setSeen(now) });
  // The viewer has gone on already, and the present load is read only now.
  if (open.isAcknowledged && isNews) setSeen(now);
  return {
    ...open,
    load: seen,
    /** Shows one's own act at once. */
    keep: (after: LoadDetail) => {
      open.written(markOf(after));
      setSeen(after);
    },
    /** The latest act of somebody else on a load that an act was refused for. */
    newsIn: (current: LoadDetail) => (markOf(current) === mark ? null : current.changed),
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
  };
}
