import { keepDownload } from "../files/downloads.ts";
import type { Context } from "../house/context.ts";
import type { ListFormat } from "./export-file.ts";
import { type FigureSheet, makeFigures } from "./make-figures.ts";

/** Makes a file of figures at once: they are few rows, however much they count. */
export async function orderFigures(ctx: Context, of: FigureSheet, format: ListFormat): Promise<string> {
  const { link } = await makeFigures(ctx, of, format, (file) =>
    keepDownload(ctx.house, ctx.db, ctx.actor.accountId, file, (name) =>
      ctx.ifRefused(() => ctx.house.files.remove(name)),
    ),
  );
  const after = { format, figures: of.name, rows: of.rows.length };
  ctx.audit.push({ workflow: "export", item: link, transition: "export.ask", after });
  return link;
}
