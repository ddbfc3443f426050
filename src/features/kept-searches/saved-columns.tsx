import { Button } from "@mantine/core";
import { createContext, use } from "react";
import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { SearchChips } from "#stones/search-chips.tsx";
import { Link } from "#ui/frame/link.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { clientColumn, clientText, columnsFor } from "./client-column.tsx";
import { words } from "./words.ts";

export type SavedSearch = Data<"listSavedSearches">["data"][number];

/** The order of a cell to its list: opens the drawer of this search. */
export const EditSearch = createContext<(id: number) => void>(() => {});

function EditButton({ of: { id, name } }: { of: SavedSearch }) {
  const edit = use(EditSearch);
  return (
    <Button variant="subtle" aria-label={words.editThis(name)} onClick={() => edit(id)}>
      {words.editMore}
    </Button>
  );
}

const Pieces = ({ of: { pieces_now } }: { of: SavedSearch }) =>
  pieces_now === null ? <span title={words.refusedHint}>{words.refused}</span> : count(pieces_now);

const OpenLink = ({ of: saved }: { of: SavedSearch }) => (
  <Link to={addresses.kept(saved)} title={saved.name}>
    {saved.name}
  </Link>
);

export const savedId = ({ id }: SavedSearch) => String(id);
export const typeName = (type: "white" | "fancy" | null) => (type ? words.types[type] : words.bothTypes);
const columns: readonly Column<SavedSearch>[] = [
  { id: "name", head: words.name, width: 176, text: ({ name }) => name, cell: (saved) => <OpenLink of={saved} /> },
  {
    id: "search",
    head: words.filter,
    width: 254,
    text: () => "",
    cell: ({ search }) => <SearchChips search={search} />,
  },
  {
    id: "pieces_now",
    head: words.piecesNow,
    width: 88,
    number: true,
    text: ({ pieces_now }) => pieces_now,
    cell: (saved) => <Pieces of={saved} />,
  },
  { id: "diamond_type", head: words.type, width: 80, cell: ({ diamond_type }) => typeName(diamond_type) },
  { id: "search_type", head: words.mode, width: 104, cell: ({ search_type }) => words.modes[search_type] },
  clientColumn(136),
  {
    id: "created_at",
    head: words.saved,
    width: 152,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => <span className="dim">{formatDateTime(created_at)}</span>,
  },
  { id: "acts", head: words.acts, width: 120, text: () => "", cell: (saved) => <EditButton of={saved} /> },
];

export const savedColumns = columnsFor(columns);

/** A saved search on a phone. */
export const savedCard = (saved: SavedSearch) => (
  <>
    <span className="row between">
      <b>
        <OpenLink of={saved} />
      </b>
      <span className="figures">
        <Pieces of={saved} />
      </span>
    </span>
    <SearchChips search={saved.search} wrap />
    <span className="row between dim">
      <span>
        {words.modes[saved.search_type]}
        {saved.client && ` · ${clientText(saved.client)}`}
      </span>
      <EditButton of={saved} />
    </span>
  </>
);
