import { cameBackWords } from "#domain/bounces.ts";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { kindOf, type Mail, statusOf } from "./outbox-states.ts";
import { StateTag } from "./state-tag.tsx";
import { words } from "./words.ts";

export const mailId = ({ id }: Mail) => String(id);

/** The reason for which a mail did not leave, or its bounce. */
const trouble = ({ error, came_back }: Mail): string | undefined =>
  came_back ? cameBackWords(came_back) : (error ?? undefined);

export const mailColumns: readonly Column<Mail>[] = [
  {
    id: "created_at",
    head: words.created,
    width: 160,
    sortable: true,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  { id: "to", head: words.to, width: 200, sortable: true, cell: ({ to }) => <span title={to}>{to}</span> },
  {
    id: "subject",
    head: words.subject,
    width: 230,
    sortable: true,
    cell: ({ subject }) => <span title={subject}>{subject}</span>,
  },
  { id: "kind", head: words.kind, width: 180, sortable: true, cell: ({ kind }) => kindOf(kind) },
  {
    id: "status",
    head: words.status,
    width: 124,
    sortable: true,
    cell: (mail) => <StateTag of={statusOf(mail)} />,
  },
  {
    id: "attempts",
    head: words.attempts,
    width: 64,
    number: true,
    sortable: true,
    cell: (mail) => count(mail.attempts),
  },
  {
    id: "error",
    head: words.error,
    width: 180,
    cell: (mail) => <span title={trouble(mail)}>{textOf(trouble(mail))}</span>,
  },
  {
    id: "sent_at",
    head: words.sent,
    width: 160,
    sortable: true,
    text: ({ sent_at }) => formatDateTime(sent_at),
    cell: ({ sent_at }) => <span className="dim">{formatDateTime(sent_at)}</span>,
  },
];

/** A mail on a phone. */
export const mailCard = (mail: Mail) => (
  <>
    <span className="row between">
      <b>{mail.subject}</b>
      <StateTag of={statusOf(mail)} />
    </span>
    <span>{mail.to}</span>
    <span className="row between dim">
      <span>{kindOf(mail.kind)}</span>
      <span className="figures">{formatDateTime(mail.created_at)}</span>
    </span>
    {trouble(mail) && <span className="dim">{trouble(mail)}</span>}
  </>
);
