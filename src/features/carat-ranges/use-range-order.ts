import { useRef, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useAct } from "#api/use-act.ts";
import { notify } from "#ui/notice/notify.ts";
import { type CaratRange, rangeId } from "./carat-range.ts";

/** The move between two orders: the id, and its new place counted from 1. */
function moveOf(before: readonly string[], after: readonly string[]) {
  const at = before.findIndex((id, place) => id !== after[place]);
  // After a move down the next id stands in its place. After a move up it stands there itself.
  const id = before[at + 1] === after[at] ? before[at] : after[at];
  return { id: Number(id), sequence: after.indexOf(id ?? "") + 1 };
}

/** The ranges in the order of the person's moves. Each move is saved when it is put down, one after the other. */
export function useRangeOrder(rows: readonly CaratRange[]) {
  const move = useAct("moveCaratRange", { refreshes: ["listCaratRanges"] });
  const [draft, setDraft] = useState<{ ids: readonly string[]; isSaved: boolean }>();
  const [seen, setSeen] = useState(rows);
  const last = useRef(Promise.resolve());
  if (rows !== seen) {
    setSeen(rows);
    if (draft?.isSaved) setDraft(undefined); // the stored order shows the move now
  }
  const byId = new Map(rows.map((row) => [rangeId(row), row]));
  const stored = rows.map(rangeId);
  // A draft with other ranges than the list is older than the list.
  const isOfThese = draft?.ids.length === stored.length && draft.ids.every((id) => byId.has(id));
  const ids = draft && isOfThese ? draft.ids : stored;

  async function save(before: readonly string[], next: readonly string[]) {
    const { id, sequence } = moveOf(before, next);
    try {
      const { message } = await move.mutateTold({ path: { id }, body: { sequence, seen: before.map(Number) } });
      notify.success(message);
      setDraft((now) => (now?.ids === next ? { ...now, isSaved: true } : now));
    } catch (error) {
      notify.failure(sentenceOf(error));
      setDraft((now) => (now?.ids === next ? undefined : now));
    }
  }
  return {
    ranges: ids.flatMap((id) => byId.get(id) ?? []),
    onMove: (next: readonly string[], before: readonly string[]) => {
      setDraft({ ids: next, isSaved: false });
      last.current = last.current.then(() => save(before, next));
    },
  };
}
