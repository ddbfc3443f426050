import { type DaySpan, daysAfter } from "./periods.ts";

/** Ages in days, both ends included; without an end for all that is older. */
export type AgeBand = { from_days: number; to_days: number | null };

/** The last day of each band but the oldest, which has none. */
const lastDays = {
  stock: [30, 60, 90, 180, 365],
  memos: [7, 14, 30, 60, 90],
  requests: [1, 3, 7, 14, 30],
} as const;
export type Ageing = keyof typeof lastDays;

/** The bands of an age, the oldest first. */
export function bandsOf(of: Ageing): AgeBand[] {
  const ends: (number | null)[] = [...lastDays[of], null];
  return ends.map((to_days, at) => ({ from_days: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to_days })).reverse();
}

/** The days on which began what is of this age today. The youngest has no last day, the oldest no first. */
export const daysOf = ({ from_days, to_days }: AgeBand, today: string): { [K in keyof DaySpan]: string | null } => ({
  from: to_days === null ? null : daysAfter(today, -to_days),
  to: from_days === 0 ? null : daysAfter(today, -from_days),
});
