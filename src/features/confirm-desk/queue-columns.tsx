import { number2, signed2, usd } from "#domain/format.ts";
import { againstOwn, isBelowCost } from "#stones/lines/deal-prices.ts";
import { Waiting } from "#stones/lines/line-cells.tsx";
import { clientInFull, clientName, makerName } from "#stones/lines/line-people.ts";
import { originColumn } from "#stones/lines/origin-column.tsx";
import { GradesInLine, StoneInLine } from "#stones/lines/stone-in-line.tsx";
import { dealAmount, dealPrice, type StoneLine } from "#stones/stone-line.ts";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";

/** The difference of the requested price from the client's own; 0 without a requested price. */
const againstOrNone = (line: StoneLine) => againstOwn(line) ?? 0;

/** Beside an open request at 1366 pixels clients are read whole, and there is room for a scroll bar. */
const columnsFor = (accountId: number): readonly Column<StoneLine>[] => [
  {
    id: "stock_no",
    head: words.stockNo,
    width: 77,
    text: ({ stone }) => stone.stock_no,
    cell: ({ stone }) => <Code>{stone.stock_no}</Code>,
  },
  {
    id: "client",
    head: words.client,
    width: 142,
    text: clientInFull,
    cell: (line) => <span title={clientInFull(line)}>{clientName(line)}</span>,
  },
  {
    id: "made_by",
    head: words.askedBy,
    width: 94,
    text: makerName,
    cell: (line) =>
      line.made_by.id === accountId ? (
        <Tag hue="gray">{words.you}</Tag>
      ) : (
        <span title={makerName(line)}>{makerName(line)}</span>
      ),
  },
  {
    id: "waiting",
    head: words.waiting,
    width: 57,
    number: true,
    text: ({ created_at }) => created_at,
    cell: (line) => <Waiting line={line} />,
  },
  {
    id: "stone",
    head: words.stone,
    width: 118,
    text: ({ stone }) => stone.carat,
    cell: ({ stone }) => <GradesInLine stone={stone} isShort />,
  },
  originColumn,
  {
    id: "asked",
    head: words.asked,
    width: 83,
    number: true,
    text: dealPrice,
    cell: (line) =>
      isBelowCost(line) ? (
        <Tag hue="red">
          <span title={words.belowCost}>{number2(dealPrice(line))}</span>
          <span className="unseen">{words.belowCost}</span>
        </Tag>
      ) : (
        number2(dealPrice(line))
      ),
  },
  {
    id: "against_own",
    head: words.againstOwn,
    width: 77,
    number: true,
    text: againstOrNone,
    cell: (line) => signed2(againstOrNone(line)),
  },
  {
    id: "total",
    head: words.total,
    width: 88,
    number: true,
    text: (line) => dealAmount(line),
    cell: (line) => <b>{number2(dealAmount(line))}</b>,
  },
];

const made = new Map<number, readonly Column<StoneLine>[]>();

/**
 * The columns of the queue for one person. Their own requests are marked. The same person always gets the same columns.
 */
export function queueColumns(accountId: number): readonly Column<StoneLine>[] {
  const columns = made.get(accountId) ?? columnsFor(accountId);
  made.set(accountId, columns);
  return columns;
}

/** A request on a phone. */
export const requestCard = (line: StoneLine) => (
  <>
    <span className="row between">
      <Code>{line.stone.stock_no}</Code>
      <b className="figures">{usd(dealAmount(line))}</b>
    </span>
    <span className="row between">
      <StoneInLine stone={line.stone} />
      <Waiting line={line} />
    </span>
    <span className="row between dim">
      <span className="line-client" title={clientName(line)}>
        {clientName(line)}
      </span>
      <span className="row tight">
        {isBelowCost(line) && <Tag hue="red">{words.belowCost}</Tag>}
        <span className="figures">{words.against(againstOrNone(line))}</span>
      </span>
    </span>
  </>
);
