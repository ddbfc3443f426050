import { loadFilesKeptDays } from "#domain/limits.ts";
import { loadsToSweep, sweepLoad } from "../../db/queries/load-sweep.ts";
import { removeFile } from "../../files/remove-file.ts";
import { eachByItself } from "../../ground/each-by-itself.ts";
import type { House } from "../../house/house.ts";
import { inTransaction } from "../../house/unit-of-work.ts";

/** The most loads at a time: the rest waits for the next hour. */
const slice = 100;

/** Deletes the files of loads that ended long ago, and their rows that changed nothing. */
export async function sweepLoads(house: House, requestId: string): Promise<void> {
  const now = house.now();
  const before = new Date(now.getTime() - loadFilesKeptDays * 24 * 3_600_000);
  await eachByItself(
    await loadsToSweep(house.db, before, slice),
    ({ id, stored_name: name }) =>
      inTransaction(house, { requestId, operation: "cleanUp" }, async (ctx) => {
        await sweepLoad(ctx.db, id, now);
        await ctx.enqueue(removeFile, { name });
      }),
    (err, { id }) => house.log.warn({ err, load: id }, "an old load could not be swept"),
  );
}
