import { reportFormatNames } from "#domain/scheduled-reports.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { lastOf, nextOf, readersOf, type ScheduledReport, scheduleOf, toldBy } from "./scheduled-report.ts";
import { ScheduledSwitch } from "./scheduled-switch.tsx";
import { words } from "./words.ts";

export const scheduledColumns: readonly Column<ScheduledReport>[] = [
  { id: "name", head: words.name, width: 200, sortable: true, text: ({ name }) => name, cell: ({ name }) => name },
  { id: "what", head: words.what, width: 190, text: toldBy, cell: toldBy },
  { id: "schedule", head: words.schedule, width: 220, text: scheduleOf, cell: scheduleOf },
  { id: "next_run", head: words.nextRun, width: 150, text: nextOf, cell: nextOf },
  { id: "last_run", head: words.lastRun, width: 230, text: lastOf, cell: lastOf },
  { id: "readers", head: words.readers, width: 180, text: readersOf, cell: readersOf },
  {
    id: "format",
    head: words.format,
    width: 80,
    sortable: true,
    text: ({ format }) => reportFormatNames[format],
    cell: ({ format }) => reportFormatNames[format],
  },
  {
    id: "is_active",
    head: words.active,
    width: 80,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.active : words.inactive),
    cell: (row) => <ScheduledSwitch of={row} />,
  },
];

/** A scheduled report on a phone. */
export const scheduledCard = (row: ScheduledReport) => (
  <>
    <span className="row between">
      <b>{row.name}</b>
      <ScheduledSwitch of={row} />
    </span>
    <span className="dim">{toldBy(row)}</span>
    <span className="dim">
      {scheduleOf(row)}, {lastOf(row)}
    </span>
  </>
);
