import { partyOf } from "#domain/roles.ts";
import { staff } from "#machines/stone-facts.ts";
import { one, patch } from "../db/crud.ts";
import { tellOfMemo } from "../db/queries/stone-work.ts";
import { makePaper } from "../export/make-paper.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellMemo } from "../mail/tell-reminders.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";
import { paperOnWire, printedPaper } from "../wire/paper-on-wire.ts";
import { dueDate } from "../workflows/due-date.ts";
import { followMemos } from "../workflows/follow-memos.ts";
import { grantDays } from "../workflows/memo-wishes.ts";

/** Answers whoever asked for more days, and tells the client and all who have the memo or its lines open. */
async function tellMoved(ctx: Context, id: number): Promise<void> {
  await grantDays(ctx, id);
  await tellMemo(ctx, "memoMoved", id);
  await tellOfMemo(id).execute(ctx.db);
}

/** Memos, invoices and credit notes as documents. */
export const papers = {
  getPaper: ({ path }, ctx) => paperOnWire(ctx, path.id),
  setMemoDue: async ({ path: { id }, body }, ctx) => {
    const shown = await paperOnWire(ctx, id);
    if (shown.kind !== "memo") throw new Problem("notFound");
    if (!(partyOf(ctx.actor.roleId) in staff)) throw new Problem("forbidden");
    const row = await one(ctx, "paper", id, "lock");
    await insistOnSeen(ctx, "paper", row, body.version, () => paperOnWire(ctx, id));
    const { state } = await paperOnWire(ctx, id); // behind the lock: its last stone may have come back meanwhile
    if (state !== "open" && state !== "partial") throw new Problem("memoClosed");
    const { due_date } = await patch(ctx, "paper", id, { due_date: await dueDate(ctx, body.due_date) });
    if (due_date !== row.due_date) await tellMoved(ctx, id);
    await followMemos(ctx, [id]);
    return paperOnWire(ctx, id);
  },
  downloadPaper: async ({ path }, ctx) => makePaper(ctx, await printedPaper(ctx, path.id)),
} satisfies Partial<Handlers>;
