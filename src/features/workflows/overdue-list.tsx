import { queryFailure } from "#api/query-failure.ts";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/table/data-table/table-skeleton.tsx";
import { everyOverdueColumns, overdueCard, overdueColumns, overdueId } from "./overdue-columns.tsx";
import type { OverdueRead } from "./use-overdue.ts";
import { words } from "./words.ts";
import type { Overdue } from "./workflow.ts";

export interface OverdueListProps {
  read: OverdueRead;
  /** The row with the open history, by workflow and item. */
  open?: string;
  /** True for the list of all workflows, whose rows have the workflow's name. */
  ofAll?: boolean;
  onItem: (row: Overdue) => void;
}

/** The overdue items, the longest delay first. */
export function OverdueList({ read, open, ofAll = false, onItem }: OverdueListProps) {
  const { rows } = read;
  const columns = ofAll ? everyOverdueColumns : overdueColumns;
  if (read.isError && !rows) return <FailureState {...queryFailure(read)} />;
  if (!rows) return <TableSkeleton label={words.overdueRows} columns={columns} />;
  if (rows.length === 0) return <BlankState title={words.noneOverdue}>{words.noneOverdueText}</BlankState>;
  return (
    <DataTable
      label={words.tabs.overdue}
      columns={columns}
      rows={rows}
      rowId={overdueId}
      card={overdueCard}
      opening={{
        open: open ?? null,
        onOpen: (id) => {
          const row = rows.find((one) => overdueId(one) === id);
          if (row) onItem(row);
        },
      }}
    />
  );
}
