import type { ReactNode } from "react";
import { queryFailure } from "#api/query-failure.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "../words.ts";

/** How many of a queue stand on the first page; the rest is behind its head. */
export const shown = 5;

export interface QueueRow {
  key: number;
  /** Straight into the case. */
  to: string;
  what: ReactNode;
  /** Whose it is. */
  whose: string;
  /** What it is about in money. */
  amount?: string;
  /** How long it has waited, or how long is left. */
  when: ReactNode;
}

interface QueuePanelProps {
  title: string;
  /** The whole queue. */
  to: string;
  /** How long the whole queue is, once that is known. */
  count: number | undefined;
  list: { isPending: boolean; isError: boolean } & Parameters<typeof queryFailure>[0];
  rows: readonly QueueRow[] | undefined;
}

/** The first of what waits, the most urgent on top. */
export function QueuePanel({ title, to, count, list, rows }: QueuePanelProps) {
  return (
    <Panel title={title} aside={count !== undefined && <Link to={to}>{words.all(count)}</Link>} flush>
      {list.isPending && <SkeletonRows label={title} rows={3} widths={[240, 60]} />}
      {list.isError && <FailureState {...queryFailure(list)} />}
      {rows && (
        <ul className="queue-rows">
          {rows.map(({ key, to: place, what, whose, amount, when }) => (
            <li key={key}>
              <Link to={place}>
                <span className="queue-what">{what}</span>
                <span className="queue-whose dim" title={whose}>
                  {whose}
                </span>
                {amount && <b className="figures">{amount}</b>}
                <span className="figures">{when}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
