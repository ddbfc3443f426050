import { useEffect, useMemo, useState } from "react";
import { useClient } from "#api/query.ts";
import { meantBy } from "#domain/meant-stones.ts";
import { linesIn } from "#stones/lines/lines-in.ts";
import { useStoneNews } from "#stones/live-stones.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import type { RefusedNumber } from "#ui/form/stock-numbers-field.tsx";
import type { Memos } from "./use-memos.ts";
import { words } from "./words.ts";

export const rowId = ({ id }: StoneLine) => String(id);

const noIds: ReadonlySet<string> = new Set();

/** The selected lines, also of other pages, and the selection by stock numbers as they are read from a parcel. */
export function useSelection({ cycle, lines }: Memos, userId: number | undefined) {
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
  }, [lines, selected, known, gone]);

  /**
   * Adds the lines that are out under these stock or report numbers to the selection. Answers the numbers that are not
   * out, and those that several stones on memo share: a person chooses among them.
   */
  async function selectNumbers(numbers: readonly string[]): Promise<RefusedNumber[]> {
    const answer = await client.call("listMemos", {
      query: { currentTab: "issued", user_id: userId, page: 1, size: 1000 },
      body: { stock_numbers: [...numbers] },
    });
    const found = linesIn(answer);
    const meant = meantBy(found.map((line) => ({ ...line.stone, line })));
    const meantLines = numbers.flatMap((number) => {
      const [one, ...others] = meant(number);
      return one && others.length === 0 ? [one.line] : [];
    });
    for (const line of meantLines) known.set(rowId(line), line);
    if (meantLines.length > 0) select(new Set([...[...selected].map(String), ...meantLines.map(rowId)]));
    return numbers.flatMap((stock_no): RefusedNumber[] => {
      const stones = meant(stock_no);
      if (stones.length === 0) return [{ stock_no, reason: words.notOnMemo }];
      return stones.length > 1
        ? [{ stock_no, reason: words.severalOut, choices: stones.map((stone) => stone.stock_no) }]
        : [];
    });
  }
  /** Unselects lines that somebody else has taken back or sold. */
  async function dropGone() {
    const numbers = chosen.map(({ stone }) => stone.stock_no);
    const answer = await client.call("listMemos", {
      query: { currentTab: "all", page: 1, size: 1000 },
      body: { stock_numbers: numbers },
    });
    const rows = linesIn(answer);
    const now = new Map(rows.map((line) => [line.id, line.state]));
    const moved = chosen.filter(({ id, state: before }) => (now.get(id) ?? before) !== before);
    if (moved.length > 0) letGo(moved);
  }
  useStoneNews(
    useMemo(() => chosen.map(({ stone }) => stone.stock_no), [chosen]),
    () => void dropGone().catch(() => {}), // the list itself tells the failure of its read
  );
  const letGo = (moved: readonly StoneLine[]) => setGone(new Set(moved.map(rowId)));
  return { chosen, selectNumbers, letGo };
}
