import { type LoadRowKind, otherListings } from "#domain/load.ts";
import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import type { LoadDetail } from "./load.ts";
import { loadRowCard, loadRowColumns, loadRowId } from "./load-row-columns.tsx";
import type { LoadSearch } from "./loads-search.ts";
import { words } from "./words.ts";

const findingFilter = (findings: LoadDetail["findings"]): Filter => ({
  kind: "choice",
  name: "finding",
  label: words.finding,
  choices: findings.map(({ code, sentence }) => ({ value: code, label: sentence })),
});

/** The rows of one kind, or of every kind. The server pages them, and sorts changes of price by how large they are. */
export const loadRowsList = (
  { id, state, findings }: Pick<LoadDetail, "id" | "state" | "findings">,
  kind: LoadRowKind | undefined,
  labelOf: (field: string) => string,
) =>
  listOf({
    operation: "listLoadRows",
    input: ({ search, others, price, finding }: LoadSearch, at) => ({
      path: { id },
      query: { ...at, kind, search, others, price, finding },
    }),
    failure: "dataNotFetched",
    title: kind === undefined ? words.everyKind : words.kinds[kind],
    what: words.rows,
    columns: loadRowColumns(kind, labelOf, state !== "waiting"),
    rowId: loadRowId,
    card: loadRowCard(labelOf, kind === undefined),
    size: 50,
    filters: [
      { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
      {
        kind: "choice",
        name: "others",
        label: words.others,
        choices: otherListings.map((value) => ({ value, label: words.otherChoices[value] })),
      },
      ...(findings.length > 0 ? [findingFilter(findings)] : []),
    ],
    beside: { row: "open", shut: { open: undefined } },
  });
