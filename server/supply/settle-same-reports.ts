import { tradeRulesOf } from "../db/queries/settings.ts";
import { followReports, forgetWalk, offerAll, walkReports } from "../db/queries/settle-same-reports.ts";
import { beginWalk, followChanges } from "../db/queries/stone-sweeps.ts";
import { within } from "../ground/within.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";

/** Stones that are settled in one transaction: whoever wants one of them waits for so many at most. */
const STONES_AT_ONCE = 5000;
const TURN_MS = 4 * 60_000;

/**
 * Of stones that several providers list with the same report, offers those that the house's rule says. It is asked for
 * after each load and each switch, and looks by itself for what else moves: holds, sales, price lists.
 */
export const settleSameReports: Job<Record<never, never>> = {
  name: "settleSameReports",
  atOnce: 1,
  schedule: "*/5 * * * *",
  async run(_, { house, id: requestId, signal }) {
    const time = within(TURN_MS, signal);
    const slice = <T>(work: (ctx: Context) => Promise<T>) =>
      inTransaction(house, { requestId, operation: "settleSameReports" }, work);
    const { same_report } = await tradeRulesOf(house.db);
    if (same_report === "both") await offerEach(slice, time);
    else await offerCheapest(house, slice, time);
  },
};

type Slice = <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;

async function offerEach(slice: Slice, time: AbortSignal): Promise<void> {
  await slice(({ db }) => forgetWalk(db));
  while (!time.aborted && (await slice(({ db }) => offerAll(db, STONES_AT_ONCE))) > 0);
}

/** Follows changes first: a stone that a buyer may find twice since a load does not wait for a walk through all others. */
async function offerCheapest(house: House, slice: Slice, time: AbortSignal): Promise<void> {
  const now = house.now();
  await beginWalk(house.db, "report_sweep", now);
  await followChanges(house.db, time, (turn) => slice(({ db }) => followReports(db, now, turn, STONES_AT_ONCE)));
  while (!time.aborted && (await slice(({ db }) => walkReports(db, STONES_AT_ONCE))));
}
