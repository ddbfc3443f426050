import { type ReactNode, useEffect, useRef } from "react";
import type { OperationId } from "#api/operation-types.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useRefresh } from "#api/use-refresh.ts";
import type { Address } from "#domain/address.ts";
import { dash, formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { words } from "./words.ts";

/** The most runs that a history shows. */
export const shownRunsMost = 20;
const lookEveryMs = 2_000;

/** The columns of every run. */
interface AnyRun {
  id: number;
  asked_at: string;
  started_at?: string | null;
  is_scheduled: boolean;
  by: string | null;
  /** The end of the run; null while it is under way. */
  outcome: string | null;
}

interface RunHistoryProps<Run> {
  none: string;
  /** The heads after those of every run: when it began, and by whom. */
  heads: readonly { label: string; isNumber?: boolean }[];
  /** The runs, the latest first; undefined until they are there. */
  runs: readonly Run[] | undefined;
  /** The cells under `heads`. */
  cells: (run: Run) => ReactNode;
  /** The address of a run's own page. */
  to?: (run: Run) => Address;
  /** True while the row has a run under way, or a letter of it. */
  isRunning: boolean;
  /** The reads that a run changes. They are repeated while one is under way. */
  refreshes: readonly OperationId[];
}

/** The latest runs of what follows a schedule. A run under way is followed to its end. */
export function RunHistory<Run extends AnyRun>(props: RunHistoryProps<Run>) {
  const { none, heads, runs, cells, to, refreshes } = props;
  const refresh = useRefresh();
  // A short run may end between the reads of its history and of its row, which then never says that it is under way.
  const isRunning = props.isRunning || runs?.[0]?.outcome === null;
  useRefetchEvery(isRunning && lookEveryMs, () => void refresh(refreshes));
  // The row may hear of the end before its history does, so both are read once more after it.
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refresh(refreshes);
    wasRunning.current = isRunning;
  }, [isRunning, refresh, refreshes]);
  return (
    <section>
      <h3>{words.history}</h3>
      {runs?.length === 0 && <p className="dim">{none}</p>}
      {runs && runs.length > 0 && (
        <ScrolledTable label={words.history} heads={[{ label: words.begun }, { label: words.by }, ...heads]}>
          {runs.map((run) => (
            <tr key={run.id}>
              <td>{to ? <Link to={to(run)}>{begunAt(run)}</Link> : begunAt(run)}</td>
              <td>{run.is_scheduled ? words.clock : (run.by ?? dash)}</td>
              {cells(run)}
            </tr>
          ))}
        </ScrolledTable>
      )}
    </section>
  );
}

const begunAt = (run: AnyRun): string => formatDateTime(run.started_at ?? run.asked_at);
