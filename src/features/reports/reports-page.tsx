import { groupings } from "#domain/stone-lists.ts";
import { useReportFilters } from "./report-filters.ts";
import { ReportGroups } from "./report-groups.tsx";
import { ReportLines } from "./report-lines.tsx";
import type { ReportsPageProps } from "./report-props.ts";
import { groupingIn } from "./reports-search.ts";

/** The deals of a period: in groups with their totals, or line by line. */
export function ReportsPage(props: ReportsPageProps) {
  const { search, parties } = props;
  const filters = useReportFilters(parties, search);
  const isByLine = groupingIn(search) === groupings.list || search.group !== undefined;
  return isByLine ? <ReportLines {...props} filters={filters} /> : <ReportGroups {...props} filters={filters} />;
}
