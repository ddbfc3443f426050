import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { Data, Query } from "#api/operation-types.ts";
import { queryKey } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { useViewOnly } from "#api/view-only.ts";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import type { ColumnSets } from "#ui/table/data-table/types.ts";
import { inOrderOf, type KeptColumn, sentColumns } from "./stone-layout.ts";

type Fields = Data<"listStoneFields">;

interface ColumnSetsOptions {
  view: Query<"listStoneFields">["view"];
  kept: Fields["sets"] | undefined;
  /** The present columns. */
  own: readonly KeptColumn[];
  onColumns: (columns: readonly KeptColumn[]) => void;
}

/** The arrangements of a table that the account keeps by name. */
export function useColumnSets({ view, kept = none, own, onColumns }: ColumnSetsOptions): ColumnSets {
  const queryClient = useQueryClient();
  const viewOnly = useViewOnly();
  const { mutateTold: keep } = useAct("keepStoneFieldSet");
  const { mutateTold: drop } = useAct("deleteStoneFieldSet");
  /** Shows the result of an act; true if it was done. */
  async function shown(act: Promise<{ data: Fields; message: string }>): Promise<boolean> {
    await notifyOutcome(act);
    const answer = await act.catch(() => undefined);
    if (answer) queryClient.setQueryData(queryKey("listStoneFields", { query: { view } }), answer.data);
    return answer !== undefined;
  }

  const acts = {
    onApply(name: string) {
      const set = kept.find((one) => one.name === name);
      if (set) onColumns(inOrderOf(set.columns, own));
    },
    onKeep: (name: string) => shown(keep({ query: { view }, body: { name, columns: sentColumns(own) } })),
    onDelete: (name: string) => void shown(drop({ query: { view, name } })),
  };
  // The acts stay the same, as a table draws its head again for other ones.
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      names: kept.map(({ name }) => name),
      reason: viewOnly,
      onApply: (name) => latest.current.onApply(name),
      onKeep: (name) => latest.current.onKeep(name),
      onDelete: (name) => latest.current.onDelete(name),
    }),
    [kept, viewOnly],
  );
}

const none: Fields["sets"] = [];
