import "./schedule.css";
import { NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { formatDateTime } from "#domain/format.ts";
import { nextRunsShown } from "#domain/limits.ts";
import { dayNames, inZone } from "#domain/schedule.ts";
import type { FieldErrors } from "#ui/form/use-form.ts";
import { type ScheduleForm, typedSchedule } from "./schedule-form.ts";
import { words } from "./words.ts";

const days = [{ value: "", label: words.everyDay }, ...dayNames.map((label, day) => ({ value: String(day), label }))];
const kinds = ["none", "time", "interval"] as const;
const kindOf = (value: string) => kinds.find((one) => one === value) ?? "none";

interface ScheduleFieldsProps {
  values: ScheduleForm;
  errors: FieldErrors;
  /** The `set` of the form that these fields are part of. */
  onChange<Name extends keyof ScheduleForm>(name: Name, value: ScheduleForm[Name]): void;
  /** The word for a thing without a schedule; "Only by hand" for most. */
  none?: string | undefined;
}

/** The schedule of a thing: by hand alone, at a time, or every so many hours; with the next five runs. */
export function ScheduleFields({ values, errors, onChange, none }: ScheduleFieldsProps) {
  const typed = typedSchedule(values);
  const text = (name: "time" | "hours") => ({
    name,
    value: values[name],
    inputMode: "numeric" as const,
    error: "fault" in typed && typed.field === name ? typed.fault : undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
  return (
    <section>
      <h3>{words.when}</h3>
      <SegmentedControl
        aria-label={words.when}
        data={kinds.map((value) => ({ value, label: (value === "none" && none) || words.kinds[value] }))}
        value={values.kind}
        onChange={(value) => onChange("kind", kindOf(value))}
      />
      {values.kind === "time" && (
        <div className="schedule-time">
          <TextInput label={words.time} {...text("time")} />
          <NativeSelect
            label={words.day}
            data={days}
            value={values.day}
            onChange={(event) => onChange("day", event.currentTarget.value)}
          />
        </div>
      )}
      {values.kind === "interval" && <TextInput label={words.hours} description={words.hoursHint} {...text("hours")} />}
      {errors.schedule && (
        <p role="alert" className="schedule-fault">
          {errors.schedule}
        </p>
      )}
      {!("fault" in typed) && typed.schedule !== null && <NextRuns schedule={typed.schedule} />}
    </section>
  );
}

/** The next runs as the house's clock will begin them. */
function NextRuns({ schedule }: { schedule: string }) {
  const { data, isError } = useCall("previewSchedule", { query: { schedule } }, { keepsPrevious: true });
  if (!data) return isError ? null : <RunsPlace />;
  return (
    <div className="schedule-runs" aria-live="polite">
      <b>{inZone(data.words, data.time_zone)}</b>
      <ol aria-label={words.nextRuns}>
        {data.next_runs.map((at) => (
          <li key={at} className="figures">
            {formatDateTime(at, data.time_zone)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The place of the next runs until they are read: what stands below would move from under the pointer. */
const RunsPlace = () => (
  <div className="schedule-runs" aria-busy="true">
    <b>&nbsp;</b>
    <ol aria-hidden="true">
      {Array.from({ length: nextRunsShown }, (_, at) => at + 1).map((run) => (
        <li key={run}>&nbsp;</li>
      ))}
    </ol>
  </div>
);
