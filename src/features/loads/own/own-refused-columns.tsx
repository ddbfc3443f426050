import { findingsSaid } from "#domain/findings-said.ts";
import { dash, textOf } from "#domain/format.ts";
import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import type { OwnRefusedRow } from "./own-load.ts";
import { words } from "./words.ts";

export const refusedId = ({ line, org_stock_no }: OwnRefusedRow) => `${line ?? ""} ${org_stock_no ?? ""}`;

type LabelOf = (field: string) => string;

const whyIn = ({ findings }: OwnRefusedRow, labelOf: LabelOf) => findingsSaid(findings, labelOf).join(" ");
const cellsOf = ({ findings }: OwnRefusedRow) =>
  findings.flatMap(({ raw }) => (raw === "" ? [] : [raw.slice(0, 60)])).join(", ") || dash;

export const refusedColumns = (labelOf: LabelOf): readonly Column<OwnRefusedRow>[] => [
  {
    id: "line",
    head: words.line,
    width: 72,
    number: true,
    text: ({ line }) => line ?? undefined,
    cell: ({ line }) => line ?? dash,
  },
  {
    id: "org_stock_no",
    head: words.stockNo,
    width: 180,
    cell: ({ org_stock_no }) => (org_stock_no === null ? dash : <Code>{org_stock_no}</Code>),
  },
  {
    id: "why",
    head: words.why,
    width: 460,
    text: (row) => whyIn(row, labelOf),
    cell: (row) => <span title={whyIn(row, labelOf)}>{whyIn(row, labelOf)}</span>,
  },
  {
    id: "cell",
    head: words.cell,
    width: 240,
    text: cellsOf,
    cell: (row) => <span title={cellsOf(row)}>{cellsOf(row)}</span>,
  },
];

/** A refused row on a phone. */
export const refusedCard = (labelOf: LabelOf) => (row: OwnRefusedRow) => (
  <>
    <span className="row between">
      <b>{textOf(row.org_stock_no)}</b>
      <span className="dim figures">{`${words.line} ${row.line ?? dash}`}</span>
    </span>
    <span>{whyIn(row, labelOf)}</span>
    <span className="dim">{cellsOf(row)}</span>
  </>
);
