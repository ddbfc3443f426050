import { codes, statuses } from "#domain/codes.ts";
import { loadStates } from "#domain/load.ts";
import { listOf } from "#screens/list-of.ts";
import { codeOf } from "./load.ts";
import { loadCard, loadColumns, loadId } from "./loads-columns.tsx";
import type { LoadsSearch } from "./loads-search.ts";
import { words } from "./words.ts";

const labelOf = (state: (typeof loadStates)[number]): string => {
  const labels: Readonly<Record<number, { label: string }>> = statuses.load;
  return codeOf(state) === codes.load.failed ? (words.failedIn[state] ?? "") : (labels[codeOf(state)]?.label ?? state);
};

/** All loads, with the filters by provider and state. */
export const loadsList = (providers: readonly { id: number; label: string }[]) =>
  listOf({
    operation: "listLoads",
    input: ({ provider, state }: LoadsSearch, at) => ({
      query: { ...at, provider_id: provider === undefined ? undefined : Number(provider), state },
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
        choices: loadStates.map((value) => ({ value, label: labelOf(value) })),
      },
    ],
  });
