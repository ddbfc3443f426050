import { keepDownload } from "../files/downloads.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { type BuyingRow, makeBuyingList } from "./make-buying-list.ts";

/** Makes a buying list at once: it is short. One without a row is refused. */
export async function orderBuyingList(
  ctx: Context,
  rows: readonly BuyingRow[],
  format: "xlsx" | "csv",
): Promise<string> {
  if (rows.length === 0) throw new Problem("nothingWanted");
  const { link } = await makeBuyingList(ctx, rows, format, (file) =>
    keepDownload(ctx.house, ctx.db, ctx.actor.accountId, file, (name) =>
      ctx.ifRefused(() => ctx.house.files.remove(name)),
    ),
  );
  const after = { format, wanted: rows.length };
  ctx.audit.push({ workflow: "export", item: link, transition: "export.ask", after });
  return link;
}
