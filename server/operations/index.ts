import type { Handlers } from "#api/operation-types.ts";
import type { Context } from "../context.ts";
import { auth } from "./auth.ts";
import { house } from "./house.ts";
import { masters } from "./masters.ts";
import { places } from "./places.ts";
import { profile } from "./profile.ts";
import { roles } from "./roles.ts";
import { subMasters } from "./sub-masters.ts";

/** Every operation of the contract; a missing one does not compile. */
export const operations: Handlers<Context> = {
  ...auth,
  ...house,
  ...masters,
  ...places,
  ...profile,
  ...roles,
  ...subMasters,
};
