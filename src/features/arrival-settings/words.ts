import { count, formatDate } from "#domain/format.ts";

/** All words of the settings of new arrivals. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "New-arrival settings",
  lead: "Applies at once to everybody who opens new arrivals without choosing days.",
  which: "New arrivals",
  days: "A stone is new for",
  daysText: "From 1 to 90 days, the last one included.",
  dayUnit: " day",
  daysUnit: " days",
  count_from: "The days end",
  count_fromText: "Days that end with the newest arrival show stones even when nothing has come for a while.",
  ends: { newest: "With the newest arrival", today: "Today" },
  effect: "Effect on the list",
  stones: "Stones",
  now: "Now",
  tried: "With these settings",
  types: { white: "White diamonds", fancy: "Fancy diamonds" },
  none: "None has arrived yet",
  since: (stones: number, day: string) => `${count(stones)} since ${formatDate(day)}`,
  unchanged: "No changes yet.",
  save: "Save settings",
  undo: "Undo",
} as const;
