import { stonesAtOnce } from "#domain/limits.ts";
import { keepDownload } from "../files/downloads.ts";
import type { Context } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { exportStones } from "./export-stones.ts";
import { type ExportOrder, makeExport } from "./make-export.ts";
import { insistOnGuestFile, orderFileJob } from "./order-file-job.ts";

/** Makes a file of stones. A small one is written at once; a large one, or one asked for as a job, by a job. */
export async function orderExport(
  ctx: Context,
  viewer: Viewer,
  clientId: number | null,
  isJob: boolean,
  order: ExportOrder,
) {
  const { accountId } = ctx.actor;
  const tell = (item: string) => {
    const after = { format: order.format, stones: order.ids.length, client_id: clientId };
    ctx.audit.push({ workflow: "export", item, transition: "export.ask", after });
  };
  insistOnGuestFile(ctx, order.ids.length);
  if (isJob || order.ids.length > stonesAtOnce) {
    return orderFileJob(ctx, exportStones, { ...order, accountId, clientId, operation: ctx.operation }, tell);
  }
  const { link } = await makeExport(order, { house: ctx.house, db: ctx.db, viewer }, (file) =>
    keepDownload(ctx.house, ctx.db, accountId, file, (name) => ctx.ifRefused(() => ctx.house.files.remove(name))),
  );
  tell(link);
  return link;
}
