import type { Data, Query } from "#api/operation-types.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { totalsFrom } from "#domain/totals.ts";
import { pagination } from "../../db/crud.ts";
import { type ReportLine, reportGroups, reportLines, reportWhole } from "../../db/queries/report-rows.ts";
import type { Reading } from "../../house/context.ts";
import { groupLabel } from "../../stones/group-label.ts";
import { totalsOnWire } from "../../wire/totals-on-wire.ts";
import { clientOf } from "../client-on-wire.ts";
import { askedReport } from "./asked-report.ts";

/** A page of a report's groups, with the totals of each and of all. */
export async function reportGroupPage(
  ctx: Reading,
  { page, size, ...query }: Query<"listReportGroups">,
): Promise<Data<"listReportGroups">> {
  const { period, ...report } = await askedReport(ctx, query);
  const { groups, whole } = await reportGroups(ctx.db, report, { limit: size, offset: (page - 1) * size });
  return {
    data: groups.map(({ key, lines, sums, ...name }) => ({
      key,
      label: groupLabel(name),
      lines,
      totals: totalsOnWire(totalsFrom(sums)),
    })),
    pagination: pagination(whole.groups, page, size),
    totals: totalsOnWire(totalsFrom(whole.sums)),
    lines: whole.lines,
    period,
  };
}

/** A page of a report's rows, or of those that one group counts. */
export async function reportLinePage(
  ctx: Reading,
  { page, size, group, ...query }: Query<"listReportLines">,
): Promise<Data<"listReportLines">> {
  const { period, ...report } = await askedReport(ctx, query);
  const { lines, sums, group: opened } = await reportWhole(ctx.db, report, group);
  const rows = await reportLines(ctx.db, report, { group, limit: size, offset: (page - 1) * size });
  return {
    data: rows.map(lineOnWire),
    group: opened ? { key: opened.key, label: groupLabel(opened) } : null,
    pagination: pagination(lines, page, size),
    totals: totalsOnWire(totalsFrom(sums)),
    lines,
    period,
  };
}

const figure = (decimal: string) => decimalNumber(hundredths(decimal));
const paper = (id: number | null, number: string | null) => (id === null || number === null ? null : { id, number });

const lineOnWire = (row: ReportLine): Data<"listReportLines">["data"][number] => ({
  row_id: row.row_id,
  line_id: row.line_id,
  day: row.day,
  is_credit: row.is_credit,
  state: row.state,
  stock_no: row.stock_no,
  stone_origin: row.stone_origin,
  shape: row.shape,
  color: row.color,
  clarity: row.clarity,
  carat: figure(row.carat),
  price_per_ct: figure(row.price),
  amount: figure(row.amount),
  client: clientOf(row),
  order: paper(row.order_id, row.order_no),
  memo: paper(row.memo_id, row.memo_no),
  invoice: paper(row.invoice_id, row.invoice_no),
});
