import { groupings } from "#domain/stone-lists.ts";
import { listOf } from "#screens/list-of.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { groupId, groupShapes } from "./group-columns.tsx";
import { reportPatch } from "./report-filters.ts";
import { ReportHead, ReportTotals } from "./report-head.tsx";
import { ReportKinds } from "./report-kinds.tsx";
import type { ReportRowsProps } from "./report-props.ts";
import { ReportTools } from "./report-tools.tsx";
import { groupingIn, type ReportsSearch, reportAsked } from "./reports-search.ts";
import { words } from "./words.ts";

const groupsList = listOf({
  operation: "listReportGroups",
  input: (search: ReportsSearch, at) => ({ query: { ...reportAsked(search), ...at } }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.groups,
  ...groupShapes[groupings.date],
  rowId: groupId,
  size: 50,
  filters: [],
  typed: reportPatch,
  beside: { row: "group", written: String, shut: { group: undefined, page: undefined } },
});

/** The groups of a report; each opens its rows. */
export function ReportGroups(props: ReportRowsProps) {
  const { search, filters } = props;
  const list = useListScreen({ ...groupsList, ...groupShapes[groupingIn(search)], filters }, props);
  const { detail, onOpen = () => {} } = list;
  return (
    <ListScreen
      list={list}
      empty={words.nothing}
      opening={{ open: null, onOpen }}
      tabs={<ReportKinds {...props} />}
      tools={<ReportTools {...props} lines={detail?.lines ?? 0} />}
      strip={<ReportHead search={search} period={detail?.period} lines={detail?.lines} />}
      end={<ReportTotals of={detail?.totals} />}
    />
  );
}
