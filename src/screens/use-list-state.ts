import { useCallback, useMemo } from "react";
import type { Filter, FilterValues } from "#ui/list/filter.ts";
import type { ListAddress } from "#ui/list/list-search.ts";
import type { ListState } from "#ui/list/list-states.tsx";
import { useOpenRow } from "#ui/list/use-open-row.ts";
import type { ListShape } from "./list-of.ts";
import type { EditingPage, ListPage } from "./list-page.ts";

/** A list after its load, and its selection. */
export interface ListRead extends ListState {
  selected: ReadonlySet<string | number>;
  select: (ids: Iterable<string | number>) => void;
}

interface Found<Row> {
  at: ListAddress;
  cycle: ListRead;
  rows: readonly Row[];
}

/** Filters, selection, open row and the rule of leaving for a loaded list. */
export function useListState<Row, Search>(
  list: ListShape<Row, Search>,
  of: ListPage<Search> | EditingPage<Search>,
  { at, cycle, rows }: Found<Row>,
) {
  const { rowId, openId = rowId, filters, typed = asIs, beside } = list;
  const { search, onSearch } = of;
  const onDirty = "onDirty" in of ? of.onDirty : undefined;
  const { row: name, written = Number, shut = nothing as Partial<Search> } = beside ?? {};

  /** The form was saved, or has asked already: the route's own guard must not ask again. */
  const go = (patch: Partial<Search>) => {
    onDirty?.(false);
    onSearch(patch);
  };
  /** Opens a part beside the list. If that would lose something, the route's guard asks first. */
  const show = useCallback((patch: Partial<Search>) => onSearch({ ...shut, ...patch }), [onSearch, shut]);
  const close = () => go(shut);
  const opened = (id: string) => ({ ...shut, ...(name && { [name]: written(id) }) });
  const { row, place } = useOpenRow({
    rows,
    rowId: openId,
    open: (name && saidOf(search, name)) ?? null,
    onOpen: (id) => go(opened(id)),
  });
  const openRow = (id: string) => {
    const asked = rows.find((one) => rowId(one) === id);
    show(opened(asked ? openId(asked) : id));
  };
  const selected = useMemo(() => new Set([...cycle.selected].map(String)), [cycle.selected]);

  return {
    at,
    shape: list,
    state: cycle,
    rows,
    values: useMemo(() => valuesOf(filters, search), [filters, search]),
    onFilter: (patch: FilterValues) => at.onFilter(typed(patch)),
    /** The open row, as last seen. */
    row,
    open: row ? rowId(row) : null,
    onOpen: name ? openRow : undefined,
    /**
     * Props for every drawer of this list: its place, its closing, and the function that it tells of unsaved changes.
     */
    drawer: { place, onClose: close, onDirty },
    show,
    go,
    close,
    selected,
    chosen: rows.filter((one) => selected.has(rowId(one))),
    select: cycle.select,
    clear: () => cycle.select([]),
  };
}

/** A search of no address. The cast gives it the type of one. */
const nothing = {};
const asIs = (patch: FilterValues) => patch;
// The names come from the description of the list, which is written for the type of this address.
const saidOf = (search: unknown, name: string) => (search as Readonly<Record<string, unknown>>)[name]?.toString();

/** The values of a list's filters in the address. */
function valuesOf(filters: readonly Filter[], search: unknown): FilterValues {
  const names = filters.flatMap((filter) => (filter.kind === "dates" ? [filter.from, filter.to] : [filter.name]));
  return Object.fromEntries(names.map((name) => [name, saidOf(search, name)]));
}

/** The part of a list that `ListScreen` draws. */
export interface ListScreenState<Row> {
  at: ListAddress;
  shape: Omit<ListShape<Row, never>, "beside" | "openId">;
  state: ListState;
  rows: readonly Row[];
  values: FilterValues;
  onFilter: (patch: FilterValues) => void;
  open: string | null;
  onOpen: ((id: string) => void) | undefined;
}

/** The props of every drawer of a list. */
export type ListDrawer = ReturnType<typeof useListState<unknown, unknown>>["drawer"];

type Shown<Row> = Partial<Pick<ListShape<Row, never>, "title" | "columns" | "filters">>;

/** A list with a name or columns that are known only from its answer. */
export const shownAs = <Row, State extends ListScreenState<Row>>(
  list: State & ListScreenState<Row>,
  shown: Shown<Row>,
) => ({
  ...list,
  shape: { ...list.shape, ...shown },
});
