import { exportMax, pdfMax, stonesAtOnce } from "#domain/limits.ts";
import type { Grouping, ShownList } from "#domain/stone-lists.ts";
import type { Tab } from "../access/line-reach.ts";
import type { LineFilter } from "../db/queries/line-filter.ts";
import { lineOrder, lineRows } from "../db/queries/line-lists.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import type { ListFormat } from "./export-file.ts";
import { exportLines } from "./export-lines.ts";
import { makeLineExport } from "./make-line-export.ts";
import { orderFileJob } from "./order-file-job.ts";

type Made = { format: ListFormat; groupBy: Grouping; isJob: boolean };
type Asked = Made & { filter: LineFilter; tab: Tab; sort?: string };

/** Makes a file of all rows of a list under a filter, as they are at this moment. */
export function orderLineExport(ctx: Context, { filter, tab, sort, ...made }: Asked) {
  const { list, user_id: clientId = null } = filter;
  const order = lineOrder(list, sort ?? tab.rule.sort);
  return orderRowExport(ctx, { ...made, list, clientId }, async (limit) => {
    const rows = await lineRows(ctx.db, filter, tab.rule, { order, grouping: made.groupBy, limit, offset: 0 });
    return rows.map(({ row_id }) => row_id);
  });
}

type RowOrder = Made & {
  list: ShownList;
  /** The client of the file, if it is for one. */
  clientId: number | null;
};

/** Makes a file of rows of a list. A small one is written at once, a large one by a job. */
export async function orderRowExport(
  ctx: Context,
  { list, format, groupBy, clientId, isJob }: RowOrder,
  /** The rows, no more than so many. */
  rowsOf: (limit: number) => Promise<readonly number[]>,
) {
  const { accountId } = ctx.actor;
  const most = format === "pdf" ? pdfMax : exportMax;
  const rows = await rowsOf(most + 1);
  if (rows.length > most) throw new Problem(format === "pdf" ? "pdfTooLong" : "exportTooLong");
  if (rows.length === 0) throw new Problem("selectDiamond");
  const order = { list, rows, format, grouping: groupBy, clientId };
  const tell = (item: string) => {
    const after = { format, list, lines: rows.length, client_id: clientId };
    ctx.audit.push({ workflow: "export", item, transition: "export.ask", after });
  };
  if (isJob || rows.length > stonesAtOnce) {
    return orderFileJob(ctx, exportLines, { ...order, accountId, operation: ctx.operation }, tell);
  }
  const { link } = await makeLineExport(ctx, order, (file) =>
    keepDownload(ctx.house, ctx.db, accountId, file, (name) => ctx.ifRefused(() => ctx.house.files.remove(name))),
  );
  tell(link);
  return link;
}
