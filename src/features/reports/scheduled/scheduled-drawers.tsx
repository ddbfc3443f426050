import { useAct } from "#api/use-act.ts";
import type { ScheduledKind } from "#domain/scheduled-reports.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useViewer } from "#stones/row-viewer.tsx";
import { EditTimedDrawer, NewTimedDrawer } from "#stones/timed-drawers.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { type Parties, useReportFilters } from "../report-filters.ts";
import { ScheduledFields } from "./scheduled-fields.tsx";
import { shownFilters } from "./scheduled-filters.tsx";
import { bodyOf, formOf, formOfSearch, type ScheduledForm, scheduledFields } from "./scheduled-form.ts";
import { ScheduledNow } from "./scheduled-now.tsx";
import { refreshes, type ScheduledReport } from "./scheduled-report.ts";
import { ScheduledRuns } from "./scheduled-runs.tsx";
import type { ScheduledSearch } from "./scheduled-search.ts";
import { words } from "./words.ts";

interface ReportDrawerProps extends DrawerProps {
  kinds: readonly ScheduledKind[];
  parties: Parties;
}

/** Adds a scheduled report, with what stands on the screen that it comes from. */
export function NewScheduledDrawer({
  search,
  kinds,
  parties,
  onClose,
  onDirty,
}: ReportDrawerProps & { search: ScheduledSearch }) {
  const { user } = useViewer();
  const form = useForm<ScheduledForm>(formOfSearch(search, user.id), "scheduled report");
  const filters = useReportFilters(parties, form.values.narrowed);
  const create = useAct("createScheduledReport", { refreshes });
  return (
    <NewTimedDrawer
      title={words.newReport}
      form={form}
      fields={scheduledFields(shownFilters(filters))}
      act={words.add}
      onSubmit={(values) => sendAndClose(create, { body: bodyOf(values) }, { onClose, onDirty })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <ScheduledFields form={form} kinds={kinds} filters={filters} />
    </NewTimedDrawer>
  );
}

interface EditProps extends ReportDrawerProps {
  report: ScheduledReport;
  place?: Place;
}

/** One scheduled report: how it stands, its fields, its history, and the end of it. */
export function EditScheduledDrawer({ report, place, kinds, parties, onClose, onDirty }: EditProps) {
  const { id, name } = report;
  const form = useForm<ScheduledForm>(formOf(report), `scheduled report ${id}`);
  const filters = useReportFilters(parties, form.values.narrowed, form.initial.narrowed);
  const update = useAct("updateScheduledReport", { refreshes });
  const remove = useAct("deleteScheduledReport", { refreshes: ["listScheduledReports"] });
  const save = (values: ScheduledForm) => {
    const body = { version: values.version, ...bodyOf(values) };
    return sendAndClose(update, { path: { id }, body }, { onClose, onDirty }, formOf);
  };
  const end = () => sendAndClose(remove, { path: { id }, query: { version: report.version } }, { onClose, onDirty });
  return (
    <EditTimedDrawer
      name={name}
      place={place}
      form={form}
      fields={scheduledFields(shownFilters(filters))}
      deleteText={words.deleteText}
      onSubmit={save}
      onDelete={end}
      onClose={onClose}
      onDirty={onDirty}
    >
      <ScheduledNow of={report} />
      <ScheduledFields form={form} kinds={kinds} filters={filters} kept={report.readers} />
      <ScheduledRuns of={report} />
    </EditTimedDrawer>
  );
}
