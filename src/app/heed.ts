import { ApiError } from "#api/errors.ts";
import { freshProfile } from "#features/session/fresh-profile.ts";
import type { Session } from "#features/session/session.ts";
import { tellOnce } from "./tell-once.ts";

/** Handles the consequences of any failed call for the portal as a whole. */
export function heed(error: unknown, session: Pick<Session, "client" | "keepProfile">) {
  if (!(error instanceof ApiError)) return;
  // spec §8: no answer, and maintenance, are told at the top of the screen wherever they happen.
  if (error.status === 0 || error.status === 503) tellOnce(error.message);
  // A right was taken away meanwhile. The fresh profile tells the sidebar and the guards.
  if (error.status === 403) void freshProfile(session);
  // The house unregistered the business or switched it off.
  if (error.code === "kycPending" || error.code === "clientOff") void freshProfile(session);
}
