import { Select } from "@mantine/core";
import { lazy, Suspense } from "react";
import { formatDate } from "#domain/format.ts";
import { type Period, type PeriodName, periodNames, periodUntil } from "./period.ts";
import { words } from "./words.ts";

// The calendar is large, and most visitors need a usual period only.
const DateRange = lazy(() => import("#ui/form/date-range.tsx").then((m) => ({ default: m.DateRange })));

export interface AskedPeriod {
  period?: PeriodName;
  from?: string;
  to?: string;
}

interface PeriodPickerProps {
  /** The period of the address. */
  asked: AskedPeriod;
  /** The days of that period. */
  period: Period;
  today: string;
  onPeriod: (asked: AskedPeriod) => void;
}

const own = "own";
const daysOf = ({ from, to }: Period) => `${formatDate(from)} – ${formatDate(to)}`;
const nameOf = (value: string) => periodNames.find((name) => name === value);

/** The choice of a period: this month, this quarter, this year, or from one day to another. */
export function PeriodPicker({ asked, period, today, onPeriod }: PeriodPickerProps) {
  const hasOwn = asked.from !== undefined && asked.to !== undefined;
  const usual = periodNames.map((name) => ({ value: name, label: daysOf(periodUntil(name, today)) }));
  function choose(value: string | null) {
    const name = nameOf(value ?? "");
    if (value === own) onPeriod({ period: undefined, ...period });
    else onPeriod({ period: name === "year" ? undefined : name, from: undefined, to: undefined });
  }
  return (
    <>
      <Select
        className="period-picker"
        size="xs"
        aria-label={words.period}
        data={[...usual, { value: own, label: words.chooseDates }]}
        value={hasOwn ? own : (asked.period ?? "year")}
        allowDeselect={false}
        comboboxProps={{ transitionProps: { duration: 0 }, width: 280, position: "bottom-start" }}
        renderOption={({ option: { value, label } }) => {
          const name = nameOf(value);
          return name ? (
            <span className="row between grow">
              <span>{words.periods[name]}</span>
              <span className="dim figures">{label}</span>
            </span>
          ) : (
            label
          );
        }}
        onChange={choose}
      />
      {hasOwn && (
        <Suspense fallback={<span className="date-range-place" />}>
          <DateRange
            label={words.chooseDates}
            from={period.from}
            to={period.to}
            onChange={(from, to) => onPeriod({ period: undefined, from, to })}
          />
        </Suspense>
      )}
    </>
  );
}
