import { nearPrices, type TradeRules } from "#domain/trade-rules.ts";
import type { ConfirmEvent } from "#machines/confirm.ts";
import type { HoldEvent } from "#machines/hold.ts";
import type { MemoEvent } from "#machines/memo.ts";
import type { Priced, PriceFacts } from "#machines/stone-facts.ts";
import { activeAdministrators } from "../db/queries/acting-client.ts";
import { tradeRulesOf } from "../db/queries/settings.ts";
import type { LineRow } from "../db/queries/stone-work.ts";
import type { Reading } from "../house/context.ts";
import type { WorkLine, WorkStone } from "./work.ts";

// The events of lines that need the house's rules. Times and facts travel in the event, so that the machine stays pure.

const hour = 3_600_000;
type EventOf<E> = (line: WorkLine, stone: WorkStone) => E;

export async function extension(ctx: Reading): Promise<EventOf<HoldEvent>> {
  const { hold_hours, most_extensions: mostExtensions } = await tradeRulesOf(ctx.db);
  return ({ row }) => {
    const from = Math.max(row.expires_at?.getTime() ?? 0, ctx.now.getTime());
    return { type: "EXTEND", expiresAt: from + hold_hours * hour, mostExtensions };
  };
}

/** True if an approval needs four eyes: the house's rule, or by default two active administrators. */
export const hasFourEyes = async ({ db }: Pick<Reading, "db">, { four_eyes }: TradeRules): Promise<boolean> =>
  four_eyes ?? (await activeAdministrators(db)) > 1;

/** The price of a deal without a named price: the agreed one, else the client's own. */
export const spokenPrice = ({ agreed_ppc, markup_ppc }: LineRow): string => agreed_ppc ?? markup_ppc;

export const priceFacts = (
  { price_per_ct }: Pick<LineRow, "price_per_ct">,
  quoted: string,
  { far_off_percent }: TradeRules,
): PriceFacts => ({
  cost: Number(price_per_ct),
  ...nearPrices(quoted, far_off_percent),
});

/** The event of every approval: the approver, the price, and the reason if the price takes one. */
export type Approval = Priced & { type: "APPROVE"; by: number; facts: PriceFacts & { fourEyes: boolean } };

export async function approval(ctx: Reading, priceReason = ""): Promise<(line: WorkLine) => Approval> {
  const rules = await tradeRulesOf(ctx.db);
  const fourEyes = await hasFourEyes(ctx, rules);
  return ({ row }) => ({
    type: "APPROVE",
    by: ctx.actor.accountId,
    price: Number(spokenPrice(row)),
    priceReason,
    facts: { fourEyes, ...priceFacts(row, row.markup_ppc, rules) },
  });
}

/** The event that changes a request's price or remark. The price is compared with the client's own. */
export async function patching(
  ctx: Reading,
): Promise<
  (line: WorkLine, patch: { price: number | null; remark: string | null; priceReason: string }) => ConfirmEvent
> {
  const rules = await tradeRulesOf(ctx.db);
  return ({ row }, patch) => ({ type: "UPDATE", ...patch, facts: priceFacts(row, row.markup_ppc, rules) });
}

export async function receipt(ctx: Reading): Promise<EventOf<MemoEvent>> {
  const reversibleUntil = windowEnd(ctx, await tradeRulesOf(ctx.db));
  return () => ({ type: "RECEIVE", reversibleUntil });
}

/** The event of a sale: at the price of this deal, else the agreed one, else the client's own. */
export async function sale(
  ctx: Reading,
  prices: ReadonlyMap<number, number>,
  priceReason = "",
): Promise<EventOf<MemoEvent>> {
  const rules = await tradeRulesOf(ctx.db);
  const reversibleUntil = windowEnd(ctx, rules);
  return ({ row }) => {
    const quoted = spokenPrice(row);
    const price = prices.get(row.id) ?? Number(quoted);
    return { type: "SELL", price, priceReason, reversibleUntil, facts: priceFacts(row, quoted, rules) };
  };
}

export const reversal = (ctx: Reading, reason: string): EventOf<MemoEvent> => {
  const at = ctx.now.getTime();
  return (_, { status }) => ({ type: "REVERSE", at, reason, facts: { stone: status } });
};

const windowEnd = ({ now }: Reading, { reversal_hours }: TradeRules) => now.getTime() + reversal_hours * hour;
