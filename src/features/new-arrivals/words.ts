import { count } from "#domain/format.ts";

/** All words of the new arrivals. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "New arrivals",
  stones: "new arrivals",
  types: "Diamond type",
  white: "White",
  fancy: "Fancy",
  origin: "Origin",
  origins: { natural: "Natural", labGrown: "Lab grown", both: "Both" },
  days: "Arrived",
  counts: "New arrivals in figures",
  today: "Today",
  week: "7 days",
  month: "30 days",
  ofMonth: "of 30 days",
  none: "No new arrivals",
  noneText: "Stones that you can see appear here when they arrive.",
  below: "Listed since",
  since: (day: string) => `since ${day}`,
  age: "Age",
  exportAll: (n: number | undefined) => (n === undefined ? "Export all" : `Export all ${count(n)}`),
  totals: "Totals",
} as const;
