import type { ReactNode } from "react";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import { activeFilters } from "#ui/list/filter-chips.tsx";
import { FoldingToolbar, useToolbarFold } from "#ui/list/folding-toolbar.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { ListDock } from "#ui/list/list-dock.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { ListRows, type ListRowsProps, type Tabled } from "./list-rows.tsx";
import type { ListScreenState } from "./use-list-state.ts";

interface Around {
  /** Links to other lists. The filters then have a row of their own. */
  tabs?: ReactNode;
  /** At the end of the first row: Columns, Export, New. */
  tools?: ReactNode;
  /** The main act of the list, after the tools. It stays in sight where they fold. */
  add?: ReactNode;
  /** Further ways to narrow the list, beside its filters. */
  narrowing?: ReactNode;
  /** Everything above the list, in place of tabs, filters and tools. */
  toolbar?: ReactNode;
  /** Between the tools and the list. */
  notice?: ReactNode;
  /** Above the rows. */
  strip?: ReactNode;
  /** Filters that stand beside the list at its start. */
  rail?: ReactNode;
  /** The part beside the list. */
  drawer?: ReactNode;
  /** True where old rows fade until the new ones are there. */
  isBusy?: boolean;
  /** The count of the selection, and the acts on it. */
  selection?: ReactNode;
  /** The obstacle to the acts, in words. */
  told?: ReactNode;
  acts?: ReactNode;
  /** Totals, or a note on the list, at the end of its bottom row. */
  end?: ReactNode;
  /** Everything below the list, in place of its pages. */
  dock?: ReactNode;
}

export type ListScreenProps<Row extends object> = ListRowsProps<Row> & Around;
/** The same for rows in a table. */
export type TableScreenProps<Row extends object> = Tabled<Row> & Around;

/** The screen of a list: its filters, its rows or the reason for none, its pages, and the part beside it. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { tabs, tools, add, narrowing, toolbar, notice, strip, rail, drawer, isBusy, ...below } = props;
  const { selection, told, acts, end, dock, ...rows } = below;
  const { list } = rows;
  return (
    <>
      {toolbar ?? <ListTools list={list} tabs={tabs} tools={tools} add={add} narrowing={narrowing} />}
      {notice}
      <ListBody rail={rail} drawer={drawer} isBusy={isBusy}>
        {strip}
        {/* The rest of a union loses its type. The cast restores the one that came in. */}
        <ListRows {...(rows as ListRowsProps<Row>)} />
        {dock ?? (
          <ListPages list={list} selection={selection} told={told} acts={acts}>
            {end}
          </ListPages>
        )}
      </ListBody>
    </>
  );
}

type Tools<Row> = Pick<Around, "tabs" | "tools" | "add" | "narrowing"> & { list: ListScreenState<Row> };

/** More filters than these fold with the tools on a phone, so that rows are in sight. */
const FILTERS_IN_SIGHT = 3;

/** The bars above a list. */
function ListTools<Row>({ list, tabs, tools, add, narrowing }: Tools<Row>) {
  const { shape, values, onFilter } = list;
  const { filters } = shape;
  const fold = useToolbarFold();
  const ends = { tools, add };
  const bar =
    filters.length > 0 || narrowing ? (
      <FilterBar filters={filters} values={values} onChange={onFilter}>
        {narrowing}
      </FilterBar>
    ) : undefined;
  if (tabs && filters.length > FILTERS_IN_SIGHT) {
    const sought = filters.filter(({ kind }) => kind === "search");
    return (
      <FoldingToolbar
        fold={fold}
        filters={bar}
        search={sought.length > 0 && <FilterBar filters={sought} values={values} onChange={onFilter} />}
        filtersOn={activeFilters(filters, values).length}
        {...ends}
      >
        {tabs}
      </FoldingToolbar>
    );
  }
  if (!tabs) return (bar || tools || add) && <Toolbar {...ends}>{bar}</Toolbar>;
  return (
    <>
      <Toolbar {...ends}>{tabs}</Toolbar>
      {bar && <Toolbar>{bar}</Toolbar>}
    </>
  );
}

type Pages<Row> = Pick<Around, "selection" | "told" | "acts"> & { list: ListScreenState<Row>; children?: ReactNode };

/** The bottom of a list: its pages, the selection, and notes. */
export function ListPages<Row>({ list, ...rest }: Pages<Row>) {
  const { page, size, onPage, onSize } = list.at;
  return <ListDock list={list.state} page={page} size={size} onPage={onPage} onSize={onSize} {...rest} />;
}
