import { exportMax, stonesAtOnce } from "#domain/limits.ts";
import { type AskedRows, rowsOfLoad } from "../db/queries/load-rows.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { exportLoadRows } from "./export-load-rows.ts";
import { makeLoadExport } from "./make-load-export.ts";
import { orderFileJob } from "./order-file-job.ts";

type Asked = { load: number; asked: AskedRows; format: "xlsx" | "csv"; isJob: boolean };

/** Makes a file of a load's rows under the filters of the list. A small one is written at once, a large one by a job. */
export async function orderLoadExport(ctx: Context, { load, asked, format, isJob }: Asked) {
  const { accountId } = ctx.actor;
  const found = await rowsOfLoad(ctx.db, load, asked)
    .limit(exportMax + 1)
    .execute();
  if (found.length > exportMax) throw new Problem("exportTooLong");
  if (found.length === 0) throw new Problem("noLoadRows");
  const order = { load, rows: found.map(({ id }) => id), format };
  const tell = (item: string) => {
    const after = { format, load_id: load, rows: found.length };
    ctx.audit.push({ workflow: "export", item, transition: "export.ask", after });
  };
  if (isJob || found.length > stonesAtOnce) return orderFileJob(ctx, exportLoadRows, { ...order, accountId }, tell);
  const { link } = await makeLoadExport(ctx, order, (file) =>
    keepDownload(ctx.house, ctx.db, accountId, file, (name) => ctx.ifRefused(() => ctx.house.files.remove(name))),
  );
  tell(link);
  return link;
}
