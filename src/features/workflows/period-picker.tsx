import { Select } from "@mantine/core";
import { lazy, Suspense } from "react";
import { formatDate } from "#domain/format.ts";
import { type Period, type PeriodName, periodNames, periodUntil } from "./period.ts";
import { words } from "./words.ts";

// The calendar is large, and most look at a usual period.
const DateRange = lazy(() => import("#ui/date-range.tsx").then((m) => ({ default: m.DateRange })));

export interface AskedPeriod {
  period?: PeriodName;
  from?: string;
  to?: string;
}

interface PeriodPickerProps {
  /** What the address says. */
  asked: AskedPeriod;
  /** The days that this means. */
  period: Period;
  today: string;
  onPeriod: (asked: AskedPeriod) => void;
}

const own = "own";
const daysOf = ({ from, to }: Period) => `${formatDate(from)} – ${formatDate(to)}`;

/** This month, this quarter, this year, or from one day to another. */
export function PeriodPicker({ asked, period, today, onPeriod }: PeriodPickerProps) {
  const hasOwn = asked.from !== undefined && asked.to !== undefined;
  const usual = periodNames.map((name) => ({ value: name, label: words.periods[name] }));
  return (
    <>
      <Select
        className="period-picker"
        size="xs"
        aria-label={words.period}
        data={[...usual, { value: own, label: words.ownDates }]}
        value={hasOwn ? own : (asked.period ?? "year")}
        allowDeselect={false}
        comboboxProps={{ transitionProps: { duration: 0 }, width: 280, position: "bottom-start" }}
        renderOption={({ option: { value, label } }) => (
          <span className="row between grow">
            <span>{label}</span>
            <span className="dim figures">{value === own ? "" : daysOf(periodUntil(value as PeriodName, today))}</span>
          </span>
        )}
        onChange={(value) =>
          onPeriod(
            value === own
              ? { period: undefined, from: period.from, to: period.to }
              : { period: value === "year" ? undefined : (value as PeriodName), from: undefined, to: undefined },
          )
        }
      />
      {hasOwn ? (
        <Suspense fallback={<span className="date-range-place" />}>
          <DateRange
            label={words.chooseDates}
            from={period.from}
            to={period.to}
            onChange={(from, to) => onPeriod({ period: undefined, from, to })}
          />
        </Suspense>
      ) : (
        <span className="dim figures wide-only">{daysOf(period)}</span>
      )}
    </>
  );
}
