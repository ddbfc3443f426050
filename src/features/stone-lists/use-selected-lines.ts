import { useMemo, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { linesIn } from "#stones/lines/lines-in.ts";
import { words } from "#stones/lines/words.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { notify } from "#ui/notice/notify.ts";
import { lineLists } from "./lists.ts";
import { type Lines, lineId } from "./use-lines.ts";

/** The most lines that one act moves (contract: `ids`). */
const mostSelected = 500;

/** The lines of the selected ids, also of other pages, and the act that selects all matches one by one. */
export function useSelectedLines(list: ShownList, { cycle, filter, lines }: Lines) {
  const client = useClient();
  const [isSelecting, setSelecting] = useState(false);
  /** The lines that were shown, as long as they are shown or selected. */
  const [known] = useState(() => new Map<string, StoneLine>());
  const { selected, select } = cycle;

  const chosen = useMemo(() => {
    const shown = new Set(lines.map(lineId));
    for (const id of known.keys()) if (!selected.has(id) && !shown.has(id)) known.delete(id);
    for (const line of lines) known.set(lineId(line), line);
    return [...selected].flatMap((id) => known.get(String(id)) ?? []);
  }, [lines, selected, known]);

  async function selectAll() {
    setSelecting(true);
    try {
      const query = { ...filter, groupBy: undefined, page: 1, size: mostSelected };
      const answer = await client.call(lineLists[list].operation, { query });
      const found = linesIn(answer);
      for (const line of found) known.set(lineId(line), line);
      select(found.map(lineId));
      if (found.length === mostSelected) notify.success(words.selectedAtMost(mostSelected));
    } catch (error) {
      notify.failure(sentenceOf(error));
    } finally {
      setSelecting(false);
    }
  }
  return { chosen, selectAll, isSelecting };
}
