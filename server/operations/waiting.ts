import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { listTabs, type StoneList, type TabRule } from "#domain/stone-lists.ts";
import { kycQueueOf } from "../access/kyc-queue-reach.ts";
import { lineReach, mayReadList, unfiltered } from "../access/line-reach.ts";
import { tasksOf } from "../access/task-reach.ts";
import { countAll } from "../db/crud.ts";
import { kycRows } from "../db/queries/kyc-queue.ts";
import { countTab } from "../db/queries/line-lists.ts";
import { taskIds } from "../db/queries/tasks.ts";
import { may } from "../ground/actor.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";

type Counts = Data<"countWaiting">;

/** The live lines of each list. Of enquiries, those that wait for the actor's side. */
const live = {
  cart: listTabs.cart.in,
  hold: listTabs.hold.held,
  confirm: listTabs.confirm.pending,
  memo: listTabs.memo.issued,
  external: listTabs.external.pending,
} as const satisfies Partial<Record<StoneList, TabRule>>;

/** The counts of waiting work in the lists that the actor may open. */
export const waiting = {
  countWaiting: async (_, ctx) => ({ ...(await lines(ctx)), ...(await cases(ctx)), ...(await undone(ctx)) }),
} satisfies Partial<Handlers>;

async function lines(ctx: Reading): Promise<Counts> {
  const counts: Counts = {};
  const isOwn = lineReach(ctx, "enquiry").of === "holder";
  const enquiry = isOwn ? listTabs.enquiry.waitsForClient : listTabs.enquiry.waitsForHouse;
  for (const [name, tab] of Object.entries({ ...live, enquiry })) {
    const list = name as keyof typeof live | "enquiry";
    if (!mayReadList(ctx.actor, list)) continue;
    counts[list] = await countTab(ctx.db, unfiltered(ctx, list, lineReach(ctx, list)), tab);
  }
  return counts;
}

/** Counts cases as the queue of clients does: both documents of one client are one case. */
async function cases({ actor, db }: Reading): Promise<Counts> {
  if (!may(actor, "kyc:read")) return {};
  const documents = kycRows(db, kycQueueOf(actor), { status: codes.approval.pending });
  return { kyc: await countAll(documents.clearSelect().select("d.kyc_id").groupBy("d.kyc_id")) };
}

async function undone({ actor, db }: Reading): Promise<Counts> {
  if (!may(actor, "transaction/tasks:read")) return {};
  return { task: await countAll(taskIds(db, tasksOf(actor), { status: codes.task.pending })) };
}
