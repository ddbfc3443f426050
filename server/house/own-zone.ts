import type { Kysely } from "kysely";
import { zoneNamed } from "../db/queries/settings.ts";
import type { Tables } from "../db/tables.ts";
import type { House } from "./house.ts";

/** The house's time zone: that of the environment if it names one, else that of the page House. */
export async function ownZone(db: Kysely<Tables>, { timeZone, isZoneFixed }: Pick<House, "timeZone" | "isZoneFixed">) {
  return isZoneFixed ? timeZone : ((await zoneNamed(db)) ?? timeZone);
}

/**
 * False for a process that has not learned of the time zone which somebody chose since its start (decision 0074). It
 * counts nothing anew by the earlier one: otherwise two processes would take turns.
 */
export async function knowsItsZone(house: Pick<House, "db" | "timeZone" | "isZoneFixed">): Promise<boolean> {
  return (await ownZone(house.db, house)) === house.timeZone;
}
