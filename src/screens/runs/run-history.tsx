import type { ReactNode } from "react";
import type { OperationId } from "#api/operation-types.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";

/** The most runs that a history shows. */
export const shownRunsMost = 20;
const lookEveryMs = 2_000;

interface RunHistoryProps<Run> {
  title: string;
  none: string;
  heads: readonly { label: string; isNumber?: boolean }[];
  /** The runs, the latest first; undefined until they are there. */
  runs: readonly Run[] | undefined;
  row: (run: Run) => ReactNode;
  isRunning: boolean;
  /** The reads that a run changes. They are repeated while one is under way. */
  refreshes: readonly OperationId[];
}

/** The latest runs of what follows a schedule. A run under way is followed to its end. */
export function RunHistory<Run>({ title, none, heads, runs, row, isRunning, refreshes }: RunHistoryProps<Run>) {
  const refresh = useRefresh();
  useRefetchEvery(isRunning && lookEveryMs, () => void refresh(refreshes));
  return (
    <section>
      <h3>{title}</h3>
      {runs?.length === 0 && <p className="dim">{none}</p>}
      {runs && runs.length > 0 && (
        <ScrolledTable label={title} heads={heads}>
          {runs.map(row)}
        </ScrolledTable>
      )}
    </section>
  );
}
