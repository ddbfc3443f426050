/** The periods without dates of their own. The year is the default. */
export const periodNames = ["month", "quarter", "year"] as const;
export type PeriodName = (typeof periodNames)[number];

/** A range of days, both ends included, as `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

/** The first day of a day's month, quarter or year. */
function firstDay(name: PeriodName, day: string): string {
  const year = day.slice(0, 4);
  if (name === "year") return `${year}-01-01`;
  if (name === "month") return `${day.slice(0, 7)}-01`;
  const month = Number(day.slice(5, 7));
  return `${year}-${String(month - ((month - 1) % 3)).padStart(2, "0")}-01`;
}

/** This month, quarter or year up to today. */
export const periodUntil = (name: PeriodName, today: string): Period => ({ from: firstDay(name, today), to: today });

interface Asked {
  period?: PeriodName;
  from?: string;
  to?: string;
}

/** The days of an address: its own if it names both in their order, else its period up to today. */
export function periodOf({ period = "year", from, to }: Asked, today: string): Period {
  return from !== undefined && to !== undefined && from <= to ? { from, to } : periodUntil(period, today);
}
