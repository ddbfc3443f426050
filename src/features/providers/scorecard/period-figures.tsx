import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { count } from "#domain/format.ts";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import type { Fault } from "./faults.ts";
import { FaultsTable } from "./faults-table.tsx";
import { words } from "./words.ts";

type Period = Data<"getMyScorecard">["periods"][number];

interface PeriodFiguresProps<P extends Period> {
  periods: readonly P[];
  faultsOf: (period: P) => readonly Fault[];
}

/** The figures of one span of time, and what was wrong in it. */
export function PeriodFigures<P extends Period>({ periods, faultsOf }: PeriodFiguresProps<P>) {
  const [days, setDays] = useState("30");
  const shown = periods.find((period) => String(period.days) === days) ?? periods[0];
  const isEmpty = periods.every(({ loads, fresh_pct }) => loads === 0 && fresh_pct === null);
  if (!shown || isEmpty) return <BlankState title={words.none}>{words.noneText}</BlankState>;
  return (
    <div className="stack">
      <SegmentedControl
        size="xs"
        aria-label={words.span}
        data={periods.map((period) => ({ value: String(period.days), label: words.days(period.days) }))}
        value={days}
        onChange={setDays}
      />
      <FigureStrip
        label={words.strip}
        of={[
          { label: words.fresh, value: words.pct(shown.fresh_pct), note: words.freshNote },
          { label: words.loads, value: count(shown.loads), note: words.rowsOf(shown.rows) },
          { label: words.sold, value: count(shown.sold), note: words.soldNote(shown.sold) },
          { label: words.lapses, value: count(shown.lapses), note: words.lapsesNote },
        ]}
      />
      <FaultsTable of={faultsOf(shown)} />
    </div>
  );
}
