import type { Sorting, TablePage } from "./data-table/types.ts";
import type { FilterValues } from "./filter.ts";

interface ListSearch {
  page?: number;
  size?: number;
  sort?: string;
}

interface Usual {
  size: number;
}

/** What the parts of a list need of the address that owns it. Another filter, order or size begins at the first page. */
export function listSearch<Search extends ListSearch>(
  search: Search,
  onSearch: (patch: Partial<Search>) => void,
  usual: Usual,
) {
  const change = (patch: ListSearch | FilterValues) => onSearch(patch as Partial<Search>);
  const restart = (patch: ListSearch | FilterValues) => change({ ...patch, page: undefined });
  const { page = 1, size = usual.size, sort = "" } = search;

  return {
    page,
    size,
    sorting: { sort, onSort: (next) => restart({ sort: next || undefined }) } satisfies Sorting,
    onFilter: (patch: FilterValues) => restart(patch),
    onPage: (next: number) => change({ page: next === 1 ? undefined : next }),
    onSize: (next: number) => restart({ size: next === usual.size ? undefined : next }),
    tablePage: (total: number): TablePage => ({ key: `${page} ${size}`, first: (page - 1) * size + 1, total }),
  };
}
