import type { ReportKind } from "#domain/reports.ts";
import type { ListPage } from "#screens/list-page.ts";
import type { Filter } from "#ui/list/filter.ts";
import type { Parties } from "./report-filters.ts";
import type { ReportsSearch } from "./reports-search.ts";
import type { ScheduledSearch } from "./scheduled/scheduled-search.ts";

export interface ReportsPageProps extends ListPage<ReportsSearch> {
  /** The kinds of deals that this person may read. */
  kinds: readonly ReportKind[];
  parties: Parties;
  /** True for somebody who sees own deals only: no client is named to them, and their papers are their own. */
  isOwn: boolean;
  /** The address of this screen with a search. */
  addressOf: (search: ReportsSearch) => string;
  /** The address of the scheduled reports, where a new one begins with a search. */
  scheduledOf: (search: ScheduledSearch) => string;
}
export interface ReportRowsProps extends ReportsPageProps {
  filters: readonly Filter[];
}
