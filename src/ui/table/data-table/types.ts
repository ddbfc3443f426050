import type { ReactNode } from "react";

/** One column of a list. Keep the array at module scope (or memoised): rows are drawn again when it changes. */
export interface Column<Row> {
  /** The field's name on the wire; also what the sort string calls it. */
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** What copying puts on the clipboard, and by what the first column names its row; without it the field itself. */
  text?: (row: Row) => string | number | null | undefined;
  /** Pixels, for dense columns known to hold two letters or a figure; else spec §9's rule measures the head. */
  width?: number;
  /** Numbers stand right, words left. */
  number?: boolean;
  /** Sorting is the server's; only columns that it can sort by say so. */
  sortable?: boolean;
}

/** A line between rows that heads those below it. */
export interface GroupRow {
  readonly group: string;
  readonly head: ReactNode;
}

export type Line<Row> = Row | GroupRow;

/** Sorting as the wire has it: `-carat,stock_no`, empty for the list's own order. */
export interface Sorting {
  sort: string;
  onSort: (sort: string) => void;
}

/** Which rows are ticked; ids of other pages may be among them. */
export interface Picking {
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
}

/** The row whose drawer is open; Enter or a click opens. */
export interface Opening {
  open: string | null;
  onOpen: (id: string) => void;
}

export type Density = "compact" | "roomy";

/** How one person left a list: what is not named here is as delivered. */
export interface TableLayout {
  order: readonly string[];
  hidden: readonly string[];
  widths: Readonly<Record<string, number>>;
  density: Density;
}

export interface Arranging {
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
}

/** Where these rows stand among all that match; another `key` scrolls back to the top. */
export interface TablePage {
  key: string | number;
  /** The number of the first row, from 1. */
  first: number;
  /** How many match in all. */
  total: number;
}

export interface DataTableProps<Row extends object> {
  /** What the list is, for screen readers: "Sub-masters". */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Line<Row>[];
  rowId: (row: Row) => string;
  /** A row on a phone. Keep it at module scope like the columns. */
  card: (row: Row) => ReactNode;
  sorting?: Sorting;
  picking?: Picking;
  opening?: Opening;
  arranging?: Arranging;
  page?: TablePage;
}
