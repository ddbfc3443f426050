import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import type { Meanwhile } from "#domain/problems.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { useStoneNews } from "../live-stones.tsx";
import type { StoneLine } from "../stone-line.ts";
import { linesIn } from "./lines-in.ts";
import { type OpenLine, useOpenLine } from "./use-open-line.ts";

interface OpenLinesOptions {
  /** The lines as they were when the drawer was opened. */
  lines: readonly StoneLine[];
  /** Called when the viewer goes on without the lines that somebody else has decided. */
  onGoOn: (gone: readonly StoneLine[], change: Meanwhile) => void;
}

const readBy: Partial<Record<StoneList, "listMemos" | "listConfirms">> = { memo: "listMemos", confirm: "listConfirms" };

/** Several open lines in one drawer. As soon as one of them is moved elsewhere the drawer is frozen, and says so. */
export function useOpenLines({ lines, onGoOn }: OpenLinesOptions): OpenLine & { gone: readonly StoneLine[] } {
  const [first] = lines;
  const stockNumbers = useMemo(() => lines.map(({ stone }) => stone.stock_no), [lines]);
  const operation = first && readBy[first.list];
  const input = { query: { currentTab: "all" as const, size: 1000 }, body: { stock_numbers: [...stockNumbers] } };
  const read = useCall(operation ?? "listMemos", input, { isReady: operation !== undefined });
  useStoneNews(stockNumbers, useReadAnew(operation ?? "listMemos", input));
  const answer = read.data;
  const gone = useMemo(() => {
    const rows = linesIn(answer);
    const now = new Map(rows.map((line) => [line.id, line]));
    return lines.filter(({ id, version }) => (now.get(id)?.version ?? version) !== version);
  }, [answer, lines]);
  const open = useOpenLine({ line: gone[0] ?? first, onGoOn: (change) => onGoOn(gone, change) });
  const whose = gone.map(({ stone }) => stone.stock_no).join(", ");
  return { ...open, gone, frozen: open.frozen && whose ? `${whose}: ${open.frozen}` : open.frozen };
}
