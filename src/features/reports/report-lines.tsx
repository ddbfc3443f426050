import type { Data } from "#api/operation-types.ts";
import { dash } from "#domain/format.ts";
import { listOf } from "#screens/list-of.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { shownAs } from "#screens/use-list-state.ts";
import { groupName } from "./group-columns.tsx";
import { lineCard, lineColumns, lineId, ownLineCard, ownLineColumns } from "./line-columns.tsx";
import { reportPatch } from "./report-filters.ts";
import { ReportHead, ReportTotals } from "./report-head.tsx";
import { ReportKinds } from "./report-kinds.tsx";
import type { ReportRowsProps } from "./report-props.ts";
import { ReportTools } from "./report-tools.tsx";
import { groupingIn, type ReportsSearch, reportAsked } from "./reports-search.ts";
import { words } from "./words.ts";

const linesList = listOf({
  operation: "listReportLines",
  input: (search: ReportsSearch, at) => ({ query: { ...reportAsked(search), group: search.group, ...at } }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.deals,
  columns: lineColumns,
  rowId: lineId,
  card: lineCard,
  size: 50,
  filters: [],
  typed: reportPatch,
});
const own = { columns: ownLineColumns, card: ownLineCard };

/** The name of the open group. The answer alone has it: the address has the key. */
function nameOfGroup({ group, ...search }: ReportsSearch, detail: Data<"listReportLines"> | null): string {
  if (!detail) return words.isRead;
  return detail.group && detail.group.key === group ? groupName(detail.group, groupingIn(search)) : dash;
}

/** The rows of a report, or of one of its groups. */
export function ReportLines(props: ReportRowsProps) {
  const { search, filters, isOwn } = props;
  const list = useListScreen({ ...linesList, ...(isOwn && own), filters }, props);
  const { detail } = list;
  const shown = nameOfGroup(search, detail);
  const named = filters.map((filter) => (filter.kind === "linked" ? { ...filter, shown } : filter));
  return (
    <ListScreen
      list={shownAs(list, { filters: named })}
      empty={words.nothing}
      tabs={<ReportKinds {...props} />}
      tools={<ReportTools {...props} lines={detail?.lines ?? 0} />}
      strip={<ReportHead search={search} period={detail?.period} lines={detail?.lines} />}
      end={<ReportTotals of={detail?.totals} />}
    />
  );
}
