import { SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { messages } from "#domain/portal-messages.ts";
import { diamondTypes } from "#domain/stone.ts";
import type { ListPage } from "#screens/list-page.ts";
import type { ListScreenState } from "#screens/use-list-state.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { ExportMenu } from "#stones/export-menu.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { ColumnChooser } from "#ui/table/data-table/column-chooser.tsx";
import { askedOf } from "./arrivals-list.ts";
import { arrivalFilters } from "./list-filters.ts";
import { type ArrivalOrigin, arrivalOrigins, type NewArrivalsSearch } from "./new-arrivals-search.ts";
import type { useArrivalLayout } from "./use-arrival-layout.ts";
import type { useArrivalOrigin } from "./use-arrival-origin.ts";
import { words } from "./words.ts";

interface ArrivalsToolbarProps extends ListPage<NewArrivalsSearch> {
  list: Pick<ListScreenState<never>, "state" | "values" | "onFilter">;
  viewer: StoneViewer;
  origin: ReturnType<typeof useArrivalOrigin>;
  addressOf: (search: NewArrivalsSearch) => string;
  layout: ReturnType<typeof useArrivalLayout>;
  /** The first day of the list; undefined until it is known. */
  since: string | null | undefined;
}

/** The server's own sorting. */
const newestFirst = "-arrived_at";

/** The tools of the list: the diamonds, the days and the client; the columns, and a file of all matches. */
export function ArrivalsToolbar(props: ArrivalsToolbarProps) {
  const { list, viewer, search, origin, onSearch, addressOf, layout, since } = props;
  const { type = "white", user_id } = search;
  const { state, values, onFilter } = list;
  const asked = askedOf(search, origin.stone_origin);
  // The search of all matches, and their number if it could be read.
  const all = since ? { ...asked, startDate: since, sort: search.sort ?? newestFirst } : undefined;
  const matching = state.hasFailed ? undefined : state.page.totalRecords;
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  return (
    <Toolbar
      tools={
        <>
          <FilterBar filters={arrivalFilters} values={values} onChange={onFilter} />
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
        value={origin.origin}
        onChange={(chosen) => onSearch({ origin: chosen as ArrivalOrigin, page: undefined, stock: undefined })}
      />
    </Toolbar>
  );
}
