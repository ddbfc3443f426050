import { useEffect, useMemo, useState } from "react";
import { useCall, useClient } from "#api/query.ts";
import { type ItemNews, useOpenItem } from "#api/use-open-item.ts";
import { somebody, tooLateSentence } from "#domain/meanwhile.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { useStoneNews } from "../live-stones.tsx";
import { isLater, type StoneLine } from "../stone-line.ts";

interface OpenLineOptions {
  /** As it was when it was opened. */
  line: StoneLine | undefined;
  /** As its row is now, where the list behind follows: a change of it is told even where the history knows none. */
  row?: StoneLine | undefined;
  /** It has left the list behind: the history is asked why, should the news of it have been missed. */
  hasLeft?: boolean;
  onGoOn: (change: Meanwhile) => void;
}

const none: readonly string[] = [];

/** How a line stands. */
const markOf = ({ version }: StoneLine): string => String(version);

/** A line that is open on a desk or in a drawer: the history of its stone tells who did what with it meanwhile. */
export function useOpenLine({ line, row, hasLeft = false, onGoOn }: OpenLineOptions) {
  const stockNo = line?.stone.stock_no ?? "";
  const { serverNow } = useClient();
  const read = useCall("getStoneHistory", { query: { stock_no: stockNo } }, { isReady: line !== undefined });
  useStoneNews(
    useMemo(() => (stockNo ? [stockNo] : none), [stockNo]),
    () => void read.refetch(),
  );
  const { refetch } = read;
  useEffect(() => {
    if (hasLeft) void refetch();
  }, [hasLeft, refetch]);
  const history = read.data?.history;
  const unnamed = useUnnamedChange(line && row && isLater(row, line) ? row : undefined, read.refetch);
  const news = useMemo((): ItemNews | null => {
    if (!line) return null;
    // By versions, not by moments: the log writes a step later than its line where another entry came between.
    const step = history?.findLast(
      ({ list, line_id, line_version }) =>
        list === line.list && line_id === line.id && line_version !== null && line_version > line.version,
    );
    if (!step) return unnamed;
    return {
      mark: String(step.line_version),
      change: { event: step.event, by: step.by, at: step.at, note: step.note },
    };
  }, [line, history, unnamed]);
  const open = useOpenItem({ item: line ? String(line.id) : null, mark: line ? markOf(line) : "", news, onGoOn });
  return {
    ...open,
    /** One's own act has left it so. */
    written: (now: StoneLine) => open.written(markOf(now)),
    /** Who did what with it, and that nothing of one's own was written; null as long as it stands as it was opened. */
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
  };
}

/** A change that the row shows: the history is asked who made it; null as long as it has not answered. */
function useUnnamedChange(changed: StoneLine | undefined, ask: () => Promise<unknown>): ItemNews | null {
  const mark = changed && markOf(changed);
  const at = changed?.updated_at;
  const [answeredFor, setAnsweredFor] = useState<string>();
  useEffect(() => {
    if (mark === undefined) return;
    let isLeft = false;
    void ask().then(() => !isLeft && setAnsweredFor(mark));
    return () => {
      isLeft = true;
    };
  }, [mark, ask]);
  return useMemo(
    () =>
      mark !== undefined && at !== undefined && answeredFor === mark
        ? { mark, change: { ...unknownChange, at } }
        : null,
    [mark, at, answeredFor],
  );
}

const unknownChange = { event: "", by: somebody, note: null };

export type OpenLine = ReturnType<typeof useOpenLine>;
