import { exportMax, pdfMax, stonesAtOnce } from "#domain/limits.ts";
import type { Grouping } from "#domain/stone-lists.ts";
import type { Tab } from "../access/line-reach.ts";
import type { LineFilter } from "../db/queries/line-filter.ts";
import { lineOrder, lineRows } from "../db/queries/line-lists.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { ListFormat } from "./export-file.ts";
import { exportLines } from "./export-lines.ts";
import { makeLineExport } from "./make-line-export.ts";
import { orderFileJob } from "./order-file-job.ts";

type Order = { filter: LineFilter; tab: Tab; format: ListFormat; groupBy: Grouping; sort?: string; isJob: boolean };

/**
 * Makes a file of all rows of a list under a filter, as they are at this moment. A small one is written at once, a
 * large one by a job.
 */
export async function orderLineExport(ctx: Context, { filter, tab, format, groupBy, sort, isJob }: Order) {
  const { accountId } = ctx.actor;
  const { list, user_id } = filter;
  const rows = await rowsOf(ctx, { filter, tab, format, groupBy, ...(sort && { sort }) });
  const order = { list, rows, format, grouping: groupBy, clientId: user_id ?? null };
  const tell = (item: string) => {
    const after = { format, list, lines: rows.length, client_id: order.clientId };
    ctx.audit.push({ workflow: "export", item, transition: "export.ask", after });
  };
  if (isJob || rows.length > stonesAtOnce) {
    return orderFileJob(ctx, exportLines, { ...order, accountId }, tell);
  }
  const { link } = await makeLineExport(ctx, order, (file) =>
    keepDownload(ctx.house, ctx.db, accountId, file, (name) => ctx.ifRefused(() => ctx.house.files.remove(name))),
  );
  tell(link);
  return link;
}

async function rowsOf(ctx: Reading, { filter, tab, format, groupBy, sort }: Omit<Order, "isJob">): Promise<number[]> {
  const most = format === "pdf" ? pdfMax : exportMax;
  const order = lineOrder(sort ?? tab.rule.sort);
  const rows = await lineRows(ctx.db, filter, tab.rule, { order, grouping: groupBy, limit: most + 1, offset: 0 });
  if (rows.length > most) throw new Problem(format === "pdf" ? "pdfTooLong" : "exportTooLong");
  if (rows.length === 0) throw new Problem("selectDiamond");
  return rows.map(({ row_id }) => row_id);
}
