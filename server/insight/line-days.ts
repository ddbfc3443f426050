import type { Data, Query } from "#api/operation-types.ts";
import { figureDays } from "#domain/limits.ts";
import { mayReadList } from "../access/line-reach.ts";
import { type ClaimLists, type LineDay, lineDays } from "../db/queries/line-days.ts";
import type { Reading } from "../house/context.ts";
import { spanOf, todayOf } from "./period.ts";

/** The number of one's own lines at the end of each day up to today. */
export async function listLineDays(ctx: Reading, query: Query<"listLineDays">): Promise<Data<"listLineDays">> {
  const period = spanOf(ctx, query, { days: figureDays, at: "/query" });
  const today = todayOf(ctx);
  const known = { from: period.from, to: period.to < today ? period.to : today };
  const of = { holderId: ctx.actor.accountId, timeZone: ctx.house.timeZone, now: ctx.now };
  const told = (day: LineDay, list: ClaimLists) => (mayReadList(ctx.actor, list) ? day[list] : null);
  return {
    period,
    days: (await lineDays(ctx.db, known, of)).map((day) => ({
      day: day.day,
      Hold: told(day, "hold"),
      Memos: told(day, "memo"),
      ConfirmStones: told(day, "confirm"),
    })),
  };
}
