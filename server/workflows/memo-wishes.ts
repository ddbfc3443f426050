import type { EventObject } from "xstate";
import { partyOf } from "#domain/roles.ts";
import type { MemoWish } from "#domain/stone-lists.ts";
import type { MemoEvent } from "#machines/memo.ts";
import { reachOf } from "../access/client.ts";
import { oneTrip } from "../db/one-trip.ts";
import { askedDays, dueDaysOf } from "../db/queries/memo-wishes.ts";
import { ownersOfLines } from "../db/queries/stone-work.ts";
import type { Context, Reading } from "../house/context.ts";
import { StoneWork } from "./stone-work.ts";
import type { WorkLine } from "./work.ts";
import { writeWork } from "./write-work.ts";

/** A client's wish for stones on memo, as its form sends it. */
type Wish = { wants: MemoWish; until?: string; text?: string };

/** The event of a client's wish. More days are compared with the due day of each memo. */
export async function wishing(ctx: Reading, ids: readonly number[], { wants, until, text = "" }: Wish) {
  const at = ctx.now.getTime();
  const said = text.trim() || null;
  const due = wants === "days" ? await dueDaysOf(ctx.db, ids) : new Map<number, string | null>();
  return ({ row }: WorkLine): MemoEvent => {
    const day = due.get(row.id);
    const last = wants === "days" ? Date.parse(until ?? "") : null;
    return { type: "WISH", wish: wants, at, until: last, text: said, facts: { due: day ? Date.parse(day) : null } };
  };
}

const granted: MemoEvent = { type: "ANSWER_WISH", isGranted: true, reason: null };

/** Answers those who asked for more days on a memo whose due day was moved. */
export async function grantDays(ctx: Context, memoId: number): Promise<void> {
  const ids = await askedDays(ctx.db, memoId);
  if (ids.length === 0) return;
  const [owners] = await oneTrip(ctx.db, ownersOfLines(ids));
  const work = await StoneWork.of(
    ctx,
    owners.map(({ stone_id }) => stone_id),
    ids,
  );
  for (const { id, ...owner } of owners) {
    const line = work.lines.get(id);
    const reach = reachOf(ctx.actor, { ...owner, id: owner.holder_id });
    if (line) work.move(line, granted as EventObject, { party: partyOf(ctx.actor.roleId), reach });
  }
  await writeWork(ctx, work);
}
