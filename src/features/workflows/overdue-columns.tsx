import { formatDateTime, textOf } from "#domain/format.ts";
import { workflowTitles } from "#machines/titles.ts";
import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { stayWords } from "./stay-words.ts";
import { words } from "./words.ts";
import type { Overdue } from "./workflow.ts";

export const overdueId = ({ workflow, item }: Pick<Overdue, "workflow" | "item">) => `${workflow} ${item}`;

const titles: Record<string, string> = workflowTitles;
const titleOf = ({ workflow: name }: Overdue) => titles[name] ?? name;

const item: Column<Overdue> = {
  id: "title",
  head: words.item,
  width: 140,
  text: ({ title }) => title,
  cell: ({ title }) => <Code>{title}</Code>,
};
const rest: readonly Column<Overdue>[] = [
  {
    id: "about",
    head: words.about,
    width: 190,
    cell: ({ about }) => <span title={about ?? undefined}>{textOf(about)}</span>,
  },
  { id: "state", head: words.state, width: 100, cell: ({ state }) => <span title={state}>{state}</span> },
  {
    id: "waited_ms",
    head: words.waiting,
    width: 72,
    number: true,
    text: ({ waited_ms }) => stayWords(waited_ms),
    cell: ({ waited_ms }) => <b>{stayWords(waited_ms)}</b>,
  },
  {
    id: "limit_ms",
    head: words.limit,
    width: 72,
    number: true,
    text: ({ limit_ms }) => stayWords(limit_ms),
    cell: ({ limit_ms }) => stayWords(limit_ms),
  },
  { id: "why", head: words.why, width: 280, cell: ({ why }) => <span title={why}>{why}</span> },
  {
    id: "since",
    head: words.standsSince,
    width: 150,
    text: ({ since }) => formatDateTime(since),
    cell: ({ since }) => formatDateTime(since),
  },
];

const workflow: Column<Overdue> = { id: "workflow", head: words.name, width: 120, text: titleOf, cell: titleOf };

/** The columns for one workflow, and those for all of them. */
export const overdueColumns: readonly Column<Overdue>[] = [item, ...rest];
export const everyOverdueColumns: readonly Column<Overdue>[] = [item, workflow, ...rest];

/** An overdue item on a phone. */
export const overdueCard = (row: Overdue) => (
  <>
    <span className="row between">
      <Code>{row.title}</Code>
      <b className="figures">{stayWords(row.waited_ms)}</b>
    </span>
    <span>{textOf(row.about)}</span>
    <span className="row between dim">
      <span>
        {titleOf(row)}: {row.state}
      </span>
      <span className="figures">{formatDateTime(row.since)}</span>
    </span>
    <span className="dim">{row.why}</span>
  </>
);
