import { listOf } from "#screens/list-of.ts";
import { allSubMasterFilters, subMasterFilters } from "./list-filters.ts";
import type { Master } from "./masters-columns.tsx";
import { isActiveOf } from "./masters-search.ts";
import { subMasterCard, subMasterColumns, subMasterId } from "./sub-masters-columns.tsx";
import type { SubMastersSearch } from "./sub-masters-search.ts";
import { words } from "./words.ts";

const shut: Partial<SubMastersSearch> = { open: undefined, add: undefined, view: undefined };

/** The sub-masters of one master, or of all. `masters` are the choices of the filter by master. */
export const subMastersOf = (master?: Master, masters?: readonly Master[]) =>
  listOf({
    operation: "listSubMasters",
    input: ({ search, sort, status, master: chosen }: SubMastersSearch, at) => ({
      query: {
        ...at,
        masterId: master?.id ?? (chosen ? Number(chosen) : undefined),
        search,
        sort,
        is_active: isActiveOf(status),
      },
    }),
    failure: "dataNotFetched",
    title: master?.name ?? words.allSubMasters,
    what: words.subMasters,
    columns: subMasterColumns,
    rowId: subMasterId,
    card: subMasterCard,
    size: 500,
    filters: masters ? allSubMasterFilters(masters) : subMasterFilters,
    beside: { row: "open", shut },
  });
