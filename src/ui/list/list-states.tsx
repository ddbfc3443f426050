import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { words } from "../words.ts";
import { BlankState } from "./blank-state.tsx";
import { FailureState, type FailureStateProps } from "./failure-state.tsx";
import type { Filter, FilterValues } from "./filter.ts";
import { activeFilters } from "./filter-chips.tsx";

/** A list in the terms of its fetch cycle. */
export interface ListState {
  state: unknown;
  hasFailed: boolean;
  /** The notice of a load that failed. */
  failure?: FailureStateProps;
  rows: readonly unknown[];
  page: { totalRecords: number };
  refetch: () => void;
}

export interface ListStatesProps {
  list: ListState;
  /** The word for the rows in the plural: "masters". */
  what: string;
  /** The placeholder while the list loads: a `TableSkeleton`. */
  skeleton: ReactNode;
  /** The notice of a list without rows: a `BlankState` with the act that fills it. */
  empty: ReactNode;
  filters?: readonly Filter[];
  values?: FilterValues;
  onFilter?: (patch: FilterValues) => void;
  onPage: (page: number) => void;
  /** The table. */
  children: ReactNode;
}

/** The table of a list, or its replacement: loading, failed, emptied by filters, past the last page, empty. */
export function ListStates(props: ListStatesProps) {
  const { list, what, skeleton, empty, filters = [], values = {}, onFilter, onPage, children } = props;
  if (list.failure) return <FailureState {...list.failure} />;
  if (list.rows.length > 0) return children;
  if (list.state !== "success") return skeleton;
  if (list.page.totalRecords > 0) {
    return (
      <BlankState
        kind="filtered"
        title={words.pastTheEnd(what)}
        acts={
          <Button variant="default" onClick={() => onPage(1)}>
            {words.firstPage}
          </Button>
        }
      />
    );
  }
  const active = activeFilters(filters, values);
  if (active.length === 0) return empty;
  const nothing = Object.assign({}, ...active.map(({ patch }) => patch)) as FilterValues;
  return (
    <BlankState
      kind="filtered"
      title={words.noneMatch(what, active.length)}
      acts={
        <Button variant="default" onClick={() => onFilter?.(nothing)}>
          {words.clearAll(active.length)}
        </Button>
      }
    >
      {active.map(({ label }) => label).join(", ")}
    </BlankState>
  );
}
