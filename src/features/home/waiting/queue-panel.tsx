import type { ReactNode } from "react";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { words } from "../words.ts";

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
  /** The length of the whole queue. */
  count: number;
  rows: readonly QueueRow[];
}

/** The first rows of a queue, the most urgent on top. The head links to all of them. */
export function QueuePanel({ title, to, count, rows }: QueuePanelProps) {
  return (
    <Panel title={title} aside={<Link to={to}>{words.all(count)}</Link>} flush>
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
    </Panel>
  );
}
