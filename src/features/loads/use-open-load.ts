import { useMemo, useState } from "react";
import { useClient } from "#api/query.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import { type ItemNews, useOpenItem } from "#screens/use-open-item.ts";
import type { LoadDetail } from "./load.ts";

/** The mark of a load: the latest act of a person. What the house does by itself is no news to whoever waits for it. */
const markOf = ({ changed }: LoadDetail) => (changed ? `${changed.event} ${changed.at}` : "");

/**
 * An open load. After an act of somebody else it stays as it was seen until the viewer goes on. `viewer` is the name of
 * who looks, as the log has it.
 */
export function useOpenLoad(now: LoadDetail, viewer: string) {
  const { serverNow } = useClient();
  const [seen, setSeen] = useState(now);
  /** The transition of one's own act, as long as no answer has told of it. */
  const [own, setOwn] = useState<string | null>(null);
  const [mark, markNow] = [markOf(seen), markOf(now)];
  // Two people may do the same between two reads. Each knows their own act by its transition.
  const isMine = now.changed?.by === viewer && own !== null && now.changed.event.startsWith(own);
  const isOwn = mark !== markNow && isMine;
  if (isOwn) {
    setOwn(null);
    setSeen(now);
  }
  // The house's own moves are seen at once.
  if (mark === markNow && now !== seen && now.version >= seen.version) setSeen(now);
  // An older read that arrives after one's own act is no news.
  const isNews = mark !== markNow && !isOwn && now.version > seen.version;
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
    /** Shows one's own act at once. The log is written last, so its answer may not tell of it yet. */
    keep: (after: LoadDetail, transition: string) => {
      open.written(markOf(after));
      setOwn(markOf(after) === mark ? transition : null);
      setSeen(after);
    },
    /** The latest act of somebody else on a load that an act was refused for. */
    newsIn: (current: LoadDetail) => (markOf(current) === mark ? null : current.changed),
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
  };
}
