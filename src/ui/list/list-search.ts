import type { Sorting, TablePage } from "../table/data-table/types.ts";

/** The values that a filter writes into an address: text, or the number for it. */
export type Written = Readonly<Record<string, string | number | undefined>>;

export interface ListSearch {
  page?: number;
  size?: number;
  sort?: string;
}

interface Usual {
  size: number;
}

/** The address of a list, for the list's parts. */
export type ListAddress = ReturnType<typeof listSearch>;

/** Makes the address of a list for the list's parts. Another filter, order or size begins at the first page. */
export function listSearch<Search extends ListSearch>(
  search: Search,
  onSearch: (patch: Partial<Search>) => void,
  usual: Usual,
) {
  const change = (patch: ListSearch | Written) => onSearch(patch as Partial<Search>);
  const restart = (patch: ListSearch | Written) => change({ ...patch, page: undefined });
  const { page = 1, size = usual.size, sort = "" } = search;

  return {
    page,
    size,
    sorting: { sort, onSort: (next) => restart({ sort: next || undefined }) } satisfies Sorting,
    onFilter: (patch: Written) => restart(patch),
    onPage: (next: number) => change({ page: next === 1 ? undefined : next }),
    onSize: (next: number) => restart({ size: next === usual.size ? undefined : next }),
    tablePage: (total: number): TablePage => ({ key: `${page} ${size}`, first: (page - 1) * size + 1, total }),
  };
}
