import { SegmentedControl } from "@mantine/core";
import { type Status, statuses } from "#domain/codes.ts";
import { diamondTypes } from "#domain/stone.ts";
import { lineStatuses, type ShownList } from "#domain/stone-lists.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import { words } from "#stones/lines/words.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";
import { useBusinessOptions } from "#stones/use-business-options.ts";
import type { Filter, FilterValues } from "#ui/list/filter.ts";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import type { Written } from "#ui/list/list-search.ts";
import { type LinesSearch, tabOf } from "./lines-search.ts";
import type { ListScope } from "./use-lines.ts";

type OnSearch = (patch: Partial<LinesSearch>) => void;

/** The codes that a figure has led here with, by their names. */
function useLinkedCodes(search: LinesSearch): Filter[] {
  const nameOf = useAttributeNames();
  return (["shape", "color", "clarity"] as const).map((name) => {
    const code = search[name];
    return { kind: "linked", name, label: words[name], ...(code !== undefined && { shown: nameOf(name, code) }) };
  });
}

/** The filters of a list that can be lifted, as the bar, its chips and the empty list name them. */
export function useLineFilters(list: ShownList, search: LinesSearch, viewer: ListViewer, scope: ListScope) {
  // Under an associate, every client is a customer of theirs, and the search finds them.
  const isOfOne = scope.user_id !== undefined || scope.business_associate_id !== undefined;
  const choosesClient = viewer.choosesClient && !isOfOne;
  const choosesBusiness = choosesClient && scope.business_id === undefined;
  const { businesses, onTyped } = useBusinessOptions({ chosen: search.business_id, isAsked: choosesBusiness });
  const codes: Readonly<Record<string, Status>> = list === "invoice" ? {} : statuses[lineStatuses[list]];
  const choices = Object.entries(codes).map(([value, { label }]) => ({ value, label }));
  const hasStatus = list !== "invoice" && tabOf(list, search) === "all";
  const hint = viewer.namesClient && scope.user_id === undefined ? words.searchHint : words.searchOwnHint;
  const linked = useLinkedCodes(search);
  const bar: Filter[] = [
    { kind: "search", name: "search", label: words.search, placeholder: hint },
    { kind: "dates", from: "startDate", to: "endDate", label: words.made },
    ...(hasStatus ? [{ kind: "choice", name: "status", label: words.status, choices } as const] : []),
    ...(choosesBusiness
      ? [
          {
            kind: "choice",
            name: "business_id",
            label: words.business,
            choices: businesses,
            onTyped,
          } as const,
        ]
      : []),
    ...linked,
  ];
  const { user_id, business_id, status, startDate, endDate, shape, color, clarity } = search;
  const values: FilterValues = {
    search: search.search,
    startDate,
    endDate,
    shape,
    color,
    clarity,
    status: hasStatus ? status?.toString() : undefined,
    business_id: business_id?.toString(),
    user_id: choosesClient ? user_id?.toString() : undefined,
  };
  const client: Filter = { kind: "choice", name: "user_id", label: words.client, choices: [] };
  const on = Object.values(values).filter(Boolean).length;
  return { bar, all: choosesClient ? [...bar, client] : bar, values, on, choosesClient };
}

export type LineFilters = ReturnType<typeof useLineFilters>;

const both = "both";
const numbers = ["status", "business_id", "user_id"];

/** The patch of a filter, in the form of the address. */
export const filterPatch = (patch: FilterValues): Written =>
  Object.fromEntries(
    Object.entries(patch).map(([name, value]) => [name, value && numbers.includes(name) ? Number(value) : value]),
  );

interface LinesFiltersProps {
  search: LinesSearch;
  filters: LineFilters;
  onFilter: (patch: FilterValues) => void;
  onSearch: OnSearch;
}

/** All filters of a list, and its grouping. All of it is in the address. */
export function LinesFilters({ search, filters, onFilter, onSearch }: LinesFiltersProps) {
  const { diamond_type, user_id } = search;
  return (
    <FilterBar filters={filters.bar} values={filters.values} onChange={onFilter}>
      {filters.choosesClient && (
        <ClientPicker
          clientId={user_id}
          none={words.allClients}
          onClient={(id) => onSearch({ user_id: id, page: undefined })}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label={words.types}
        data={[
          { value: both, label: words.both },
          { value: "white", label: words.white },
          { value: "fancy", label: words.fancy },
        ]}
        value={diamond_type ?? both}
        onChange={(next) => onSearch({ diamond_type: diamondTypes.find((type) => type === next), page: undefined })}
      />
    </FilterBar>
  );
}
