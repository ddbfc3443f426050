import type { OperationId } from "#api/operation-types.ts";
import { type ListSearch, listSearch } from "#ui/list/list-search.ts";
import type { ListOf } from "./list-of.ts";
import type { EditingPage, ListPage } from "./list-page.ts";
import { useFetchCycle } from "./use-fetch-cycle.ts";
import { useListState } from "./use-list-state.ts";

/**
 * The state of a list for its screen: rows, page, order and filters, which the address owns, the open row, and the rule
 * of leaving. `ListScreen` draws it.
 */
export function useListScreen<O extends OperationId, Search extends ListSearch>(
  list: ListOf<O, Search>,
  of: ListPage<Search> | EditingPage<Search>,
) {
  const { operation, input, failure, columns, size, profile, isReady } = list;
  const at = listSearch(of.search, of.onSearch, { size });
  const asked = input(of.search, { page: at.page, size: at.size });
  const cycle = useFetchCycle({ operation, input: asked, fallback: failure, columns, profile, isReady });
  const state = useListState(list, of, { at, cycle, rows: cycle.rows });
  return { ...state, cycle, detail: cycle.hasFailed ? null : cycle.detail };
}
