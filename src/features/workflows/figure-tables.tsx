import { useMemo } from "react";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { PrintTable } from "./print-table.tsx";
import { sortedRows } from "./sorted-rows.ts";
import { stateCard, stateColumns, stateId } from "./state-columns.tsx";
import { stateRows } from "./state-rows.ts";
import { transitionCard, transitionColumns, transitionId } from "./transition-columns.tsx";
import { transitionRows } from "./transition-rows.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";

interface FigureTableProps {
  figures: WorkflowFigures;
  /** The marked arrow or state of the picture. It is open in the table too. */
  mark: string | undefined;
  onMark: (id: string) => void;
}

interface TransitionTableProps extends FigureTableProps {
  sort: string;
  onSort: (sort: string) => void;
}

/** The picture's arrows in words. */
export function TransitionTable({ figures, mark, onMark, sort, onSort }: TransitionTableProps) {
  const rows = useMemo(() => sortedRows(transitionRows(figures), sort), [figures, sort]);
  const table = { label: words.transitions, columns: transitionColumns, rows, rowId: transitionId };
  return (
    <>
      <DataTable
        {...table}
        card={transitionCard}
        sorting={{ sort, onSort }}
        opening={{ open: mark ?? null, onOpen: onMark }}
      />
      <PrintTable {...table} />
    </>
  );
}

/** The picture's states in words. */
export function StateTable({ figures, mark, onMark }: FigureTableProps) {
  const rows = useMemo(() => stateRows(figures), [figures]);
  const table = { label: words.states, columns: stateColumns, rows, rowId: stateId };
  return (
    <>
      <DataTable {...table} card={stateCard} opening={{ open: mark ?? null, onOpen: onMark }} />
      <PrintTable {...table} />
    </>
  );
}
