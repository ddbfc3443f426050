import { number2, usd } from "#domain/format.ts";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { Code } from "#ui/marks/code.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { groupRow } from "#ui/table/data-table/group-row.ts";
import type { Column, Line } from "#ui/table/data-table/types.ts";
import type { Stone } from "./stones.ts";

export const columns: Column<Stone>[] = [
  { id: "stock_no", head: "Stock no", width: 90, sortable: true, cell: (row) => <Code>{row.stock_no}</Code> },
  { id: "status", head: "Status", width: 142, cell: (row) => <StatusBadge list="stone" code={row.status} /> },
  {
    id: "shape",
    head: "Shape",
    width: 100,
    sortable: true,
    cell: (row) => (
      <span className="with-icon">
        <ShapeIcon shape={row.shape} />
        {row.shape}
      </span>
    ),
  },
  { id: "carat", head: "Carat", width: 64, number: true, sortable: true, cell: (row) => <b>{number2(row.carat)}</b> },
  { id: "color", head: "Col", width: 42, cell: (row) => row.color },
  { id: "clarity", head: "Cla", width: 54, cell: (row) => row.clarity },
  { id: "cut", head: "Cut", width: 42, cell: (row) => row.cut ?? "–" },
  { id: "polish", head: "Pol", width: 42, cell: (row) => row.polish },
  { id: "symmetry", head: "Sym", width: 46, cell: (row) => row.symmetry },
  { id: "fluorescence", head: "Fluo", width: 52, cell: (row) => row.fluorescence },
  { id: "rap", head: "Rap $/ct", width: 84, number: true, cell: (row) => number2(row.rap) },
  { id: "disc", head: "Disc %", width: 76, number: true, sortable: true, cell: (row) => number2(row.disc) },
  {
    id: "price_per_ct",
    head: "$/ct",
    width: 82,
    number: true,
    sortable: true,
    cell: (row) => number2(row.price_per_ct),
  },
  { id: "total_amt", head: "Total $", width: 90, number: true, cell: (row) => <b>{number2(row.total_amt)}</b> },
  { id: "report_no", head: "Report no", cell: (row) => <Code>{row.report_no}</Code> },
  {
    id: "active",
    head: "Active",
    cell: (row) => (
      <SwitchCell
        label={`${row.stock_no} is active`}
        on={row.status === 1}
        reason={row.status === 8 ? "A sold stone stays as it is." : undefined}
        onToggle={() => undefined}
      />
    ),
  },
];

/** The card of a stone on a phone. */
export const card = (row: Stone) => (
  <>
    <div className="row between">
      <Code>{row.stock_no}</Code>
      <StatusBadge list="stone" code={row.status} />
    </div>
    <div className="row between">
      <span>
        <b>{number2(row.carat)} ct</b> {row.color} {row.clarity} {row.polish} {row.symmetry}
      </span>
      <b>{usd(row.total_amt)}</b>
    </div>
    <div className="row between dim">
      <span>
        {row.lab} <Code>{row.report_no}</Code>
      </span>
      <span>
        {number2(row.disc)} %, {number2(row.price_per_ct)} $/ct
      </span>
    </div>
  </>
);
export const rowId = (row: Stone) => row.stock_no;

/** The rows in groups: a memo's head above every six stones. */
export const inGroups = (rows: readonly Stone[]): Line<Stone>[] =>
  rows.flatMap((row, i) => (i % 6 === 0 ? [memoHead(i), row] : [row]));

const memoHead = (i: number) =>
  groupRow(
    `g${i}`,
    <span className="row">
      <Code>MM-{2400 + i}</Code>
      <b>Halden Diamonds BV</b>
      <Tag hue="orange" kind="waiting">
        Due in 1 day
      </Tag>
    </span>,
  );
