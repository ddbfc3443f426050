import "@mantine/dates/styles.layer.css";
import { DatePickerInput } from "@mantine/dates";
import { IconCalendar } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import { formatDate } from "#domain/format.ts";
import { words } from "../words.ts";
import { calendar } from "./calendar.ts";

export interface DateRangeProps {
  label: string;
  /** Days as `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  onChange: (from: string | undefined, to: string | undefined) => void;
}

/** A span of days, both ends included. It is handed out when both are chosen or both are cleared. */
export function DateRange({ label, from, to, onChange }: DateRangeProps) {
  const id = useId();
  const [range, setRange] = useState<[string | null, string | null]>([from ?? null, to ?? null]);
  useEffect(() => setRange([from ?? null, to ?? null]), [from, to]);
  const [first, last] = range;
  const shown =
    first &&
    [first, last]
      .map((day) => (day ? formatDate(day) : ""))
      .join(" – ")
      .trim();
  return (
    <DatePickerInput
      // Both parts need the same id, or the calendar's name points nowhere.
      id={id}
      popoverProps={{ id, transitionProps: { duration: 0 } }}
      {...calendar}
      type="range"
      size="xs"
      w={230}
      aria-label={shown ? `${label} ${shown}` : label}
      placeholder={label}
      leftSection={<IconCalendar size={14} aria-hidden="true" />}
      valueFormat="DD/MM/YYYY"
      allowSingleDateInRange
      clearable
      clearButtonProps={{ "aria-label": words.liftFilter(label) }}
      value={range}
      onChange={([start, end]) => {
        setRange([start, end]);
        if (Boolean(start) === Boolean(end)) onChange(start ?? undefined, end ?? undefined);
      }}
    />
  );
}
