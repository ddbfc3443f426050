import { count, dash, textOf } from "#domain/format.ts";
import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { stayWords } from "./stay-words.ts";
import type { TransitionRow } from "./transition-rows.ts";
import { words } from "./words.ts";

export const transitionId = ({ transition }: TransitionRow) => transition;

const Words = ({ children: text, exact }: { children: string; exact?: string }) => (
  <span title={exact || text || undefined}>{textOf(text)}</span>
);
const source = ({ source: from }: TransitionRow) => (from === "spec" ? words.inSpec : words.ours);

export const transitionColumns: readonly Column<TransitionRow>[] = [
  {
    id: "transition",
    head: words.transition,
    width: 160,
    sortable: true,
    cell: ({ transition }) => <Code>{transition}</Code>,
  },
  {
    id: "from",
    head: words.from,
    width: 100,
    sortable: true,
    cell: ({ from }) => <Words>{from || words.anyState}</Words>,
  },
  { id: "event", head: words.event, width: 84, sortable: true, cell: ({ event }) => <Words>{event}</Words> },
  {
    id: "condition",
    head: words.condition,
    width: 170,
    sortable: true,
    cell: ({ condition, rule }) => <Words exact={rule}>{condition}</Words>,
  },
  { id: "who", head: words.mayAct, width: 52, sortable: true, cell: ({ who }) => textOf(who) },
  { id: "to", head: words.to, width: 100, sortable: true, cell: ({ to }) => <Words>{to || words.anyState}</Words> },
  { id: "code", head: words.code, width: 52, number: true, sortable: true, cell: ({ code }) => code ?? dash },
  {
    id: "taken",
    head: words.taken,
    width: 64,
    number: true,
    sortable: true,
    cell: ({ taken }) => <b>{count(taken)}</b>,
  },
  {
    id: "dwell",
    head: words.dwell,
    width: 64,
    number: true,
    sortable: true,
    text: ({ dwell }) => stayWords(dwell),
    cell: ({ dwell }) => stayWords(dwell),
  },
  { id: "call", head: words.call, width: 116, sortable: true, cell: ({ call }) => (call ? <Code>{call}</Code> : dash) },
  { id: "source", head: words.source, width: 68, sortable: true, text: source, cell: source },
];

/** A transition on a phone. */
export const transitionCard = (row: TransitionRow) => (
  <>
    <span className="row between">
      <Code>{row.transition}</Code>
      <b className="figures">{row.taken === 0 ? words.never : count(row.taken)}</b>
    </span>
    <span className="row between">
      <span>
        {row.from || words.anyState} → {row.to || words.anyState}
        {row.code !== null && ` (${row.code})`}
      </span>
      <span className="dim figures">{stayWords(row.dwell)}</span>
    </span>
    <span className="row between">
      <span>{row.event}</span>
      <span>{row.who}</span>
    </span>
    {row.condition && <span className="dim">{row.condition}</span>}
    <span className="row between dim">
      {row.call ? <Code>{row.call}</Code> : <span>{dash}</span>}
      <span>{source(row)}</span>
    </span>
  </>
);
