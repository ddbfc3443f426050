import { NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { formatDateTime } from "#domain/format.ts";
import { dayNames } from "#domain/schedule.ts";
import type { Form } from "#ui/form/use-form.ts";
import { type StockListForm, typedSchedule } from "./stock-list-form.ts";
import { words } from "./words.ts";

const days = [{ value: "", label: words.everyDay }, ...dayNames.map((label, day) => ({ value: String(day), label }))];
const kindsFor = (place: StockListForm["place"]) =>
  (["none", "time", "interval"] as const).map((value) => ({
    value,
    label: (place === "remote" ? words.kindsOfServer : words.kinds)[value],
  }));

/** When the file is made: whenever it is fetched, at a time, or every so many hours; with the next five runs. */
export function ScheduleFields({ form }: { form: Form<StockListForm> }) {
  const { kind, place } = form.values;
  const typed = typedSchedule(form.values);
  const faultAt = (field: "time" | "hours") => ("fault" in typed && typed.field === field ? typed.fault : undefined);
  return (
    <section>
      <h3>{words.when}</h3>
      <SegmentedControl
        aria-label={words.when}
        data={kindsFor(place)}
        value={kind}
        onChange={(value) => form.set("kind", value as StockListForm["kind"])}
      />
      {kind === "time" && (
        <div className="row two-fields">
          <TextInput label={words.time} inputMode="numeric" {...form.text("time")} error={faultAt("time")} />
          <NativeSelect
            label={words.day}
            data={days}
            value={form.values.day}
            onChange={(event) => form.set("day", event.currentTarget.value)}
          />
        </div>
      )}
      {kind === "interval" && (
        <TextInput
          label={words.hours}
          description={words.hoursHint}
          inputMode="numeric"
          {...form.text("hours")}
          error={faultAt("hours")}
        />
      )}
      {form.errors.schedule && <p className="field-fault">{form.errors.schedule}</p>}
      {!("fault" in typed) && typed.schedule !== null && <NextRuns schedule={typed.schedule} />}
    </section>
  );
}

/** The next runs as the house's clock will begin them. */
function NextRuns({ schedule }: { schedule: string }) {
  const { data } = useCall("previewSchedule", { query: { schedule } }, { keepsPrevious: true });
  if (!data) return null;
  return (
    <div className="next-runs" aria-live="polite">
      <b>{words.inZone(data.words, data.time_zone)}</b>
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
