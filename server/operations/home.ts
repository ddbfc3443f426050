import { followsStock, homeRows } from "#domain/home.ts";
import { kycQueueOf } from "../access/kyc-queue-reach.ts";
import { firstOfAll } from "../db/crud.ts";
import { longestWaiting } from "../db/queries/kyc-queue.ts";
import { loadsInOrder } from "../db/queries/loads.ts";
import { mails } from "../db/queries/mails.ts";
import { lastVisitOf } from "../db/queries/visits.ts";
import { may } from "../ground/actor.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { arrivalsSince, newsOfSearches } from "../search/news.ts";
import { homeQueues } from "../stones/home-queues.ts";
import { kycRowOnWire } from "../wire/kyc-row-on-wire.ts";
import { loadOnWire } from "../wire/load-on-wire.ts";
import { mailOnWire } from "../wire/mail-on-wire.ts";
import { firstTasks } from "./tasks.ts";

/** The first page of whoever asks: what waits for them, and what has come since they were here. */
export const home = {
  getHome: async (_, ctx) => {
    const [queues, documents, undone, loads, mails, news] = await Promise.all([
      homeQueues(ctx),
      documentsOf(ctx),
      tasksOf(ctx),
      loadsOf(ctx),
      mailsOf(ctx),
      newsOf(ctx),
    ]);
    return { queues, documents, tasks: undone, loads, mails, ...news };
  },
} satisfies Partial<Handlers>;

async function documentsOf(ctx: Reading) {
  if (!may(ctx.actor, "kyc:read")) return null;
  const { total, data } = await longestWaiting(ctx.db, kycQueueOf(ctx.actor), homeRows);
  return waiting({ total, data: data.map(kycRowOnWire) });
}

async function tasksOf(ctx: Reading) {
  if (!may(ctx.actor, "transaction/tasks:read")) return null;
  return waiting(await firstTasks(ctx, homeRows));
}

/** The loads that a person must decide about. */
async function loadsOf(ctx: Reading) {
  if (!may(ctx.actor, "inventory/loads:read")) return null;
  const waits = loadsInOrder(ctx.db, { state: "waiting" }).clearOrderBy().orderBy("l.id");
  const { total, data } = await firstOfAll(ctx.db, waits, homeRows);
  return waiting({ total, data: data.map(loadOnWire) });
}

async function mailsOf(ctx: Reading) {
  if (!may(ctx.actor, "admin/outbox:read")) return null;
  const failed = mails(ctx.db, { status: "failed" }, ctx.house.timeZone).orderBy("created_at").orderBy("id", "desc");
  const { total, data } = await firstOfAll(ctx.db, failed, homeRows);
  return waiting({ total, data: data.map(mailOnWire) });
}

/** Nothing, too, where somebody decided the last of it after it was counted. */
const waiting = <T>({ total, data }: { total: number; data: T[] }) => (data.length === 0 ? null : { total, data });

async function newsOf(ctx: Reading) {
  const { actor } = ctx;
  if (!followsStock(actor.roleId) || !may(actor, "search:read")) return { arrivals: null, searches: null };
  const visit = await lastVisitOf(ctx.db, actor.accountId);
  const [arrivals, searches] = await Promise.all([arrivalsSince(ctx, visit), newsOfSearches(ctx, visit)]);
  return { arrivals, searches };
}
