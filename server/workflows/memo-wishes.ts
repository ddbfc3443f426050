import type { EventObject } from "xstate";
import type { MemoWish } from "#domain/stone-lists.ts";
import type { MemoEvent } from "#machines/memo.ts";
import { oneTrip } from "../db/one-trip.ts";
import { askedDays, dueDaysOf } from "../db/queries/memo-wishes.ts";
import { ownersOfLines } from "../db/queries/stone-work.ts";
import type { Context, Reading } from "../house/context.ts";
import { StoneWork } from "./stone-work.ts";
import { portal, type WorkLine } from "./work.ts";
import { writeWork } from "./write-work.ts";

/** What a client wants of stones on memo, as its form sends it. */
type Wish = { wants: MemoWish; until?: string; text?: string };

/** The event of a client's wish. More days are compared with the due day of each memo. */
export async function wishing(ctx: Reading, ids: readonly number[], { wants, until, text = "" }: Wish) {
  const at = ctx.now.getTime();
  const said = text.trim() || null;
  const due = wants === "days" ? await dueDaysOf(ctx.db, ids) : new Map<number, string | null>();
  return ({ row }: WorkLine): MemoEvent => {
    if (wants === "keep") return { type: "KEEP", at, text: said };
    if (wants === "giveBack") return { type: "GIVE_BACK", at, text: said };
    const day = due.get(row.id);
    const facts = { due: day ? Date.parse(day) : null };
    return { type: "ASK_DAYS", at, until: Date.parse(until ?? ""), text: said, facts };
  };
}

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
  for (const id of ids) {
    const line = work.lines.get(id);
    if (line) work.move(line, { type: "GRANT_DAYS" } as EventObject, portal);
  }
  await writeWork(ctx, work);
}
