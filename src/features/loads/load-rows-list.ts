import { type LoadRowKind, otherListings } from "#domain/load.ts";
import { listOf } from "#screens/list-of.ts";
import type { Load } from "./load.ts";
import { loadRowCard, loadRowColumns, loadRowId } from "./load-row-columns.tsx";
import type { LoadSearch } from "./loads-search.ts";
import { words } from "./words.ts";

/** The rows of one kind. The server pages them, and sorts changes of price by how large they are. */
export const loadRowsList = (
  { id, state }: Pick<Load, "id" | "state">,
  kind: LoadRowKind,
  labelOf: (field: string) => string,
) =>
  listOf({
    operation: "listLoadRows",
    input: ({ search, others, price }: LoadSearch, at) => ({
      path: { id },
      query: { ...at, kind, search, others, price },
    }),
    failure: "dataNotFetched",
    title: words.kinds[kind],
    what: words.rows,
    columns: loadRowColumns(kind, labelOf, state !== "waiting"),
    rowId: loadRowId,
    card: loadRowCard(labelOf),
    size: 50,
    filters: [
      { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
      {
        kind: "choice",
        name: "others",
        label: words.others,
        choices: otherListings.map((value) => ({ value, label: words.otherChoices[value] })),
      },
    ],
    beside: { row: "open", shut: { open: undefined } },
  });
