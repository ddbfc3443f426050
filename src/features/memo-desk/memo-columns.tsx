import { dash, number2, usd } from "#domain/format.ts";
import { DaysOut, LineStatus } from "#stones/lines/line-cells.tsx";
import { originColumn } from "#stones/lines/origin-column.tsx";
import { PaperNumber } from "#stones/lines/paper-number.tsx";
import { GradesInLine, StoneInLine } from "#stones/lines/stone-in-line.tsx";
import { dealAmount, dealPrice, isOut, type StoneLine } from "#stones/stone-line.ts";
import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import type { MemoTab } from "./memo-desk-search.ts";
import { words } from "./words.ts";

/**
 * The lines of a memo. Their client and due day stand above them, as does their sum: the total stands last, so that both
 * end alike.
 */
const linesOut: readonly Column<StoneLine>[] = [
  {
    id: "stock_no",
    head: words.stockNo,
    width: 96,
    text: ({ stone }) => stone.stock_no,
    cell: ({ stone }) => <Code>{stone.stock_no}</Code>,
  },
  {
    id: "line_status",
    head: words.line,
    width: 104,
    text: ({ status }) => status,
    cell: (line) => <LineStatus line={line} />,
  },
  {
    id: "stone",
    head: words.stone,
    width: 208,
    text: ({ stone }) => stone.carat,
    cell: ({ stone }) => <GradesInLine stone={stone} />,
  },
  originColumn,
  {
    id: "report_no",
    head: words.reportNo,
    width: 104,
    text: ({ stone }) => stone.report_no,
    cell: ({ stone }) => (stone.report_no ? <Code>{stone.report_no}</Code> : dash),
  },
  {
    id: "days_out",
    head: words.out,
    width: 56,
    number: true,
    text: ({ created_at }) => created_at,
    cell: (line) => <DaysOut line={line} />,
  },
  {
    id: "price",
    head: words.perCarat,
    width: 92,
    number: true,
    text: (line) => dealPrice(line),
    cell: (line) => number2(dealPrice(line)),
  },
  {
    id: "total",
    head: words.total,
    width: 96,
    number: true,
    text: (line) => dealAmount(line),
    cell: (line) => <b>{number2(dealAmount(line))}</b>,
  },
];

/** The heads of the price column. Sold lines have the paid price, with their invoice. The tab of all has either. */
const headsOf = { sold: words.soldPerCarat, all: words.dealPerCarat };

function columnsOf(tab: MemoTab, paperPath: (id: number) => string): readonly Column<StoneLine>[] {
  if (tab !== "sold" && tab !== "all") return linesOut;
  const invoice: Column<StoneLine> = {
    id: "invoice_no",
    head: words.invoice,
    width: 104,
    text: (line) => line.invoice?.number,
    cell: (line) => (line.invoice ? <PaperNumber paper={line.invoice} path={paperPath} /> : dash),
  };
  return linesOut.flatMap((column) => {
    if (column.id === "report_no") return [column, invoice];
    return column.id === "price" ? [{ ...column, head: headsOf[tab] }] : [column];
  });
}

const made = new Map<MemoTab, readonly Column<StoneLine>[]>();

/** The columns of a tab. The same tab always gets the same columns. */
export function memoColumns(tab: MemoTab, paperPath: (id: number) => string): readonly Column<StoneLine>[] {
  const columns = made.get(tab) ?? columnsOf(tab, paperPath);
  made.set(tab, columns);
  return columns;
}

/** A line on a phone: the stone, its amount, and the days that it is out. */
export const memoCard = (line: StoneLine) => (
  <>
    <span className="row between">
      <Code>{line.stone.stock_no}</Code>
      <b className="figures">{usd(dealAmount(line))}</b>
    </span>
    <span className="row between">
      <StoneInLine stone={line.stone} />
      <span className="dim figures memo-out">
        {isOut(line) ? (
          <>
            {words.out.toLowerCase()} <DaysOut line={line} />
          </>
        ) : (
          <LineStatus line={line} />
        )}
      </span>
    </span>
  </>
);
