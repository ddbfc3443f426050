import { type Actor, may } from "../../ground/actor.ts";

/** True if an account may read reports, the office's or its own. */
export const mayReadReports = (actor: Actor): boolean =>
  may(actor, "transaction/reports:read") || may(actor, "customer-profile/reports:read");
