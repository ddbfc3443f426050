import type { Handlers } from "#api/operation-types.ts";
import type { Context } from "../context.ts";
import { auth } from "./auth.ts";
import { caratRanges } from "./carat-ranges.ts";
import { collections } from "./collections.ts";
import { featuredStones } from "./featured-stones.ts";
import { house } from "./house.ts";
import { inventory } from "./inventory.ts";
import { listPrices } from "./list-prices.ts";
import { markups } from "./markups.ts";
import { masters } from "./masters.ts";
import { matchPairs } from "./match-pairs.ts";
import { places } from "./places.ts";
import { profile } from "./profile.ts";
import { roles } from "./roles.ts";
import { search } from "./search.ts";
import { stoneExports } from "./stone-exports.ts";
import { subMasters } from "./sub-masters.ts";

/** Every operation of the contract; a missing one does not compile. */
export const operations: Handlers<Context> = {
  ...auth,
  ...caratRanges,
  ...collections,
  ...featuredStones,
  ...house,
  ...inventory,
  ...listPrices,
  ...markups,
  ...masters,
  ...matchPairs,
  ...places,
  ...profile,
  ...roles,
  ...search,
  ...stoneExports,
  ...subMasters,
};
