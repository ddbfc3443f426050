import { remove } from "../../db/crud.ts";
import { guestsToSweep } from "../../db/queries/guests.ts";
import { discardFile } from "../../files/stored-files.ts";
import type { Context } from "../../house/context.ts";
import type { House } from "../../house/house.ts";
import { inTransaction } from "../../house/unit-of-work.ts";

/** The most guests at a time: the rest waits for the next hour. */
const slice = 200;

/**
 * Deletes guests who did not come back and left nothing. Guests with lines, saved searches, or acts that the log names
 * stay: the keeper of the house erases them by decision 0036.
 */
export async function sweepGuests(house: House, requestId: string): Promise<void> {
  const before = new Date(house.now().getTime() - house.limits.guestDays * 24 * 3_600_000);
  for (const { id, picture_id } of await guestsToSweep(house.db, before, slice)) {
    const leave = async (ctx: Context) => {
      await remove(ctx, "account", id);
      await discardFile(ctx, picture_id);
    };
    // A guest whom a new row binds must not hold back the others.
    await inTransaction(house, { requestId, operation: "cleanUp" }, leave).catch((err: unknown) =>
      house.log.warn({ err, guest: id }, "a guest could not be removed"),
    );
  }
}
