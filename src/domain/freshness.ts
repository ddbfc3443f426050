/** Spec §9: stock that is older than these hours is flagged, unless its provider has a limit of its own. */
export const freshHours = 24;

/** The age of a provider's stock: fresh, old, or never delivered. */
export type Freshness = "fresh" | "old" | "none";

const hourMs = 3_600_000;

/** Stock that was delivered then is fresh, or not any more. */
export function freshness(stockedAt: Date | null, now: Date, hours = freshHours): Freshness {
  if (stockedAt === null) return "none";
  return now.getTime() - stockedAt.getTime() > hours * hourMs ? "old" : "fresh";
}
