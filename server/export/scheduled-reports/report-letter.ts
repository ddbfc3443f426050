import { addresses } from "#domain/addresses.ts";
import { count, formatDate } from "#domain/format.ts";
import type { DaySpan } from "#domain/periods.ts";
import { reportPeriodNames } from "#domain/report-periods.ts";
import { reportFormatNames } from "#domain/scheduled-reports.ts";
import type { ScheduledReportRow } from "../../db/queries/scheduled-reports.ts";
import type { ReportOrder } from "../../house/report-files.ts";
import type { Letter } from "../../mail/letter/letter.ts";

type Of = {
  order: ReportOrder;
  lines: number;
  /** True for a reader of own deals alone. */
  isOwn: boolean;
  period: DaySpan;
  account: { first_name: string; last_name: string };
  publicUrl: string;
};

/** The letter of a report. Its file is made when it leaves. */
export function reportLetter(
  { name, question, format }: Pick<ScheduledReportRow, "name" | "question" | "format">,
  { order, lines: found, isOwn, period: { from, to }, account, publicUrl }: Of,
): Letter {
  const lines = found === 1 ? "1 line" : `${count(found)} lines`;
  const days = from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  return {
    subject: `Report: ${name}`,
    reader: [account.first_name, account.last_name].filter(Boolean).join(" "),
    preheader: `${lines}, ${days}`,
    blocks: [
      `The report "${name}" is attached as ${reportFormatNames[format]}.`,
      {
        is: "facts",
        facts: [
          ["Period", `${reportPeriodNames[question.period]}: ${days}`],
          ["Lines", count(found)],
        ],
      },
      { is: "link", words: "Scheduled reports", url: `${publicUrl}${addresses.scheduledReports(isOwn)}` },
      {
        is: "fine",
        text: "It holds what you may see in the portal, as it was when the report was made. Cost is not mailed.",
      },
    ],
    report: order,
  };
}
