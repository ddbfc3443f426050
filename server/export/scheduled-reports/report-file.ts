import { readFile } from "node:fs/promises";
import { mailingFilesMost } from "#domain/mailings.ts";
import { Problem } from "../../ground/problem.ts";
import type { House } from "../../house/house.ts";
import type { ReportFile } from "../../house/report-files.ts";
import { askedBy } from "../asked-by.ts";
import { makeLineExport } from "../make-line-export.ts";
import { mayReadReports } from "./may-read-reports.ts";

/** Makes the file of a mailed report when its letter leaves, without cost (decision 0105). */
export const reportFileOf =
  (house: House): ReportFile =>
  async ({ reader, ...order }) => {
    const ctx = await askedBy({ house, id: "mail" }, reader, "sendMail");
    if (!mayReadReports(ctx.actor)) throw new Problem("forbidden");
    const made = await makeLineExport(ctx, { ...order, clientId: null, isMailed: true }, async (file) => ({
      content: await readFile(file.place),
      contentType: file.mediaType,
      filename: file.fileName,
    }));
    if (made.content.length > mailingFilesMost) throw new Problem("mailedReportTooLarge");
    return made;
  };
