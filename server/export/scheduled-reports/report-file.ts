import { readFile } from "node:fs/promises";
import { mailingFilesMost } from "#domain/mailings.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import type { House } from "../../house/house.ts";
import type { Enclosure } from "../../house/ports.ts";
import type { ReportFile, ReportOrder } from "../../house/report-files.ts";
import { askedBy } from "../asked-by.ts";
import type { MadeFile } from "../export-file.ts";
import { makeFigures } from "../make-figures.ts";
import { makeLineExport } from "../make-line-export.ts";
import { figureSheet } from "./figure-sheet.ts";
import { mayReadReports } from "./may-read-reports.ts";

/** Makes the file of a mailed report when its letter leaves, without cost (decision 0105). */
export const reportFileOf =
  (house: House): ReportFile =>
  async ({ reader, ...order }) => {
    const ctx = await askedBy({ house, id: "mail" }, reader, "sendMail");
    if (!mayReadReports(ctx.actor)) throw new Problem("forbidden");
    const made = await ("figures" in order ? madeFigures(ctx, order) : madeLines(ctx, order));
    if (made.content.length > mailingFilesMost) throw new Problem("mailedReportTooLarge");
    return made;
  };

type OrderOf<Part> = Omit<Extract<ReportOrder, Part>, "reader">;

const enclosed = async ({ place, mediaType: contentType, fileName: filename }: MadeFile): Promise<Enclosure> => ({
  content: await readFile(place),
  contentType,
  filename,
});

const madeLines = (ctx: Reading, order: OrderOf<{ list: unknown }>) =>
  makeLineExport(ctx, { ...order, clientId: null, isMailed: true }, enclosed);

/** Figures are counted when the letter leaves (decision 0157). */
async function madeFigures(ctx: Reading, { figures, period, format }: OrderOf<{ figures: unknown }>) {
  const { sheet } = await figureSheet(ctx, figures, period);
  return makeFigures(ctx, sheet, format, enclosed);
}
