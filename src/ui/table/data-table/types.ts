import type { ReactNode } from "react";

/** One column of a list. Keep the array at module scope (or memoised): rows are drawn again when it changes. */
export interface Column<Row> {
  /** The field's name on the wire and in the sort string. */
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * The text for the clipboard, and the row's name if this is the first column. Without it the field itself is used.
   */
  text?: (row: Row) => string | number | null | undefined;
  /** Width in pixels, for dense columns of two letters or a figure. Without it spec §9's rule measures the head. */
  width?: number;
  /** True for a column of a wide list, whose cells stand closer. */
  isDense?: boolean;
  /** True for numbers, which are aligned right; words are aligned left. */
  number?: boolean;
  /** True if the server can sort by this column. Sorting is the server's. */
  sortable?: boolean;
}

/** The head of a group, a line above its rows. */
export interface GroupRow {
  readonly group: string;
  readonly head: ReactNode;
}

export type Line<Row> = Row | GroupRow;

/** Sorting in the wire's form: `-carat,stock_no`, empty for the list's own order. */
export interface Sorting {
  sort: string;
  onSort: (sort: string) => void;
}

/** The ticked rows. Ids of other pages may be among them. */
export interface Picking {
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
}

/** The row of the open drawer. Enter or a click opens one. */
export interface Opening {
  open: string | null;
  onOpen: (id: string) => void;
}

export type Density = "compact" | "roomy";

/** One person's layout of a list. Anything not named here is as delivered. */
export interface TableLayout {
  order: readonly string[];
  hidden: readonly string[];
  widths: Readonly<Record<string, number>>;
  density: Density;
}

/** The arrangements of a table that a person keeps by name. */
export interface ColumnSets {
  names: readonly string[];
  /** The reason why none can be kept or deleted; null if they can. */
  reason: string | null;
  onApply: (name: string) => void;
  /** Keeps the present columns. False if that was refused; the refusal is told. */
  onKeep: (name: string) => Promise<boolean>;
  onDelete: (name: string) => void;
}

export interface Arranging {
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
  /** Without them the table keeps its last arrangement alone. */
  sets?: ColumnSets;
}

/** The place of these rows among all matching ones. Another `key` scrolls back to the top. */
export interface TablePage {
  key: string | number;
  /** The number of the first row, from 1. */
  first: number;
  /** The number of all matching rows. */
  total: number;
}

export interface DataTableProps<Row extends object> {
  /** The name of the list for screen readers: "Sub-masters". */
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
