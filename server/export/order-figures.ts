import type { StoneFields } from "#domain/search/stone-value.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { keepDownload } from "../files/downloads.ts";
import type { SheetColumn } from "../formats/sheet.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import { inExportFolder, writeList } from "./export-file.ts";

/** Figures as a file: the name of the file, the title of its sheet, and its rows. */
export type FigureSheet = {
  name: string;
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly StoneFields[];
};

export const figureColumn = (id: string, head: string, kind: SheetColumn["kind"] = "text"): SheetColumn => ({
  id,
  label: head,
  head,
  kind,
  needsCost: false,
});

/** Makes a file of figures at once: they are few rows, however much they count. */
export async function orderFigures(ctx: Context, of: FigureSheet, format: "xlsx" | "csv"): Promise<string> {
  const { timeZone, publicUrl, now } = ctx.house;
  const at = now();
  const sheet = {
    title: of.title,
    columns: of.columns,
    hasOffer: false,
    isWithoutTotals: true as const,
    batches: inOneBatch(of.rows),
    at,
    house: await houseNameOf(ctx.db),
    timeZone,
    publicUrl,
  };
  const { link } = await inExportFolder(
    { name: `${of.name}-${dayIn(timeZone, at)}`, format },
    (place) => writeList(format, sheet, place),
    (file) =>
      keepDownload(ctx.house, ctx.db, ctx.actor.accountId, file, (name) =>
        ctx.ifRefused(() => ctx.house.files.remove(name)),
      ),
  );
  const after = { format, figures: of.name, rows: of.rows.length };
  ctx.audit.push({ workflow: "export", item: link, transition: "export.ask", after });
  return link;
}

async function* inOneBatch(rows: readonly StoneFields[]) {
  yield rows;
}
