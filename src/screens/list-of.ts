import type { ReactNode } from "react";
import type { Data, Input, OperationId } from "#api/operation-types.ts";
import type { PortalMessageKey } from "#domain/portal-messages.ts";
import type { FetchProfile } from "#machines/fetch-cycle.ts";
import type { Filter, FilterValues } from "#ui/list/filter.ts";
import type { Written } from "#ui/list/list-search.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import type { RowsOf } from "./use-fetch-cycle.ts";

/** The part beside a list, in the terms of the address. */
export interface Beside<Search> {
  /** The search parameter of the open row, and the form of its id there. */
  row?: Extract<keyof Search, string>;
  written?: (id: string) => string | number;
  /** The search without a part beside the list. Opening another part begins from it. */
  shut: Partial<Search>;
}

/** The ways to show, filter and open rows. */
export interface ListShape<Row, Search> {
  /** The title of the list. */
  title: string;
  /** The word for the rows in the plural: "masters". */
  what: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** The name of an open row in the address, where that is not its id. */
  openId?: (row: Row) => string;
  /** A row on a phone. Keep it at module scope like the columns. */
  card: (row: Row) => ReactNode;
  filters: readonly Filter[];
  /** The form of a filter's value in the address, where it is no text. */
  typed?: (patch: FilterValues) => Written;
  /** Absent for a list with nothing beside it. */
  beside?: Beside<Search>;
}

/** A list as data: its question, its failure and its rows. */
export interface ListOf<O extends OperationId, Search> extends ListShape<RowsOf<Data<O>>, Search> {
  operation: O;
  /** The question of an address, for one page. */
  input: (search: Search, at: { page: number; size: number }) => Input<O>;
  /** The failure's sentence where the server sends none. spec §8 has one for most lists. */
  failure: PortalMessageKey;
  /** Rows to a page, where the address has no number (spec §9). */
  size: number;
  profile?: FetchProfile;
  /** False while the question is not complete. */
  isReady?: boolean;
}

/** Describes a list. The types of the rest follow from its operation and its address. */
export const listOf = <O extends OperationId, Search>(list: ListOf<O, Search>): ListOf<O, Search> => list;
