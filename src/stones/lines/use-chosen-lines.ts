import { useEffect, useMemo, useState } from "react";
import type { Input } from "#api/operation-types.ts";
import { useClient } from "#api/query.ts";
import type { Id } from "#machines/fetch-cycle.ts";
import { useStoneNews } from "../live-stones.tsx";
import type { StoneLine } from "../stone-line.ts";
import { linesIn } from "./lines-in.ts";
import type { ListOperation } from "./list-operation.ts";

const noIds: ReadonlySet<string> = new Set();
/** The most lines of one answer (contract: `size`). */
const mostRead = 1000;

interface ChosenLinesOptions {
  operation: ListOperation;
  /** The filter under which the selected lines are looked for again. */
  filter: Input<"listHolds">["query"];
  cycle: { selected: ReadonlySet<Id>; select: (ids: Iterable<Id>) => void; state: unknown };
  /** The shown lines. */
  lines: readonly StoneLine[];
  rowId: (line: StoneLine) => string;
}

/**
 * The selected lines of a list, also of other pages. At news of their stones they are read again wherever they stand,
 * and those that somebody else moved are unselected.
 */
export function useChosenLines({ operation, filter, cycle, lines, rowId }: ChosenLinesOptions) {
  const client = useClient();
  /** The lines that were shown or found, as long as they are shown or selected. */
  const [known] = useState(() => new Map<string, StoneLine>());
  const { selected, select, state } = cycle;
  /** The lines that moved. They are unselected at once, and forgotten as soon as the list is read anew. */
  const [gone, setGone] = useState<ReadonlySet<string>>(noIds);
  useEffect(() => {
    if (state !== "success" || gone.size === 0) return;
    select([...selected].filter((id) => !gone.has(String(id))));
    setGone(noIds);
  }, [state, gone, selected, select]);

  const chosen = useMemo(() => {
    const shown = new Set(lines.map(rowId));
    for (const id of known.keys()) if (!selected.has(id) && !shown.has(id)) known.delete(id);
    for (const line of lines) known.set(rowId(line), line);
    return [...selected].flatMap((id) => (gone.has(String(id)) ? [] : (known.get(String(id)) ?? [])));
  }, [lines, selected, known, gone, rowId]);

  /** Unselects lines. */
  const letGo = (those: readonly StoneLine[]) => setGone(new Set(those.map(rowId)));

  async function dropGone() {
    if (chosen.length === 0) return;
    const query = { ...filter, groupBy: undefined, page: 1, size: mostRead };
    const body = { stock_numbers: [...new Set(chosen.map(({ stone }) => stone.stock_no))] };
    const found = linesIn(await client.call(operation, { query, body }));
    const now = new Map(found.map((line) => [rowId(line), line.state]));
    // An answer that is full may lack lines that are still there.
    const isGone = (line: StoneLine) =>
      (now.get(rowId(line)) ?? (found.length < mostRead ? null : line.state)) !== line.state;
    const those = chosen.filter(isGone);
    if (those.length > 0) letGo(those);
  }
  useStoneNews(
    useMemo(() => chosen.map(({ stone }) => stone.stock_no), [chosen]),
    () => void dropGone().catch(() => {}), // the list itself tells the failure of its read
  );
  /** Keeps lines of other pages, so that they can be selected. */
  const know = (found: readonly StoneLine[]) => {
    for (const line of found) known.set(rowId(line), line);
  };
  return { chosen, know, letGo };
}
