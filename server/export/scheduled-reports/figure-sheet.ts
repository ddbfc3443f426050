import type { DaySpan } from "#domain/periods.ts";
import type { ReportQuestion } from "#domain/scheduled-reports.ts";
import { may } from "../../ground/actor.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import { ageing } from "../../insight/ageing/ageing.ts";
import { buyingRows } from "../../insight/demand/unmet-demand.ts";
import { lostDeals } from "../../insight/lost/lost-deals.ts";
import { ageingSheet } from "../ageing-sheet.ts";
import { buyingSheet } from "../buying-sheet.ts";
import { lostSheet } from "../lost-sheet.ts";
import type { FigureSheet } from "../make-figures.ts";

/** Figures as a file, and whether there is anything to tell. */
type Figures = { sheet: FigureSheet; isEmpty: boolean };

/** The figures of a scheduled report within the actor's present rights. */
export async function figureSheet(
  ctx: Reading,
  { kind, by, period: _, groupBy: __, ...filters }: ReportQuestion,
  { from: startDate, to: endDate }: DaySpan,
): Promise<Figures> {
  if (!may(ctx.actor, "transaction/insight:read")) throw new Problem("forbidden");
  if (kind === "ageing") {
    const { stock, ...lines } = await ageing(ctx, filters);
    const sheet = ageingSheet({ ...lines, stock: { ...stock, providers: null } });
    return { sheet, isEmpty: sheet.rows.every(({ pieces }) => pieces === "0") };
  }
  if (kind === "lostDeals") {
    const lost = await lostDeals(ctx, { ...filters, by: by ?? "shape", startDate, endDate });
    return { sheet: lostSheet(lost), isEmpty: lost.rows.length === 0 };
  }
  const wanted = await buyingRows(ctx, { ...filters, startDate, endDate });
  return { sheet: buyingSheet(wanted), isEmpty: wanted.length === 0 };
}
