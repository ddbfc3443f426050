import type { ReactElement, ReactNode } from "react";
import { BlankState } from "#ui/list/blank-state.tsx";
import { ListStates } from "#ui/list/list-states.tsx";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/table/data-table/table-skeleton.tsx";
import type { DataTableProps } from "#ui/table/data-table/types.ts";
import type { ListScreenState } from "./use-list-state.ts";

/** The notice of a list without rows, and the one act that fills it. */
interface Nothing {
  title: string;
  text: ReactNode;
  acts?: ReactNode;
}

interface Common<Row> {
  list: ListScreenState<Row>;
  /** The notice of a list without rows. */
  empty: Nothing | ReactElement;
}

type Table<Row extends object> = Pick<DataTableProps<Row>, "opening" | "picking" | "arranging" | "page">;

export interface Tabled<Row extends object> extends Common<Row>, Table<Row> {
  /** The rows with group heads between them, if they are grouped. */
  lines?: DataTableProps<Row>["rows"];
  /** False until this person's layout of the columns is known. */
  isReady?: boolean;
  children?: undefined;
}

interface Drawn<Row> extends Common<Row> {
  /** The rows that are no table, and their placeholder. */
  children: ReactNode;
  skeleton: ReactNode;
}

export type ListRowsProps<Row extends object> = Tabled<Row> | Drawn<Row>;

const isDrawn = <Row extends object>(props: ListRowsProps<Row>): props is Drawn<Row> => props.children !== undefined;

/** The rows of a list, or their replacement: loading, failed, emptied by filters, past the last page, empty. */
export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { list, empty } = props;
  return (
    <ListStates
      list={list.state}
      what={list.shape.what}
      skeleton={isDrawn(props) ? props.skeleton : <Coming {...props} />}
      empty={"title" in empty ? <Empty {...empty} /> : empty}
      filters={list.shape.filters}
      values={list.values}
      onFilter={list.onFilter}
      onPage={list.at.onPage}
    >
      {isDrawn(props) ? props.children : <Rows {...props} />}
    </ListStates>
  );
}

const Empty = ({ title, text, acts }: Nothing) => (
  <BlankState title={title} acts={acts}>
    {text}
  </BlankState>
);

const Coming = <Row extends object>({ list: { shape }, arranging, picking }: Tabled<Row>) => (
  <TableSkeleton
    label={shape.what}
    columns={shape.columns}
    layout={arranging?.layout}
    pickable={picking !== undefined}
  />
);

function Rows<Row extends object>(props: Tabled<Row>) {
  const { list, lines, isReady = true, opening, picking, arranging, page } = props;
  const { at, shape, rows, state, open, onOpen } = list;
  if (!isReady) return <Coming {...props} />;
  return (
    <DataTable
      label={shape.title}
      columns={shape.columns}
      rows={lines ?? rows}
      rowId={shape.rowId}
      card={shape.card}
      sorting={at.sorting}
      picking={picking}
      opening={opening ?? (onOpen && { open, onOpen })}
      arranging={arranging}
      page={page ?? at.tablePage(state.page.totalRecords)}
    />
  );
}
