import type { Data } from "#api/operation-types.ts";

type Card = Pick<Data<"getScorecard">, "periods" | "dead_links">;

/** A scorecard as its provider sees it: which stones clients have is not the provider's to know. */
export const myScorecardOnWire = (
  provider_name: string,
  { periods, dead_links: { stock_nos: _, ...dead_links } }: Card,
): Data<"getMyScorecard"> => ({
  provider_name,
  periods: periods.map(({ conflicts: _conflicts, ...period }) => period),
  dead_links,
});
