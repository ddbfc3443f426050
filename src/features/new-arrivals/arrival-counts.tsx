import { useCall } from "#api/query.ts";
import { codes, statusOf } from "#domain/codes.ts";
import { count, formatDate } from "#domain/format.ts";
import type { DiamondType } from "#domain/stone.ts";
import { FigureStrip } from "#ui/figure-strip.tsx";
import { words } from "./words.ts";

interface ArrivalCountsProps {
  type: DiamondType;
  clientId: number | undefined;
  /** The first day of the list below. */
  since: string | null | undefined;
}

const { available, hold, memo, confirm, sold } = codes.stone;
const became = [available, hold, memo, confirm, sold];

/** How many came today, in seven and in thirty days, and what became of those. */
export function ArrivalCounts({ type, clientId, since }: ArrivalCountsProps) {
  const { data, isError } = useCall("countArrivals", { query: { diamond_type: type, user_id: clientId } });
  const shown = became.filter((code) => code === available || data?.statuses[code]);
  // What could not be asked is a dash: nothing is coming any more.
  const figure = (n: number | undefined) => (data || isError ? count(n) : undefined);
  return (
    <FigureStrip
      label={words.counts}
      of={[
        { label: words.today, value: figure(data?.today) },
        { label: words.week, value: figure(data?.last_7_days), note: since && words.since(formatDate(since)) },
        { label: words.month, value: figure(data?.last_30_days) },
        ...shown.map((code) => ({
          label: statusOf("stone", code).label,
          value: figure(data?.statuses[code]),
          note: words.ofMonth,
        })),
      ]}
    />
  );
}
