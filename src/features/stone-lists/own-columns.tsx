import { dash, formatDate, formatDateTime, number2, signed2 } from "#domain/format.ts";
import type { OwnLineColumn } from "#domain/line-columns.ts";
import { againstOwn } from "#stones/lines/deal-prices.ts";
import { DaysOut, Due, InvoiceKind, LineStatus, TimeLeft, Waiting, Waits } from "#stones/lines/line-cells.tsx";
import { clientInFull, clientName, makerName, personName } from "#stones/lines/line-people.ts";
import { GradesInLine } from "#stones/lines/stone-in-line.tsx";
import { words } from "#stones/lines/words.ts";
import { dealAmount, isOut } from "#stones/stone-line.ts";
import { gradesInFull } from "#ui/table/stone-table/stone-card.tsx";
import { StoneStatus } from "#ui/table/stone-table/stone-status.tsx";
import { type OwnColumn, paper, price, said } from "./own-column.tsx";

/** The drawing of the lines' own columns, beside those of their stones. */
export const ownColumns: Record<OwnLineColumn, OwnColumn> = {
  line_status: {
    sortable: true,
    width: 128,
    text: ({ status }) => status,
    cell: (line) => <LineStatus line={line} isInColumn />,
  },
  stone: {
    width: 228,
    text: ({ stone }) => `${number2(stone.carat)} ${gradesInFull(stone)}`,
    cell: ({ stone }) => <GradesInLine stone={stone} />,
  },
  stone_status: {
    width: 146,
    text: ({ stone }) => stone.status,
    cell: ({ stone }) => <StoneStatus stockNo={stone.stock_no} status={stone.status} />,
  },
  client: {
    sortable: true,
    width: 140,
    text: clientInFull,
    cell: (line) => <span title={clientInFull(line)}>{clientName(line)}</span>,
  },
  person: { width: 112, text: personName, cell: (line) => personName(line) },
  made_by: { width: 100, text: makerName, cell: (line) => makerName(line) },
  made_at: {
    sortable: true,
    width: 148,
    text: ({ created_at }) => created_at,
    cell: ({ created_at }) => <span className="dim figures">{formatDateTime(created_at)}</span>,
  },
  waiting: {
    sortable: true,
    width: 92,
    text: ({ created_at }) => created_at,
    cell: (line) => <Waiting line={line} />,
  },
  waits: {
    sortable: true,
    width: 184,
    text: ({ waits_since }) => waits_since,
    cell: (line) => <Waits line={line} of="house" />,
  },
  own_waits: {
    sortable: true,
    width: 184,
    text: ({ waits_since }) => waits_since,
    cell: (line) => <Waits line={line} of="client" />,
  },
  time_left: {
    sortable: true,
    width: 116,
    text: ({ expires_at }) => expires_at,
    cell: (line) => <TimeLeft line={line} />,
  },
  due: {
    sortable: true,
    width: 168,
    text: ({ due_date }) => due_date,
    cell: (line) =>
      line.due_date ? <Due due={line.due_date} isOverdue={line.is_overdue === true} isOut={isOut(line)} /> : dash,
  },
  days_out: {
    sortable: true,
    width: 56,
    number: true,
    text: ({ created_at }) => created_at,
    cell: (line) => <DaysOut line={line} />,
  },
  order_no: paper(({ order }) => order),
  memo_no: paper(({ memo }) => memo),
  invoice_no: paper(({ invoice }) => invoice),
  invoice_kind: {
    width: 104,
    text: ({ invoice_line }) => (invoice_line?.credits_id ? words.credit : words.sale),
    cell: (line) => <InvoiceKind line={line} />,
  },
  invoiced_at: {
    width: 92,
    text: ({ invoice_line }) => invoice_line?.created_at,
    cell: ({ invoice_line }) => <span className="dim figures">{formatDate(invoice_line?.created_at)}</span>,
  },
  invoice_ppc: price(({ invoice_line }) => invoice_line?.price_per_ct, true),
  invoice_amount: price(({ invoice_line }) => invoice_line?.amount, true),
  agreed_ppc: { ...price(({ agreed_ppc }) => agreed_ppc), width: 112 },
  offered_ppc: price(({ agreed_ppc }) => agreed_ppc),
  against_own: {
    width: 84,
    number: true,
    text: againstOwn,
    cell: (line) => signed2(againstOwn(line)),
  },
  sold_ppc: price(({ sold_ppc }) => sold_ppc),
  deal_amount: {
    sortable: true,
    width: 104,
    number: true,
    text: (line) => dealAmount(line),
    cell: (line) => <b>{number2(dealAmount(line))}</b>,
  },
  text: said(({ text }) => text, 220),
  remark: said(({ remark }) => remark, 160),
  reason: said(({ reason }) => reason, 160),
};
