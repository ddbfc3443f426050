import { messages } from "#domain/messages.ts";
import { businessDaysAfter, memoDaysMost } from "#domain/trade-rules.ts";
import { tradeRulesOf } from "../db/queries/settings.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";

/**
 * The due day of a memo: the day that was named, or the house's number of business days from today. A day that no trading
 * rule could give is a slip of the hand, and the memo would never be overdue.
 */
export async function dueDate(ctx: Reading, named?: string): Promise<string> {
  const today = dayIn(ctx.house.timeZone, ctx.now);
  if (named === undefined) return businessDaysAfter(today, (await tradeRulesOf(ctx.db)).memo_days);
  if (named < today) throw new Problem("dayPast", { errors: [{ path: "/data/due_date", message: messages.dayPast }] });
  if (named > businessDaysAfter(today, memoDaysMost))
    throw new Problem("memoTooLong", { errors: [{ path: "/data/due_date", message: messages.memoTooLong }] });
  return named;
}
