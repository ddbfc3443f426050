import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { formatDate } from "#domain/format.ts";
import { Tag } from "#ui/marks/tag.tsx";
import { words } from "../words.ts";
import { QueuePanel, shown } from "./queue-panel.tsx";

const query = { status: codes.task.pending, size: shown } as const;

/** The tasks of somebody of the house, the earliest due first. */
export function TaskQueuePanel() {
  const list = useCall("listTasks", { query });
  return (
    <QueuePanel
      title={words.tasks}
      to={addresses.tasks}
      count={list.data?.pagination.totalRecords}
      list={list}
      rows={list.data?.data.map(({ id, title, client, due_date, is_late }) => ({
        key: id,
        to: addresses.task(id),
        what: title,
        whose: client?.company_name ?? "",
        when: is_late ? <Tag hue="red">{words.late(formatDate(due_date))}</Tag> : formatDate(due_date),
      }))}
    />
  );
}
