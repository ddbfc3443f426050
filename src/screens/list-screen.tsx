import type { ReactNode } from "react";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { ListDock } from "#ui/list/list-dock.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { ListRows, type ListRowsProps, type Tabled } from "./list-rows.tsx";
import type { ListScreenState } from "./use-list-state.ts";

interface Around {
  /** Other lists beside this one; the filters then have a row of their own. */
  tabs?: ReactNode;
  /** At the end of the first row: Columns, Export, New. */
  tools?: ReactNode;
  /** More to narrow the list by, beside its filters. */
  narrowing?: ReactNode;
  /** All above the list, where it is not tabs, filters and tools. */
  toolbar?: ReactNode;
  /** Between the tools and the list. */
  notice?: ReactNode;
  /** Above the rows. */
  strip?: ReactNode;
  /** What stands beside the list. */
  drawer?: ReactNode;
  /** Count of the selection, and what can be done with it. */
  selection?: ReactNode;
  acts?: ReactNode;
  /** Totals, or a word on the list, at the end of its bottom. */
  end?: ReactNode;
  /** All below the list, where it is not its pages. */
  dock?: ReactNode;
}

export type ListScreenProps<Row extends object> = ListRowsProps<Row> & Around;
/** The same where the rows are a table. */
export type TableScreenProps<Row extends object> = Tabled<Row> & Around;

/** A screen that is a list: what narrows it, its rows or why there are none, its pages, and what stands beside it. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { tabs, tools, narrowing, toolbar, notice, strip, drawer, selection, acts, end, dock, ...rows } = props;
  const { list } = rows;
  return (
    <>
      {toolbar ?? <ListTools list={list} tabs={tabs} tools={tools} narrowing={narrowing} />}
      {notice}
      <ListBody drawer={drawer}>
        {strip}
        {/* A rest of two shapes has lost which of them it is: it is the one that came in. */}
        <ListRows {...(rows as ListRowsProps<Row>)} />
        {dock ?? (
          <ListPages list={list} selection={selection} acts={acts}>
            {end}
          </ListPages>
        )}
      </ListBody>
    </>
  );
}

type Tools<Row> = Pick<Around, "tabs" | "tools" | "narrowing"> & { list: ListScreenState<Row> };

/** The rows above a list. */
function ListTools<Row>({ list, tabs, tools, narrowing }: Tools<Row>) {
  const { shape, values, onFilter } = list;
  const bar = (shape.filters.length > 0 || narrowing) && (
    <FilterBar filters={shape.filters} values={values} onChange={onFilter}>
      {narrowing}
    </FilterBar>
  );
  if (!tabs) return (bar || tools) && <Toolbar tools={tools}>{bar}</Toolbar>;
  return (
    <>
      <Toolbar tools={tools}>{tabs}</Toolbar>
      {bar && <Toolbar>{bar}</Toolbar>}
    </>
  );
}

type Pages<Row> = Pick<Around, "selection" | "acts"> & { list: ListScreenState<Row>; children?: ReactNode };

/** The bottom of a list: its pages, what is selected, and what else there is to say. */
export function ListPages<Row>({ list, ...rest }: Pages<Row>) {
  const { page, size, onPage, onSize } = list.at;
  return <ListDock list={list.state} page={page} size={size} onPage={onPage} onSize={onSize} {...rest} />;
}
