import type { ReactNode } from "react";
import { dash, formatDate, formatDateTime, number2, signed2 } from "#domain/format.ts";
import { type LineAudience, lineAudiences } from "#stones/lines/audience.ts";
import { againstOwn } from "#stones/lines/deal-prices.ts";
import { DaysOut, Due, LineStatus, TimeLeft, Waiting } from "#stones/lines/line-cells.tsx";
import { clientInFull, clientName, makerName, personName } from "#stones/lines/line-people.ts";
import { words } from "#stones/lines/words.ts";
import { dealAmount, isOut, type StoneLine } from "#stones/stone-line.ts";
import { Code } from "#ui/code.tsx";
import type { Column } from "#ui/data-table/types.ts";
import { StatusBadge } from "#ui/status-badge.tsx";
import { Tag } from "#ui/tag.tsx";

/** A column of lines that their stones do not have. */
export interface OwnColumn extends Omit<Column<StoneLine>, "id"> {
  /** Who is shown it. */
  for: readonly LineAudience[];
  /** Behind the stone, where its prices stand. */
  isBehind?: true;
}

const everybody = lineAudiences;
/** Who sees the lines of several clients. */
const ofSeveral = ["admin", "associate", "bulk"] as const;

type Cell = Pick<OwnColumn, "cell"> & Partial<OwnColumn>;
const own = (head: string, { cell, ...more }: Cell, audience: OwnColumn["for"] = everybody): OwnColumn => ({
  head,
  for: audience,
  cell,
  ...more,
});

const price = (head: string, of: (line: StoneLine) => number | null | undefined, width = 92) =>
  own(head, { width, number: true, isBehind: true, text: of, cell: (line) => number2(of(line)) });

const paper = (head: string, of: (line: StoneLine) => { number: string } | null | undefined) =>
  own(head, {
    width: 96,
    text: (line) => of(line)?.number,
    cell: (line): ReactNode => {
      const number = of(line)?.number;
      return number ? <Code>{number}</Code> : dash;
    },
  });

const said = (head: string, of: (line: StoneLine) => string | null, width: number, isBehind?: true) =>
  own(head, {
    width,
    ...(isBehind && { isBehind }),
    text: of,
    cell: (line) => {
      const text = of(line);
      return text ? <span title={text}>{text}</span> : dash;
    },
  });

export const ownColumns = {
  line_status: own("Line", { width: 116, text: ({ status }) => status, cell: (line) => <LineStatus line={line} /> }),
  status: own("Stone", {
    width: 146,
    text: ({ stone }) => stone.status,
    cell: ({ stone }) => <StatusBadge list="stone" code={stone.status} />,
  }),
  client: own(
    "Client",
    { width: 156, text: clientInFull, cell: (line) => <span title={clientInFull(line)}>{clientName(line)}</span> },
    ofSeveral,
  ),
  person: own("Customer", { width: 112, text: personName, cell: (line) => personName(line) }, ["bulk"]),
  made_by: own("Made by", { width: 112, text: makerName, cell: (line) => makerName(line) }, ofSeveral),
  made_at: own("Since", {
    width: 132,
    text: ({ created_at }) => created_at,
    cell: ({ created_at }) => <span className="dim figures">{formatDateTime(created_at)}</span>,
  }),
  waiting: own("Waiting", { width: 92, text: ({ created_at }) => created_at, cell: (line) => <Waiting line={line} /> }),
  time_left: own("Time left", {
    width: 116,
    text: ({ expires_at }) => expires_at,
    cell: (line) => <TimeLeft line={line} />,
  }),
  due: own("Due", {
    width: 132,
    text: ({ due_date }) => due_date,
    cell: (line) =>
      line.due_date ? <Due due={line.due_date} isOverdue={line.is_overdue === true} isOut={isOut(line)} /> : dash,
  }),
  days_out: own("Out", {
    width: 56,
    number: true,
    text: ({ created_at }) => created_at,
    cell: (line) => <DaysOut line={line} />,
  }),
  order_no: paper("Order no", ({ order }) => order),
  memo_no: paper("Memo no", ({ memo }) => memo),
  invoice_no: paper("Invoice no", ({ invoice }) => invoice),
  invoice_kind: own("Kind", {
    width: 104,
    text: ({ invoice_line }) => (invoice_line?.credits_id ? words.credit : words.sale),
    cell: ({ invoice_line }) => {
      if (invoice_line?.credits_id) return <Tag hue="gray">{words.credit}</Tag>;
      return invoice_line?.is_credited ? <span className="dim">{words.takenBack}</span> : words.sale;
    },
  }),
  invoiced_at: own("Invoiced", {
    width: 92,
    text: ({ invoice_line }) => invoice_line?.created_at,
    cell: ({ invoice_line }) => <span className="dim figures">{formatDate(invoice_line?.created_at)}</span>,
  }),
  invoice_ppc: price("Sold $/ct", ({ invoice_line }) => invoice_line?.price_per_ct),
  invoice_amount: price("Amount $", ({ invoice_line }) => invoice_line?.amount, 104),
  agreed_ppc: price("Asked $/ct", ({ agreed_ppc }) => agreed_ppc),
  against_own: own(
    "vs own %",
    {
      width: 84,
      number: true,
      isBehind: true,
      text: againstOwn,
      cell: (line) => signed2(againstOwn(line)),
    },
    ["admin", "associate"],
  ),
  sold_ppc: price("Sold $/ct", ({ sold_ppc }) => sold_ppc),
  deal_amount: own("Total $", {
    width: 104,
    number: true,
    isBehind: true,
    text: (line) => dealAmount(line),
    cell: (line) => <b>{number2(dealAmount(line))}</b>,
  }),
  text: said("Text", ({ text }) => text, 220),
  remark: said("Remark", ({ remark }) => remark, 160, true),
  reason: said("Reason", ({ reason }) => reason, 160, true),
} as const satisfies Record<string, OwnColumn>;

export type OwnColumnId = keyof typeof ownColumns;
