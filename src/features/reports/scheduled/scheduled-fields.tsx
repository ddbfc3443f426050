import { MultiSelect, NativeSelect, TextInput } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { reportPeriodNames, reportPeriods } from "#domain/report-periods.ts";
import type { ReportKind } from "#domain/reports.ts";
import { reportFileFormats, reportFormatNames } from "#domain/scheduled-reports.ts";
import { groupings } from "#domain/stone-lists.ts";
import { ScheduleFields } from "#screens/schedule/schedule-fields.tsx";
import { words as lineWords } from "#stones/lines/words.ts";
import type { Form } from "#ui/form/use-form.ts";
import type { Filter } from "#ui/list/filter.ts";
import { words as reportWords } from "../words.ts";
import { ScheduledFilters } from "./scheduled-filters.tsx";
import type { ScheduledForm } from "./scheduled-form.ts";
import type { ScheduledReport } from "./scheduled-report.ts";
import { words } from "./words.ts";

interface ScheduledFieldsProps {
  form: Form<ScheduledForm>;
  kinds: readonly ReportKind[];
  filters: readonly Filter[];
  /** Those whom a stored report has already. */
  kept?: ScheduledReport["readers"];
}

/** All fields of a scheduled report: what it tells, how, to whom and when. */
export function ScheduledFields({ form, kinds, filters, kept = [] }: ScheduledFieldsProps) {
  const { values, errors, set } = form;
  return (
    <>
      <section>
        <TextInput label={words.name} required data-autofocus {...form.text("name")} />
        <NativeSelect
          label={words.kind}
          data={kinds.map((value) => ({ value, label: reportWords.kinds[value] }))}
          value={values.report}
          onChange={({ currentTarget: { value } }) =>
            set("report", kinds.find((one) => one === value) ?? values.report)
          }
        />
        <NativeSelect
          label={words.period}
          description={words.periodHint}
          data={reportPeriods.map((value) => ({ value, label: reportPeriodNames[value] }))}
          value={values.period}
          onChange={({ currentTarget: { value } }) =>
            set("period", reportPeriods.find((one) => one === value) ?? values.period)
          }
        />
        <NativeSelect
          label={words.grouping}
          data={Object.values(groupings).map((by) => ({ value: String(by), label: lineWords.groupings[by] }))}
          value={String(values.groupBy)}
          onChange={({ currentTarget: { value } }) => set("groupBy", Number(value))}
        />
        <NativeSelect
          label={words.format}
          data={reportFileFormats.map((value) => ({ value, label: reportFormatNames[value] }))}
          value={values.format}
          onChange={({ currentTarget: { value } }) =>
            set("format", reportFileFormats.find((one) => one === value) ?? values.format)
          }
        />
      </section>
      <ScheduledFilters form={form} filters={filters} />
      <Readers form={form} kept={kept} />
      <ScheduleFields values={values} errors={errors} onChange={set} />
    </>
  );
}

/** To whom it is mailed: oneself, and for an administrator the people of the house. */
function Readers({ form, kept }: { form: Form<ScheduledForm>; kept: ScheduledReport["readers"] }) {
  const { data } = useCall("listReportReaders", {});
  const offered = data?.data ?? [];
  const people = [...offered, ...kept.filter(({ id }) => offered.every((one) => one.id !== id))];
  if (people.length < 2) return <p className="dim">{words.toYou}</p>;
  return (
    <section>
      <MultiSelect
        label={words.readers}
        description={words.readersHint}
        data={people.map(({ id, name, email }) => ({ value: String(id), label: `${name} (${email})` }))}
        value={form.values.readers.map(String)}
        error={form.errors.reader_ids}
        searchable
        comboboxProps={{ transitionProps: { duration: 0 } }}
        onChange={(ids) => form.set("readers", ids.map(Number))}
      />
    </section>
  );
}
