import { SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { messages } from "#domain/messages.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { diamondTypes } from "#domain/stone.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { ExportMenu } from "#stones/export-menu.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { ColumnChooser } from "#ui/data-table/column-chooser.tsx";
import type { FilterBarProps } from "#ui/filter.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { TabRow } from "#ui/tab-row.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { arrivalFilters } from "./list-filters.ts";
import { type ArrivalOrigin, arrivalOrigins, type NewArrivalsSearch } from "./new-arrivals-search.ts";
import type { useArrivalLayout } from "./use-arrival-layout.ts";
import { words } from "./words.ts";

interface ArrivalsToolbarProps {
  viewer: StoneViewer;
  search: NewArrivalsSearch;
  origin: ArrivalOrigin;
  onSearch: (patch: Partial<NewArrivalsSearch>) => void;
  onFilter: FilterBarProps["onChange"];
  addressOf: (search: NewArrivalsSearch) => string;
  layout: ReturnType<typeof useArrivalLayout>;
  /** All that the list finds, as a search; nothing as long as it is not known from which day. */
  all: StoneSearch | undefined;
  /** How many they are; nothing where that could not be asked. */
  matching: number | undefined;
}

/** Which diamonds, of which days and for whom; the columns, and a file of all of them. */
export function ArrivalsToolbar(props: ArrivalsToolbarProps) {
  const { viewer, search, origin, onSearch, onFilter, addressOf, layout, all, matching } = props;
  const { type = "white", from, to, user_id } = search;
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  return (
    <Toolbar
      tools={
        <>
          <FilterBar filters={arrivalFilters} values={{ from, to }} onChange={onFilter} />
          {viewer.choosesClient && (
            <ClientPicker clientId={user_id} onClient={(next) => onSearch({ user_id: next, page: undefined })} />
          )}
          {!isPhone && <ColumnChooser {...layout.chooser} />}
          <ExportMenu
            label={words.exportAll(matching)}
            reason={all && matching ? null : messages.noStocksFound}
            pieces={matching}
            what={{ search: all, user_id, columns: layout.shown }}
          />
        </>
      }
    >
      <TabRow
        label={words.types}
        tabs={diamondTypes.map((one) => ({
          label: words[one],
          to: addressOf({ ...search, type: one === "white" ? undefined : one, page: undefined, stock: undefined }),
          current: one === type,
        }))}
      />
      <SegmentedControl
        transitionDuration={0}
        aria-label={words.origin}
        data={arrivalOrigins.map((one) => ({ value: one, label: words.origins[one] }))}
        value={origin}
        onChange={(chosen) => onSearch({ origin: chosen as ArrivalOrigin, page: undefined, stock: undefined })}
      />
    </Toolbar>
  );
}
