import { formatDateTime } from "#domain/format.ts";
import { loadStandings } from "#domain/load.ts";
import { listOf } from "#screens/list-of.ts";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { codeOf } from "../load.ts";
import { countColumns, labelOf } from "../load-counts.tsx";
import { words as loadWords } from "../words.ts";
import type { OwnLoad, OwnLoadsSearch } from "./own-load.ts";
import { words } from "./words.ts";

const columns: readonly Column<OwnLoad>[] = [
  {
    id: "file_name",
    head: loadWords.file,
    width: 220,
    cell: ({ file_name }) => <span title={file_name}>{file_name}</span>,
  },
  {
    id: "state",
    head: loadWords.state,
    width: 180,
    cell: ({ state }) => <StatusBadge list="load" code={codeOf(state)} />,
  },
  ...countColumns<OwnLoad>(),
  {
    id: "mode",
    head: loadWords.mode,
    width: 160,
    text: ({ mode }) => loadWords.modes[mode],
    cell: ({ mode }) => loadWords.modes[mode],
  },
  {
    id: "via",
    head: loadWords.via,
    width: 150,
    text: ({ via }) => loadWords.vias[via],
    cell: ({ via }) => loadWords.vias[via],
  },
  {
    id: "created_at",
    head: loadWords.when,
    width: 150,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => <span className="dim">{formatDateTime(created_at)}</span>,
  },
];

const card = (load: OwnLoad) => (
  <>
    <span className="row between">
      <b>{load.file_name}</b>
      <StatusBadge list="load" code={codeOf(load.state)} />
    </span>
    <span className="row between dim figures">
      <span>{load.counts ? loadWords.inShort(load.counts) : ""}</span>
      {formatDateTime(load.created_at)}
    </span>
  </>
);

/** The loads of the provider that the viewer delivers for. */
export const ownLoadsList = listOf({
  operation: "listMyLoads",
  input: ({ state }: OwnLoadsSearch, at) => ({ query: { ...at, state } }),
  failure: "dataNotFetched",
  title: words.title,
  what: loadWords.loads,
  columns,
  rowId: ({ id }) => String(id),
  card,
  size: 50,
  filters: [
    {
      kind: "choice",
      name: "state",
      label: loadWords.state,
      choices: loadStandings.map((value) => ({ value, label: labelOf(value) })),
    },
  ],
});
