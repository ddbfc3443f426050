import { statusOf } from "#domain/codes.ts";
import { formatDateTime } from "#domain/format.ts";
import { mailingStates } from "#domain/mailings.ts";
import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import type { BulkEmailSearch } from "./bulk-email-search.ts";
import { codeOf, countsOf, type Mailing, mailingId, standingOf, whenOf } from "./mailing.ts";
import { words } from "./words.ts";

const State = ({ of }: { of: Mailing }) => <StatusBadge list="mailing" code={codeOf(of)} label={standingOf(of)} />;
const cameOf = ({ last_run }: Mailing): string =>
  last_run ? `${formatDateTime(last_run.asked_at)}: ${countsOf(last_run.counts)}` : words.never;

const columns: readonly Column<Mailing>[] = [
  { id: "name", head: words.name, width: 200, sortable: true, text: ({ name }) => name, cell: ({ name }) => name },
  {
    id: "state",
    head: words.state,
    width: 160,
    sortable: true,
    text: standingOf,
    cell: (row) => <State of={row} />,
  },
  {
    id: "subject",
    head: words.subject,
    width: 280,
    sortable: true,
    text: ({ subject }) => subject,
    cell: ({ subject }) => subject,
  },
  { id: "schedule", head: words.schedule, width: 200, text: whenOf, cell: whenOf },
  { id: "last_run", head: words.lastRun, width: 320, text: cameOf, cell: cameOf },
  {
    id: "updated_at",
    head: words.updated,
    width: 150,
    sortable: true,
    text: ({ updated_at }) => formatDateTime(updated_at),
    cell: ({ updated_at }) => <span className="dim">{formatDateTime(updated_at)}</span>,
  },
];

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  {
    kind: "choice",
    name: "state",
    label: words.state,
    choices: mailingStates.map((value) => ({
      value,
      label: value === "sent" ? words.sentOrKept : statusOf("mailing", codeOf({ state: value })).label,
    })),
  },
];

/** The mail rules of the house, a thousand to a page (spec §9). */
export const bulkEmailList = listOf({
  operation: "listBulkEmails",
  input: ({ search, sort, state }: BulkEmailSearch, at) => ({ query: { ...at, search, sort, state } }),
  failure: "bulkEmailsNotFetched",
  title: words.title,
  what: words.rules,
  columns,
  rowId: mailingId,
  card: (row: Mailing) => (
    <>
      <span className="row between">
        <b>{row.name}</b>
        <State of={row} />
      </span>
      <span>{row.subject}</span>
      <span className="dim">{cameOf(row)}</span>
    </>
  ),
  size: 1000,
  filters,
  beside: { row: "open", shut: { open: undefined, add: undefined } },
});
