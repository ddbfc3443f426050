import type { ReactNode } from "react";
import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import type { DiamondType } from "#domain/stone.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Link } from "#ui/frame/link.tsx";
import { words } from "./words.ts";

/** The lists whose lines are shown by age, each with the tab whose rows are counted. */
export const agedLists = {
  memos: {
    list: "memo",
    tab: "issued",
    title: words.memosOut,
    unit: words.memos,
    empty: words.noMemo,
    hasOverdue: true,
  },
  requests: {
    list: "confirm-stone",
    tab: "pending",
    title: words.requestsWaiting,
    unit: words.requests,
    empty: words.noRequest,
    hasOverdue: false,
  },
} as const;
type AgedList = keyof typeof agedLists;

interface LineAgesProps {
  name: AgedList;
  /** Undefined until they come, null for a list that may not be read. */
  of: Data<"getAgeing">["memos"] | undefined;
  /** Undefined for both. */
  type: DiamondType | undefined;
  failure: ReactNode;
}

/** Lines by the days since they were made; each band opens its rows, the oldest first. */
export function LineAges({ name, of, type, failure }: LineAgesProps) {
  const { list, tab, title, unit, empty, hasOverdue } = agedLists[name];
  const bands = of === null ? [] : of;
  const isEmpty = bands?.every(({ pieces }) => pieces === 0);
  return (
    <Chart
      form="list"
      title={title}
      axis={words.age}
      unit={unit}
      series={[{ label: words.pieces }, ...(hasOverdue ? [{ label: words.overdue }] : [])]}
      rows={
        bands &&
        (isEmpty
          ? []
          : bands.map(({ from_days, to_days, from, to: last, pieces, overdue }) => ({
              id: String(from_days),
              label: words.band(from_days, to_days),
              values: hasOverdue ? [pieces, overdue] : [pieces],
              ...(pieces > 0 && {
                to: addresses.list(list, {
                  diamond_type: type,
                  currentTab: tab,
                  sort: "created_at",
                  ...(from !== null && { startDate: from }),
                  ...(last !== null && { endDate: last }),
                }),
              }),
            })))
      }
      room={6}
      empty={empty}
      failure={failure}
      aside={
        hasOverdue && (
          <Link to={addresses.list(list, { diamond_type: type, currentTab: "overdue" })}>{words.overdue}</Link>
        )
      }
    />
  );
}
