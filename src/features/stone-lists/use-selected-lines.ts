import { useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { linesIn } from "#stones/lines/lines-in.ts";
import { useChosenLines } from "#stones/lines/use-chosen-lines.ts";
import { words } from "#stones/lines/words.ts";
import { notify } from "#ui/notice/notify.ts";
import { lineLists } from "./lists.ts";
import { type Lines, lineId } from "./use-lines.ts";

/** The most lines that one act moves (contract: `ids`). */
const mostSelected = 500;

/** The lines of the selected ids, also of other pages, and the act that selects all matches one by one. */
export function useSelectedLines(list: ShownList, { cycle, filter, lines }: Lines) {
  const client = useClient();
  const [isSelecting, setSelecting] = useState(false);
  const { operation } = lineLists[list];
  const { chosen, know } = useChosenLines({ operation, filter, cycle, lines, rowId: lineId });

  async function selectAll() {
    setSelecting(true);
    try {
      const query = { ...filter, groupBy: undefined, page: 1, size: mostSelected };
      const answer = await client.call(operation, { query });
      const found = linesIn(answer);
      know(found);
      cycle.select(found.map(lineId));
      if (found.length === mostSelected) notify.success(words.selectedAtMost(mostSelected));
    } catch (error) {
      notify.failure(sentenceOf(error));
    } finally {
      setSelecting(false);
    }
  }
  return { chosen, selectAll, isSelecting };
}
