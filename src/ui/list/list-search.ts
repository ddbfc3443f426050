import type { Sorting, TablePage } from "../table/data-table/types.ts";

/** What a filter writes into an address: text, or the number that it stands for. */
export type Written = Readonly<Record<string, string | number | undefined>>;

export interface ListSearch {
  page?: number;
  size?: number;
  sort?: string;
}

interface Usual {
  size: number;
}

/** What the parts of a list need of the address that owns it. */
export type ListAddress = ReturnType<typeof listSearch>;

/** What the parts of a list need of the address that owns it. Another filter, order or size begins at the first page. */
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
