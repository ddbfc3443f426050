import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { count } from "#domain/format.ts";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { faultsOf } from "./faults.ts";
import { FaultsTable } from "./faults-table.tsx";
import { words } from "./words.ts";

type Card = Data<"getScorecard">;

/** How a provider delivered over the last 30 or 90 days. Each figure leads to the rows that it counts, where there is such a list. */
export function Scorecard({ providerId }: { providerId: number }) {
  const read = useCall("getScorecard", { path: { id: providerId } });
  if (read.isPending) return <SkeletonRows label={words.title} />;
  if (read.isError) return <FailureState {...queryFailure(read)} />;
  const card = read.data;
  const isEmpty = card.periods.every(
    ({ loads, fresh_pct, refused }) => loads + refused.length === 0 && fresh_pct === null,
  );
  return isEmpty ? <BlankState title={words.none}>{words.noneText}</BlankState> : <Figures of={card} />;
}

function Figures({ of: card }: { of: Card }) {
  const [days, setDays] = useState("30");
  const shown = card.periods.find((period) => String(period.days) === days) ?? card.periods[0];
  if (!shown) return null;
  return (
    <div className="stack">
      <SegmentedControl
        size="xs"
        aria-label={words.span}
        data={card.periods.map((period) => ({ value: String(period.days), label: words.days(period.days) }))}
        value={days}
        onChange={setDays}
      />
      <FigureStrip
        label={words.strip}
        of={[
          { label: words.fresh, value: words.pct(shown.fresh_pct), note: words.freshNote },
          { label: words.loads, value: count(shown.loads), note: words.rowsOf(shown.rows) },
          { label: words.sold, value: count(shown.sold), note: words.soldNote },
          { label: words.lapses, value: count(shown.lapses), note: words.lapsesNote },
        ]}
      />
      <FaultsTable of={faultsOf(card, shown)} />
    </div>
  );
}
