import { remove } from "../../db/crud.ts";
import { guestsToSweep } from "../../db/queries/guests.ts";
import { discardFile } from "../../files/stored-files.ts";
import type { Context } from "../../house/context.ts";
import type { House } from "../../house/house.ts";
import { inTransaction } from "../../house/unit-of-work.ts";

/** So many at a time: the next hour has others. */
const slice = 200;

/**
 * Removes guests who never came back and left nothing. Whoever has lines, saved searches, or acted so that the log names
 * them, stays: whoever keeps the house forgets them by decision 0036.
 */
export async function sweepGuests(house: House, requestId: string): Promise<void> {
  const before = new Date(house.now().getTime() - house.limits.guestDays * 24 * 3_600_000);
  for (const { id, picture_id } of await guestsToSweep(house.db, before, slice)) {
    const leave = async (ctx: Context) => {
      await remove(ctx, "account", id);
      await discardFile(ctx, picture_id);
    };
    // One that something new binds must not keep the others.
    await inTransaction(house, { requestId, operation: "cleanUp" }, leave).catch((err: unknown) =>
      house.log.warn({ err, guest: id }, "a guest could not be removed"),
    );
  }
}
