import type { Data } from "#api/operation-types.ts";
import { linkFaultSentence } from "#domain/media-links.ts";
import { deadLinksOf } from "../db/queries/dead-links.ts";
import { otherListingsOf } from "../db/queries/same-reports.ts";
import { supplyOfStone } from "../db/queries/stone-supply.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { otherListingOnWire } from "../wire/other-listing-on-wire.ts";

type Supply = Pick<Data<"getStoneHistory">, "supply">;

/** The standing of a stone's provider (spec §9), for the house's people alone. */
export async function stoneSupply({ db }: Reading, { seesCost }: Viewer, stoneId: number): Promise<Supply> {
  const supply = seesCost ? await supplyOfStone(db, stoneId) : undefined;
  if (!supply) return {};
  const dead = await deadLinksOf(db, stoneId);
  const { also_listed, stands_back } = await otherListingsOf(db, stoneId);
  const { stocked_at, fresh_hours, lapsed_at } = supply;
  return {
    supply: {
      stocked_at: stocked_at?.toISOString() ?? null,
      fresh_hours,
      lapsed_at: lapsed_at?.toISOString() ?? null,
      dead_links: dead.map(({ field, checked_at, reason }) => ({
        field,
        checked_at: checked_at.toISOString(),
        sentence: linkFaultSentence(reason),
      })),
      also_listed: also_listed.map(otherListingOnWire),
      stands_back,
    },
  };
}
