import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { words } from "../words.ts";
import { type QueueRow, QueueRows } from "./queue-rows.tsx";

interface QueuePanelProps {
  title: string;
  /** The address of the whole queue. */
  to: string;
  /** The length of the whole queue. */
  count: number;
  /** Those among them that cannot wait, with the address of exactly these. */
  urgent?: { to: string; said: string } | null;
  rows: readonly QueueRow[];
}

/** The first rows of a queue, the most urgent on top. The head links to all of them. */
export const QueuePanel = ({ title, to, count, urgent, rows }: QueuePanelProps) => (
  <Panel
    title={title}
    aside={
      <>
        {urgent && (
          <Link to={urgent.to}>
            <Tag hue="red">{urgent.said}</Tag>
          </Link>
        )}
        <Link to={to}>{words.all(count)}</Link>
      </>
    }
    flush
  >
    <QueueRows rows={rows} />
  </Panel>
);
