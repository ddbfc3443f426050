import type { ReactNode } from "react";
import { queryFailure } from "#api/query-failure.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "../words.ts";

/** The rows of a queue on the first page. The head links to the rest. */
export const shown = 5;

export interface QueueRow {
  key: number;
  /** The address of the case. */
  to: string;
  what: ReactNode;
  /** The name of its client. */
  whose: string;
  /** The amount of money. */
  amount?: string;
  /** The time that it has waited, or the time that is left. */
  when: ReactNode;
}

interface QueuePanelProps {
  title: string;
  /** The address of the whole queue. */
  to: string;
  /** The length of the whole queue, once it is read. */
  count: number | undefined;
  list: { isPending: boolean; isError: boolean } & Parameters<typeof queryFailure>[0];
  rows: readonly QueueRow[] | undefined;
}

/** The first rows of a queue, the most urgent on top. */
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
