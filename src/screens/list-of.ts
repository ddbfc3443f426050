import type { ReactNode } from "react";
import type { Data, Input, OperationId } from "#api/operation-types.ts";
import type { RowsOf } from "#api/use-fetch-cycle.ts";
import type { MessageKey } from "#domain/messages.ts";
import type { FetchProfile } from "#machines/fetch-cycle.ts";
import type { Filter, FilterValues } from "#ui/list/filter.ts";
import type { Written } from "#ui/list/list-search.ts";
import type { Column } from "#ui/table/data-table/types.ts";

/** What can stand beside a list, as its address says it. */
export interface Beside<Search> {
  /** The name in the address of the row that is open, and how its id is written there. */
  row?: Extract<keyof Search, string>;
  written?: (id: string) => string | number;
  /** What the address says when nothing stands beside the list; whatever is opened begins there too. */
  shut: Partial<Search>;
}

/** How rows are shown, narrowed and opened. */
export interface ListShape<Row, Search> {
  /** What the list is called. */
  title: string;
  /** What the rows are, for several of them: "masters". */
  what: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** A row on a phone. Keep it at module scope like the columns. */
  card: (row: Row) => ReactNode;
  filters: readonly Filter[];
  /** How a filter stands in the address, where it is no text there. */
  typed?: (patch: FilterValues) => Written;
  /** Absent where nothing stands beside the list. */
  beside?: Beside<Search>;
}

/** A list as data: what is asked for, what a failure says, and how the rows are shown. */
export interface ListOf<O extends OperationId, Search> extends ListShape<RowsOf<Data<O>>, Search> {
  operation: O;
  /** What an address asks for, at a page of it. */
  input: (search: Search, at: { page: number; size: number }) => Input<O>;
  /** What a failure says where the server says nothing: spec §8 has a sentence for most lists. */
  failure: MessageKey;
  /** Rows to a page, where the address says nothing (spec §9). */
  size: number;
  profile?: FetchProfile;
  /** False as long as the question is not complete. */
  isReady?: boolean;
}

/** Describes a list; its operation and its address say what the rest must be. */
export const listOf = <O extends OperationId, Search>(list: ListOf<O, Search>): ListOf<O, Search> => list;
