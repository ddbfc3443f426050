import "./waiting.css";
import type { ReactNode } from "react";
import { Link } from "#ui/frame/link.tsx";

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

/** Cases in a panel, one in a line. */
export const QueueRows = ({ rows }: { rows: readonly QueueRow[] }) => (
  <ul className="queue-rows">
    {rows.map(({ key, to, what, whose, amount, when }) => (
      <li key={key}>
        <Link to={to}>
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
);
