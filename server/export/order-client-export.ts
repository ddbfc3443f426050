import type { RawBuilder } from "kysely";
import { exportMax, stonesAtOnce } from "#domain/limits.ts";
import type { ClientFilter } from "../db/queries/client-conditions.ts";
import { clientIds } from "../db/queries/client-list.ts";
import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { exportClients } from "./export-clients.ts";
import { makeClientExport } from "./make-client-export.ts";
import { orderFileJob } from "./order-file-job.ts";

type Asked = { filter: ClientFilter; order: RawBuilder<unknown>; isJob: boolean };

/**
 * Makes a file of all clients under a filter, as they are at this moment. A small one is written at once, a large one
 * by a job.
 */
export async function orderClientExport(ctx: Context, { filter, order, isJob }: Asked) {
  const { accountId } = ctx.actor;
  const ids = await clientIds(ctx.db, filter, { order, limit: exportMax });
  if (ids.length === 0) throw new Problem("noClients");
  const tell = (item: string) => {
    const after = { format: "xlsx", clients: ids.length };
    ctx.audit.push({ workflow: "export", item, transition: "export.ask", after });
  };
  if (isJob || ids.length > stonesAtOnce) {
    return orderFileJob(ctx, exportClients, { ids, accountId }, tell);
  }
  const { link } = await makeClientExport(ctx, ids, (file) =>
    keepDownload(ctx.house, ctx.db, accountId, file, (name) => ctx.ifRefused(() => ctx.house.files.remove(name))),
  );
  tell(link);
  return link;
}
