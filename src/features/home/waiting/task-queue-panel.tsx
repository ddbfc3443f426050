import { addresses } from "#domain/addresses.ts";
import { formatDate } from "#domain/format.ts";
import { Tag } from "#ui/marks/tag.tsx";
import type { Home } from "../use-home.ts";
import { words } from "../words.ts";
import { QueuePanel } from "./queue-panel.tsx";

/** The tasks of somebody of the house, the earliest due first. */
export const TaskQueuePanel = ({ of: { total, data } }: { of: NonNullable<Home["tasks"]> }) => (
  <QueuePanel
    title={words.tasks}
    to={addresses.tasks}
    count={total}
    rows={data.map(({ id, title, client, due_date, is_late }) => ({
      key: id,
      to: addresses.task(id),
      what: title,
      whose: client?.company_name ?? "",
      when: is_late ? <Tag hue="red">{words.late(formatDate(due_date))}</Tag> : formatDate(due_date),
    }))}
  />
);
