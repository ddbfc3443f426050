import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { faultsOf, ownFaultsOf } from "./faults.ts";
import { PeriodFigures } from "./period-figures.tsx";
import { words } from "./words.ts";

/**
 * A provider's deliveries over the last 30 or 90 days. Each figure leads to the rows that it counts, where there is
 * such a list.
 */
export function Scorecard({ providerId }: { providerId: number }) {
  const read = useCall("getScorecard", { path: { id: providerId } });
  if (read.isPending) return <SkeletonRows label={words.title} />;
  if (read.isError) return <FailureState {...queryFailure(read)} />;
  const card = read.data;
  return <PeriodFigures periods={card.periods} faultsOf={(period) => faultsOf(card, period)} />;
}

/** The scorecard of the provider that the viewer delivers for. */
export function OwnScorecard() {
  const read = useCall("getMyScorecard", {});
  if (read.isPending) return <SkeletonRows label={words.title} />;
  if (read.isError) return <FailureState {...queryFailure(read)} />;
  const card = read.data;
  return <PeriodFigures periods={card.periods} faultsOf={(period) => ownFaultsOf(card, period)} />;
}
