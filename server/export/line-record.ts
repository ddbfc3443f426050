import { clientLabel } from "#domain/client-label.ts";
import { statusOf } from "#domain/codes.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { amountAt } from "#domain/price.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { type Grouping, groupings, lineStatuses, type ShownList } from "#domain/stone-lists.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { LineOnWire } from "../wire/line-on-wire.ts";
import type { LineColumnId } from "./line-columns.ts";

type Sight = { list: ShownList; grouping: Grouping; timeZone: string; seesCost: boolean };

/** A line as a row of a file: its stone at the quoted price, with the list's own columns. */
export function lineRecord(line: LineOnWire, sight: Sight): StoneFields {
  return { ...line.stone, ...pricesOf(line, sight), ...ofLine(line, sight), group: groupOf(line, sight) };
}

/** The quoted prices, as the screen heads them; a credit counts carats and amounts negative. */
function pricesOf({ stone, invoice_line, ...line }: LineOnWire, { seesCost }: Sight) {
  const sign = (invoice_line?.amount ?? 0) < 0 ? -1 : 1;
  const cost = seesCost && line.total_amt !== undefined && { total_amt: sign * line.total_amt };
  return {
    carat: sign * stone.carat,
    markup_disc: line.markup_disc,
    markup_ppc: line.markup_ppc,
    sell_amt: sign * line.sell_amt,
    ...(cost || { total_amt: null }),
  };
}

/** The amount that the list sums up: of the sale, else at the sold or agreed price, else quoted. */
function dealOf({ stone, invoice_line, ...line }: LineOnWire): number {
  const agreed = line.sold_ppc ?? line.agreed_ppc;
  if (invoice_line) return invoice_line.amount;
  if (agreed == null) return line.sell_amt;
  const quoted = { price_per_ct: hundredths(line.markup_ppc), total_amt: hundredths(line.sell_amt) };
  return decimalNumber(amountAt(hundredths(agreed), { carat: hundredths(stone.carat), ...quoted }));
}

function ofLine(line: LineOnWire, { list }: Sight): Record<LineColumnId, string | number | null> {
  const { user, business, made_by, invoice_line } = line;
  const person = `${user.first_name} ${user.last_name}`.trim();
  return {
    line_status: statusOf(list === "invoice" ? "memo" : lineStatuses[list], line.status).label,
    line_date: invoice_line?.created_at ?? line.created_at,
    client: business?.company_name || person,
    person,
    order_no: line.order?.number ?? null,
    memo_no: line.memo?.number ?? null,
    due_date: line.due_date ?? null,
    overdue: line.is_overdue ? "Yes" : null,
    invoice_no: line.invoice?.number ?? null,
    invoiced_as: invoice_line ? (invoice_line.credits_id === null ? "Sale" : "Credit") : null,
    held_until: line.expires_at ?? null,
    offered_ppc: line.agreed_ppc,
    requested_ppc: line.agreed_ppc,
    agreed_ppc: line.agreed_ppc,
    sold_ppc: invoice_line?.price_per_ct ?? line.sold_ppc ?? null,
    deal_amount: dealOf(line),
    sold_amount: invoice_line?.amount ?? null,
    text: line.text,
    remark: line.remark,
    reason: line.reason,
    made_by: `${made_by.first_name} ${made_by.last_name}`.trim(),
  };
}

/** The name of the line's group. */
function groupOf(line: LineOnWire, { grouping, timeZone }: Sight): string | null {
  const day = () => dayIn(timeZone, new Date(line.invoice_line?.created_at ?? line.created_at));
  const client = () => clientLabel({ ...line.user, business: { company_name: line.business?.company_name ?? null } });
  switch (grouping) {
    case groupings.date:
      return day();
    case groupings.customer:
      return client();
    case groupings.dateAndCustomer:
      return `${day()} · ${client()}`;
    case groupings.invoice:
      return line.invoice?.number ?? null;
    case groupings.order:
      return line.order?.number ?? null;
    case groupings.memo:
      return line.memo?.number ?? null;
    default:
      return null;
  }
}
