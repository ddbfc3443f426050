import { useEffect, useMemo, useState } from "react";
import { useCall, useClient } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { somebody, tooLateSentence } from "#domain/meanwhile.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { type ItemNews, useOpenItem } from "#screens/use-open-item.ts";
import { useStoneNews } from "../live-stones.tsx";
import { isLater, type StoneLine } from "../stone-line.ts";

interface OpenLineOptions {
  /** The line as it was when it was opened. */
  line: StoneLine | undefined;
  /** The present row of a list that is read anew. Its change is told even if the history has no step for it. */
  row?: StoneLine | undefined;
  /** True if it has left the list behind. The history is then read for the reason, in case the news was missed. */
  hasLeft?: boolean;
  onGoOn: (change: Meanwhile) => void;
}

const none: readonly string[] = [];

/** The mark of a line: its version. */
const markOf = ({ version }: StoneLine): string => String(version);

/** An open line on a desk or in a drawer. The history of its stone tells the acts of others on it. */
export function useOpenLine({ line, row, hasLeft = false, onGoOn }: OpenLineOptions) {
  const stockNo = line?.stone.stock_no ?? "";
  const { serverNow } = useClient();
  const input = { query: { stock_no: stockNo } };
  const read = useCall("getStoneHistory", input, { isReady: line !== undefined });
  const readAgain = useReadAnew("getStoneHistory", input);
  useStoneNews(
    useMemo(() => (stockNo ? [stockNo] : none), [stockNo]),
    readAgain,
  );
  useEffect(() => {
    if (hasLeft) void readAgain();
  }, [hasLeft, readAgain]);
  const history = read.data?.history;
  const unnamed = useUnnamedChange(line && row && isLater(row, line) ? row : undefined, readAgain);
  const news = useMemo((): ItemNews | null => {
    if (!line) return null;
    // Versions are compared rather than times: the log writes a step later than its line if another entry came between.
    const step = history?.findLast(
      ({ list, line_id, line_version }) =>
        list === line.list && line_id === line.id && line_version !== null && line_version > line.version,
    );
    if (!step) return unnamed;
    return {
      mark: String(step.line_version),
      change: { event: step.event, by: step.by, is_own: step.is_own, at: step.at, note: step.note },
    };
  }, [line, history, unnamed]);
  const open = useOpenItem({ item: line ? String(line.id) : null, mark: line ? markOf(line) : "", news, onGoOn });
  return {
    ...open,
    /** Marks the line after one's own act. */
    written: (now: StoneLine) => open.written(markOf(now)),
    /**
     * The sentence on the act of somebody else: nothing of one's own was written. Null as long as the line is
     * unchanged.
     */
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
  };
}

/** A change that the row shows. The history is read for its actor; null until it has answered. */
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
