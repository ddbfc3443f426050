import { formatDateTime, textOf } from "#domain/format.ts";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { codeOf, type Load } from "./load.ts";
import { countColumns } from "./load-counts.tsx";
import { words } from "./words.ts";

export const loadId = ({ id }: Load) => String(id);

export const loadColumns: readonly Column<Load>[] = [
  {
    id: "provider",
    head: words.provider,
    width: 152,
    text: (load) => load.provider.name,
    cell: ({ provider: { name } }) => <span title={name}>{name}</span>,
  },
  {
    id: "file_name",
    head: words.file,
    width: 176,
    cell: ({ file_name }) => <span title={file_name}>{file_name}</span>,
  },
  {
    id: "mode",
    head: words.mode,
    width: 156,
    text: ({ mode }) => words.modes[mode],
    cell: ({ mode }) => words.modes[mode],
  },
  { id: "state", head: words.state, width: 172, cell: ({ state }) => <StatusBadge list="load" code={codeOf(state)} /> },
  ...countColumns<Load>(),
  {
    id: "via",
    head: words.via,
    width: 132,
    text: ({ via }) => words.vias[via],
    cell: ({ via }) => words.vias[via],
  },
  {
    id: "asked",
    head: words.asked,
    width: 140,
    text: ({ asked }) => words.isAsked(asked),
    cell: ({ asked }) => <span title={words.isAsked(asked)}>{textOf(words.isAsked(asked))}</span>,
  },
  {
    id: "created_by",
    head: words.by,
    width: 108,
    text: ({ created_by }) => created_by ?? words.house,
    cell: ({ created_by }) => created_by ?? words.house,
  },
  {
    id: "created_at",
    head: words.when,
    width: 140,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => <span className="dim">{formatDateTime(created_at)}</span>,
  },
];

/** A load on a phone. */
export const loadCard = (load: Load) => (
  <>
    <span className="row between">
      <b>{load.provider.name}</b>
      <StatusBadge list="load" code={codeOf(load.state)} />
    </span>
    <span className="row between">
      <span>{load.file_name}</span>
      <span className="dim">{`${words.modes[load.mode]}, ${words.vias[load.via]}`}</span>
    </span>
    <span className="row between dim figures">
      <span>{load.counts ? words.inShort(load.counts) : ""}</span>
      {formatDateTime(load.created_at)}
    </span>
  </>
);
