import { loadStandings, loadVias } from "#domain/load.ts";
import { listOf } from "#screens/list-of.ts";
import { labelOf } from "./load-counts.tsx";
import { loadCard, loadColumns, loadId } from "./loads-columns.tsx";
import type { LoadsSearch } from "./loads-search.ts";
import { words } from "./words.ts";

/** All loads, with the filters by provider and state. */
export const loadsList = (providers: readonly { id: number; label: string }[]) =>
  listOf({
    operation: "listLoads",
    input: ({ provider, state, via }: LoadsSearch, at) => ({
      query: { ...at, provider_id: provider === undefined ? undefined : Number(provider), state, via },
    }),
    failure: "dataNotFetched",
    title: words.title,
    what: words.loads,
    columns: loadColumns,
    rowId: loadId,
    card: loadCard,
    size: 50,
    filters: [
      {
        kind: "choice",
        name: "provider",
        label: words.provider,
        choices: providers.map(({ id, label }) => ({ value: String(id), label })),
      },
      {
        kind: "choice",
        name: "state",
        label: words.state,
        choices: loadStandings.map((value) => ({ value, label: labelOf(value) })),
      },
      {
        kind: "choice",
        name: "via",
        label: words.via,
        choices: loadVias.map((value) => ({ value, label: words.vias[value] })),
      },
    ],
  });
