import { formatDateTime } from "#domain/format.ts";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { codeOf, type Feed, nextOf, outcomeOf, sourceOf } from "./feed.ts";
import { FeedSwitch } from "./feed-switch.tsx";
import { words } from "./words.ts";

const providerOf = ({ provider }: Feed) => provider.name;
const scheduleOf = ({ schedule_words }: Feed) => schedule_words ?? words.byHand;
const lastOf = ({ last_run }: Feed) =>
  last_run ? `${formatDateTime(last_run.asked_at)} ${outcomeOf(last_run)}` : words.never;

export const feedColumns: readonly Column<Feed>[] = [
  { id: "name", head: words.name, width: 160, sortable: true, text: ({ name }) => name, cell: ({ name }) => name },
  { id: "provider", head: words.provider, width: 160, sortable: true, text: providerOf, cell: providerOf },
  {
    id: "state",
    head: words.state,
    width: 130,
    sortable: true,
    cell: ({ state }) => <StatusBadge list="feed" code={codeOf(state)} />,
  },
  {
    id: "source",
    head: words.source,
    width: 190,
    text: sourceOf,
    cell: (row) => <span title={sourceOf(row)}>{sourceOf(row)}</span>,
  },
  { id: "schedule", head: words.schedule, width: 220, text: scheduleOf, cell: scheduleOf },
  {
    id: "last",
    head: words.lastRun,
    width: 270,
    text: lastOf,
    cell: (row) => <span title={lastOf(row)}>{lastOf(row)}</span>,
  },
  {
    id: "next",
    head: words.nextRun,
    width: 140,
    text: nextOf,
    cell: (row) => <span className="dim figures">{nextOf(row)}</span>,
  },
  { id: "on", head: words.on, width: 66, cell: (row) => <FeedSwitch of={row} /> },
];

/** A feed on a phone. */
export const feedCard = (row: Feed) => (
  <>
    <span className="row between">
      <b>{row.name}</b>
      <FeedSwitch of={row} />
    </span>
    <span className="row between">
      <span>{providerOf(row)}</span>
      <StatusBadge list="feed" code={codeOf(row.state)} />
    </span>
    <span className="dim">
      {scheduleOf(row)}. {lastOf(row)}
    </span>
  </>
);
