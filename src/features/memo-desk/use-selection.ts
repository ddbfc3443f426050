import { useEffect, useMemo, useState } from "react";
import { useClient } from "#api/query.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Memos } from "./use-memos.ts";

export const rowId = ({ id }: StoneLine) => String(id);

const noIds: ReadonlySet<string> = new Set();

/** The selected lines, also those of other pages; and selecting by stock numbers, as they are read from a parcel. */
export function useSelection({ cycle, lines }: Memos, userId: number | undefined) {
  const client = useClient();
  /** Every line that was shown or found, as long as it is shown or selected. */
  const [known] = useState(() => new Map<string, StoneLine>());
  const { selected, select, state } = cycle;
  /** What has moved on: no longer selected from the moment on, and let go of as soon as the list is read anew. */
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

  /** Selects the lines that are out by these numbers, beside what is selected; answers the numbers that are not out. */
  async function selectNumbers(numbers: readonly string[]): Promise<string[]> {
    const wanted = numbers.map((number) => number.toUpperCase());
    const answer = await client.call("listMemos", {
      query: { currentTab: "issued", user_id: userId, page: 1, size: 500 },
      body: { stock_numbers: wanted },
    });
    const found = typeof answer === "object" && "data" in answer ? (answer.data as StoneLine[]) : [];
    for (const line of found) known.set(rowId(line), line);
    if (found.length > 0) select(new Set([...[...selected].map(String), ...found.map(rowId)]));
    const out = new Set(found.map(({ stone }) => stone.stock_no.toUpperCase()));
    return wanted.filter((number) => !out.has(number));
  }
  const letGo = (moved: readonly StoneLine[]) => setGone(new Set(moved.map(rowId)));
  return { chosen, selectNumbers, letGo };
}
