import { LinesFilters } from "./lines-filters.tsx";
import { LinesToolbar } from "./lines-toolbar.tsx";
import { LinesTools } from "./lines-tools.tsx";
import type { StoneListPageProps } from "./stone-list-page-props.ts";
import type { useBesideLines } from "./use-beside-lines.tsx";
import type { StoneList } from "./use-stone-list.ts";

interface StoneListToolbarProps {
  page: StoneListPageProps;
  list: StoneList;
  beside: ReturnType<typeof useBesideLines>;
}

/** Tabs, filters and tools of one of the lists. */
export function StoneListToolbar({ page, list, beside }: StoneListToolbarProps) {
  const { viewer, search, onSearch, addressOf, deskAddress } = page;
  const { lines, lineFilters, shape, arranging, onFilter } = list;
  return (
    <LinesToolbar
      list={page.list}
      isOwn={!viewer.namesClient}
      search={search}
      counts={lines.tabs}
      addressOf={addressOf}
      filtersOn={lineFilters.on}
      filters={<LinesFilters search={search} filters={lineFilters} onFilter={onFilter} onSearch={onSearch} />}
      tools={
        <LinesTools
          list={page.list}
          lines={lines}
          search={search}
          asker={beside.asker}
          mayWrite={viewer.mayWrite}
          columns={shape.columns}
          arranging={arranging}
          onSearch={onSearch}
          deskPath={deskAddress?.(lines.filter?.user_id)}
          onForm={beside.ask}
        />
      }
    />
  );
}
