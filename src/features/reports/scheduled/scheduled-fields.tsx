import { MultiSelect, NativeSelect, TextInput } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { reportPeriodNames, reportPeriods } from "#domain/report-periods.ts";
import {
  isFigureKind,
  mailedLostGroups,
  reportFileFormats,
  reportFormatNames,
  type ScheduledKind,
} from "#domain/scheduled-reports.ts";
import { groupings } from "#domain/stone-lists.ts";
import { ScheduleFields } from "#screens/schedule/schedule-fields.tsx";
import { words as lineWords } from "#stones/lines/words.ts";
import type { Form } from "#ui/form/use-form.ts";
import type { Filter } from "#ui/list/filter.ts";
import { ScheduledFilters } from "./scheduled-filters.tsx";
import { fittedTo, type ScheduledForm } from "./scheduled-form.ts";
import type { ScheduledReport } from "./scheduled-report.ts";
import { words } from "./words.ts";

interface ScheduledFieldsProps {
  form: Form<ScheduledForm>;
  kinds: readonly ScheduledKind[];
  filters: readonly Filter[];
  /** Those whom a stored report has already. */
  kept?: ScheduledReport["readers"];
}

/** All fields of a scheduled report: what it tells, how, to whom and when. */
export function ScheduledFields({ form, kinds, filters, kept = [] }: ScheduledFieldsProps) {
  const { values, errors, set } = form;
  const choose = (kind: ScheduledKind) => {
    set("report", kind);
    set("narrowed", fittedTo(kind, values.narrowed));
  };
  return (
    <>
      <section>
        <TextInput label={words.name} required data-autofocus {...form.text("name")} />
        <Choice label={words.kind} of={kinds} names={words.kinds} value={values.report} onChange={choose} />
        {values.report === "ageing" ? (
          <p className="dim">{words.asOfRun}</p>
        ) : (
          <Choice
            label={words.period}
            description={words.periodHint}
            of={reportPeriods}
            names={reportPeriodNames}
            value={values.period}
            onChange={(period) => set("period", period)}
          />
        )}
        {values.report === "lostDeals" && (
          <Choice
            label={words.byGroup}
            of={mailedLostGroups}
            names={words.groups}
            value={values.by}
            onChange={(by) => set("by", by)}
          />
        )}
        {!isFigureKind(values.report) && (
          <NativeSelect
            label={words.grouping}
            data={Object.values(groupings).map((by) => ({ value: String(by), label: lineWords.groupings[by] }))}
            value={String(values.groupBy)}
            onChange={({ currentTarget: { value } }) => set("groupBy", Number(value))}
          />
        )}
        <Choice
          label={words.format}
          of={reportFileFormats}
          names={reportFormatNames}
          value={values.format}
          onChange={(format) => set("format", format)}
        />
      </section>
      <ScheduledFilters form={form} filters={filters} />
      <Readers form={form} kept={kept} />
      <ScheduleFields values={values} errors={errors} onChange={set} />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  description?: string;
  of: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ of, names, value, onChange, ...said }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      {...said}
      data={of.map((one) => ({ value: one, label: names[one] }))}
      value={value}
      onChange={({ currentTarget }) => onChange(of.find((one) => one === currentTarget.value) ?? value)}
    />
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
