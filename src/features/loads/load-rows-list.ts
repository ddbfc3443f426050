import type { LoadRowKind } from "#domain/load.ts";
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
    input: ({ search }: LoadSearch, at) => ({ path: { id }, query: { ...at, kind, search } }),
    failure: "dataNotFetched",
    title: words.kinds[kind],
    what: words.rows,
    columns: loadRowColumns(kind, labelOf, state !== "waiting"),
    rowId: loadRowId,
    card: loadRowCard(labelOf),
    size: 50,
    filters: [{ kind: "search", name: "search", label: words.search, placeholder: words.searchHint }],
    beside: { row: "open", shut: { open: undefined } },
  });
