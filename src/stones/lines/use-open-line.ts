import { useMemo } from "react";
import { useCall, useClient } from "#api/query.ts";
import { type ItemNews, useOpenItem } from "#api/use-open-item.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { useStoneNews } from "../live-stones.tsx";
import type { StoneLine } from "../stone-line.ts";

interface OpenLineOptions {
  /** As it was when it was opened. */
  line: StoneLine | undefined;
  onGoOn: (change: Meanwhile) => void;
}

const none: readonly string[] = [];

/** A line that is open on a desk or in a drawer: the history of its stone tells who did what with it meanwhile. */
export function useOpenLine({ line, onGoOn }: OpenLineOptions) {
  const stockNo = line?.stone.stock_no ?? "";
  const { serverNow } = useClient();
  const read = useCall("getStoneHistory", { query: { stock_no: stockNo } }, { isReady: line !== undefined });
  useStoneNews(
    useMemo(() => (stockNo ? [stockNo] : none), [stockNo]),
    () => void read.refetch(),
  );
  const history = read.data?.history;
  const news = useMemo((): ItemNews | null => {
    if (!line) return null;
    const since = Date.parse(line.updated_at);
    const isOfLine = (step: { list: string | null; line_id: number | null }) =>
      step.list === line.list && step.line_id === line.id;
    const step = history?.findLast((one) => isOfLine(one) && Date.parse(one.at) > since);
    return step ? { mark: step.at, change: { event: step.event, by: step.by, at: step.at, note: step.note } } : null;
  }, [line, history]);
  const open = useOpenItem({ item: line ? String(line.id) : null, mark: line?.updated_at ?? "", news, onGoOn });
  return {
    ...open,
    /** Who did what with it, and that nothing of one's own was written; null as long as it stands as it was opened. */
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
  };
}

export type OpenLine = ReturnType<typeof useOpenLine>;
