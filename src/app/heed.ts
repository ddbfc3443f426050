import { ApiError } from "#api/errors.ts";
import { freshProfile } from "#features/session/fresh-profile.ts";
import type { Session } from "#features/session/session.ts";
import { tellOnce } from "./tell-once.ts";

/** What every failed call means for the portal as a whole, whoever made it. */
export function heed(error: unknown, session: Pick<Session, "client" | "keepProfile">) {
  if (!(error instanceof ApiError)) return;
  // spec §8: no answer, and maintenance, are told at the top of the screen wherever they happen.
  if (error.status === 0 || error.status === 503) tellOnce(error.message);
  // A right was taken away meanwhile: the sidebar and the guards hear of it now.
  if (error.status === 403) void freshProfile(session);
  // The house has unregistered the business, or switched it off.
  if (error.code === "kycPending" || error.code === "clientOff") void freshProfile(session);
}
