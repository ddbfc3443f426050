import "./reports.css";
import type { Data } from "#api/operation-types.ts";
import { words as lineWords } from "#stones/lines/words.ts";
import { Totals } from "#ui/list/totals.tsx";
import { groupingIn, kindIn, type ReportsSearch } from "./reports-search.ts";
import { words } from "./words.ts";

type Answer = Data<"listReportGroups">;

interface ReportHeadProps {
  search: ReportsSearch;
  period: Answer["period"] | undefined;
  lines: number | undefined;
}

/** The report's kind, its days and its groups: on paper they are its head. */
export function ReportHead({ search, period, lines }: ReportHeadProps) {
  return (
    <p className="report-head">
      <b>{words.what[kindIn(search)]}</b>
      <span>{period ? words.fromTo(period.from, period.to) : " "}</span>
      <span className="dim">{lineWords.groupings[groupingIn(search)]}</span>
      {lines !== undefined && <span className="dim figures">{words.lines(lines)}</span>}
    </p>
  );
}

/** The totals of all groups, in the order of spec §9. */
export function ReportTotals({ of }: { of: Answer["totals"] | undefined }) {
  if (!of) return null;
  return (
    <Totals
      label={words.totals}
      of={{
        pieces: of.pieces,
        carats: of.carat,
        rapAverage: of.rap_avg,
        discount: of.disc_avg,
        perCarat: of.price_per_ct,
        total: of.total_amt,
      }}
    />
  );
}
