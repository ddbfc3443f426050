import { loadSliceRows } from "#domain/limits.ts";
import { insert, patch } from "../db/crud.ts";
import { administrators } from "../db/queries/administrators.ts";
import {
  committedSince,
  countLapsed,
  type Followed,
  followedProvider,
  lapsedStones,
  listedStones,
  noteBack,
  noteLapsed,
  noteLeft,
  providersToFollow,
} from "../db/queries/lapses.ts";
import { lockLoadsOf } from "../db/queries/loads.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { eachByItself } from "../ground/each-by-itself.ts";
import type { Context } from "../house/context.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { letters } from "../mail/letters.ts";
import type { Notice } from "../mail/notice.ts";
import { stockLapsed, stockLapsesSoon } from "../mail/notices/supply-notices.ts";
import { post } from "../mail/outbox.ts";
import { tell } from "../mail/tell.ts";
import { tellConflicts } from "../workflows/follow-conflicts.ts";
import { listMany } from "../workflows/list-many.ts";

type Lapse = NonNullable<Awaited<ReturnType<typeof followedProvider>>["lapse"]>;

/**
 * Follows the age of each provider's stock. Its contact, or else the house, is warned before the provider's own limit, its stones go off the
 * market at the limit, and come back with the next delivery. What was missed while the portal was down is made up at once.
 */
export const followFreshness: Job<Record<never, never>> = {
  name: "followFreshness",
  atOnce: 1,
  schedule: "*/5 * * * *",
  async run(_, { house, id: requestId, signal }) {
    await eachByItself(
      await providersToFollow(house.db, house.now()),
      async (provider) => {
        const turn = (ctx: Context) => followOne(ctx, provider);
        while (!signal.aborted && (await inTransaction(house, { requestId, operation: "followFreshness" }, turn)));
      },
      (err, provider) => house.log.warn({ err, provider }, "the age of a provider's stock could not be followed"),
    );
  },
};

/**
 * One turn at a provider, which decides under the lock of its loads and its row: a delivery of the same moment wins. True
 * while there is more to do.
 */
async function followOne(ctx: Context, id: number): Promise<boolean> {
  await lockLoadsOf(ctx.db, id);
  const { provider, lapse } = await followedProvider(ctx.db, id, ctx.now);
  if (!provider || provider.isBusy) return false;
  if (lapse && !isStillOpen(provider, lapse)) return await bringBack(ctx, provider, lapse);
  if (provider.lapses) return await takeOff(ctx, provider, lapse ?? (await begin(ctx, provider)));
  if (provider.warns && !lapse) await begin(ctx, provider);
  return false;
}

/** A lapse is over with a delivery, with a longer limit that is not reached, and without a limit. */
const isStillOpen = ({ stocked_at, lapse_hours, lapses }: Followed, { delivered_at, began_at }: Lapse): boolean =>
  lapse_hours !== null && stocked_at?.getTime() === delivered_at.getTime() && (began_at === null || lapses);

/** Begins a lapse with a letter to the provider's contact. Of one without an address the house is told, as long as it helps. */
async function begin(ctx: Context, provider: Followed): Promise<Lapse> {
  const { id, contact_email, stocked_at } = provider;
  const isWarned = contact_email !== null;
  const lapse = await insert(ctx, "lapse", {
    provider_id: id,
    delivered_at: stocked_at,
    warned_at: isWarned ? ctx.now : null,
  });
  if (isWarned) await post(ctx, "stockLapsing", { to: contact_email, ...(await letterTo(provider, ctx)) });
  else if (!provider.lapses) await tellHouse(ctx, stockLapsesSoon(provider, ctx.house.timeZone));
  return lapse;
}

async function letterTo({ name, contact_name, stocked_at, ends_at, lapses }: Followed, ctx: Context) {
  const { timeZone } = ctx.house;
  const house = await houseNameOf(ctx.db);
  return letters.stockLapsing({ house, name, contact_name, stocked_at, ends_at, isOff: lapses, timeZone });
}

/** Takes the next stones off the market, and tells the house once none is left. */
async function takeOff(ctx: Context, provider: Followed, lapse: Lapse): Promise<boolean> {
  if (lapse.told_at) return false;
  if (!lapse.began_at) await patch(ctx, "lapse", lapse.id, { began_at: ctx.now });
  const ids = await listedStones(ctx.db, provider.id, loadSliceRows);
  if (ids.length > 0) {
    await listMany(ctx, { lapse: lapse.id }, "DELIST", ids);
    await noteLapsed(ctx.db, lapse.id, ids, ctx.now);
    return true;
  }
  await patch(ctx, "lapse", lapse.id, { told_at: ctx.now });
  const stones = await countLapsed(ctx.db, lapse.id);
  if (stones === 0) return false;
  await tellHouse(ctx, stockLapsed(provider, stones, ctx.house.timeZone));
  return false;
}

async function tellHouse(ctx: Context, notice: Notice): Promise<void> {
  for (const administrator of await administrators(ctx.db)) await tell(ctx, administrator, notice);
}

/** Offers the next stones of a lapse again, without those that the delivery says are gone. */
async function bringBack(ctx: Context, provider: Followed, lapse: Lapse): Promise<boolean> {
  const stones = await lapsedStones(ctx.db, lapse.id, loadSliceRows);
  if (stones.length === 0) {
    await patch(ctx, "lapse", lapse.id, { ended_at: ctx.now });
    return false;
  }
  const isOff = (one: (typeof stones)[number]) => one.is_left && !one.is_listed && !one.is_sold;
  const left = stones.filter(isOff).map(({ stone_id }) => stone_id);
  const rest = stones.filter((one) => !isOff(one));
  const back = rest.filter(({ is_listed, is_sold }) => !is_listed && !is_sold).map(({ stone_id }) => stone_id);
  await listMany(ctx, { lapse: lapse.id }, "RELIST", back);
  await noteBack(
    ctx.db,
    lapse.id,
    rest.map(({ stone_id }) => stone_id),
    ctx.now,
  );
  await noteLeft(ctx.db, lapse.id, left, ctx.now);
  const load = await committedSince(ctx.db, provider.id, lapse.began_at ?? lapse.created_at);
  if (load !== undefined) await tellConflicts(ctx, load, left);
  return true;
}
