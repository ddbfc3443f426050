import type { ConfirmEvent } from "#machines/confirm.ts";
import type { HoldEvent } from "#machines/hold.ts";
import type { MemoEvent } from "#machines/memo.ts";
import type { Context } from "../context.ts";
import { activeAdministrators } from "../db/queries/acting-client.ts";
import { tradeRulesOf } from "../db/queries/settings.ts";
import type { WorkLine, WorkStone } from "./work.ts";

// The events of lines that need the house's rules: times and facts travel in the event, so that the machine stays pure.

const hour = 3_600_000;
type EventOf<E> = (line: WorkLine, stone: WorkStone) => E;

export async function extension(ctx: Context): Promise<EventOf<HoldEvent>> {
  const { hold_hours, most_extensions: mostExtensions } = await tradeRulesOf(ctx.db);
  return ({ row }) => {
    const from = Math.max(row.expires_at?.getTime() ?? 0, ctx.now.getTime());
    return { type: "EXTEND", expiresAt: from + hold_hours * hour, mostExtensions };
  };
}

/** Four eyes: by default as soon as there are two who could. */
export async function approval(ctx: Context): Promise<EventOf<ConfirmEvent>> {
  const { four_eyes } = await tradeRulesOf(ctx.db);
  const fourEyes = four_eyes ?? (await activeAdministrators(ctx.db)) > 1;
  return () => ({ type: "APPROVE", by: ctx.actor.accountId, facts: { fourEyes } });
}

export async function receipt(ctx: Context): Promise<EventOf<MemoEvent>> {
  const reversibleUntil = await windowEnd(ctx);
  return () => ({ type: "RECEIVE", reversibleUntil });
}

/** At the price of this deal, else the one that was agreed, else the client's own. */
export async function sale(ctx: Context, prices: ReadonlyMap<number, number>): Promise<EventOf<MemoEvent>> {
  const reversibleUntil = await windowEnd(ctx);
  return ({ row }) => {
    const price = prices.get(row.id) ?? Number(row.agreed_ppc ?? row.markup_ppc);
    return { type: "SELL", price, reversibleUntil };
  };
}

export const reversal = (ctx: Context, reason: string): EventOf<MemoEvent> => {
  const at = ctx.now.getTime();
  return (_, { status }) => ({ type: "REVERSE", at, reason, facts: { stone: status } });
};

const windowEnd = async (ctx: Context) => ctx.now.getTime() + (await tradeRulesOf(ctx.db)).reversal_hours * hour;
