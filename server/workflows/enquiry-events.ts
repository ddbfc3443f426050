import { defaultRules } from "#domain/trade-rules.ts";
import type { EnquiryEvent } from "#machines/enquiry.ts";
import { isBuyer } from "../access/client.ts";
import { oneTrip } from "../db/one-trip.ts";
import { countMessages } from "../db/queries/enquiry-messages.ts";
import { tradeRulesOf } from "../db/queries/settings.ts";
import { liveHolds, stockNumbersOf } from "../db/queries/stone-work.ts";
import type { Context, Reading } from "../house/context.ts";
import { beginLines, moveLines } from "./advance.ts";
import { seenVersions } from "./asked-lines.ts";
import { factsOf } from "./beginnings.ts";
import { clientsOfLines } from "./clients-of-lines.ts";
import { priceFacts } from "./line-events.ts";
import type { Begin } from "./new-line.ts";
import type { WorkLine, WorkStone } from "./work.ts";

// The events of enquiries: their words, and the facts that the machine asks for.

const hour = 3_600_000;
type EventOf = (line: WorkLine, stone: WorkStone) => EnquiryEvent | Promise<EnquiryEvent>;
type Seen = { id: number; version?: number };

/**
 * Moves one enquiry. An actor who has not read its present version is refused, and two who answer at once take turns.
 */
export async function moveEnquiry(ctx: Context, { id, version }: Seen, eventOf: EventOf): Promise<number[]> {
  return moveLines(ctx, "enquiry", [id], eventOf, seenVersions([{ id, version }]));
}

/** The event of a client's question, or of the house's answer. */
export const saying =
  (ctx: Reading, type: "ASK" | "ANSWER", text: string): EventOf =>
  async ({ row }) => ({ type, text, at: ctx.now.getTime(), facts: { messages: await countMessages(ctx.db, row.id) } });

/** An offer of the house, as its form sends it. */
export type Offer = {
  price_per_ct: number;
  stands_hours: number;
  is_held: boolean;
  text?: string;
  reason?: string;
};

/**
 * The event of an offer. Its price is compared with the client's own price and with the stone's cost, the higher of the
 * frozen and the present one.
 */
export async function offering(ctx: Reading, id: number, offer: Offer): Promise<EventOf> {
  const rules = await tradeRulesOf(ctx.db);
  const at = ctx.now.getTime();
  const { price_per_ct: price, text = null, reason: priceReason = "" } = offer;
  const offered = { at, price, priceReason, text, standsUntil: at + offer.stands_hours * hour };
  const factsFor = async ({ row }: WorkLine, stone: WorkStone) => {
    const near = priceFacts(row, row.markup_ppc, rules);
    const cost = Math.max(near.cost, Number(stone.price_per_ct));
    return { ...near, cost, messages: await countMessages(ctx.db, row.id) };
  };
  if (!offer.is_held) {
    return async (line, stone) => ({
      type: "OFFER",
      ...offered,
      facts: { stone: stone.status, ...(await factsFor(line, stone)) },
    });
  }
  const clientOf = await clientsOfLines(ctx, "enquiry", [id]);
  return async (line, stone) => {
    const client = clientOf(line);
    const { hold_hours, most_holds: mostHolds } = { ...defaultRules, ...client.rules };
    const [[live]] = await oneTrip(ctx.db, liveHolds(client.id, ctx.now));
    const room = { liveHolds: live?.count ?? 0, mostHolds };
    // The hold has the offered price, so it ends with the offer at the latest.
    const heldUntil = Math.min(at + hold_hours * hour, offered.standsUntil);
    return {
      type: "OFFER_HELD",
      ...offered,
      heldUntil,
      facts: { ...factsOf(stone, client), ...room, ...(await factsFor(line, stone)) },
    };
  };
}

/** A bid of a client, as its form sends it. */
export type Bid = { price_per_ct: number; stands_hours: number; text?: string };

/** The event of a bid. The client is bound to it until it expires, as the house is to an offer. */
export async function bidding(
  ctx: Reading,
  ids: readonly number[],
  bidOf: (stone: WorkStone) => Bid,
): Promise<EventOf> {
  const clientOf = await clientsOfLines(ctx, "enquiry", ids);
  const at = ctx.now.getTime();
  return async (line, stone) => {
    const { price_per_ct: price, stands_hours, text = null } = bidOf(stone);
    const { business_status: business } = clientOf(line);
    const facts = { stone: stone.status, business, messages: await countMessages(ctx.db, line.row.id) };
    return { type: "BID", at, price, text, standsUntil: at + stands_hours * hour, facts };
  };
}

/** Opens enquiries, and bids the prices that were named for their stones. */
export async function askAndBid(ctx: Context, { stands_hours, ...order }: Begin & { stands_hours: number }) {
  const ids = await beginLines(ctx, "enquiry", order);
  const prices = new Map(order.wanted.map(({ stock_no, price_per_ct }) => [stock_no.trim(), price_per_ct]));
  const priceOf = ({ stock_no, report_no }: Pick<WorkStone, "stock_no" | "report_no">) =>
    prices.get(stock_no) ?? (report_no === null ? undefined : prices.get(report_no));
  const numbers = await stockNumbersOf(ctx.db, ids);
  const bidden = numbers.filter((one) => priceOf(one) !== undefined).map(({ line_id }) => line_id);
  if (bidden.length > 0)
    await moveLines(
      ctx,
      "enquiry",
      bidden,
      await bidding(ctx, bidden, (stone) => ({ price_per_ct: priceOf(stone) ?? 0, stands_hours })),
    );
  return ids;
}

/** The event of a bid that the house accepts, with the reason if its price needs one. */
export async function bidAcceptance(ctx: Reading, id: number, priceReason = ""): Promise<EventOf> {
  const clientOf = await clientsOfLines(ctx, "enquiry", [id]);
  const rules = await tradeRulesOf(ctx.db);
  const by = ctx.actor.accountId;
  const at = ctx.now.getTime();
  return (line, stone) => {
    const { row } = line;
    const near = priceFacts(row, row.markup_ppc, rules);
    const cost = Math.max(near.cost, Number(stone.price_per_ct));
    const facts = { ...factsOf(stone, clientOf(line)), ...near, cost };
    return { type: "ACCEPT_BID", at, by, price: Number(row.agreed_ppc), priceReason, facts };
  };
}

export const bidRefusal =
  ({ now }: Reading, text: string): EventOf =>
  () => ({ type: "DECLINE_BID", at: now.getTime(), text });

/** The event of an accepted offer. The same act makes the deal. */
export async function acceptance(ctx: Reading, id: number): Promise<EventOf> {
  const clientOf = await clientsOfLines(ctx, "enquiry", [id]);
  const by = ctx.actor.accountId;
  const at = ctx.now.getTime();
  return (line, stone) => ({ type: "ACCEPT", at, by, facts: factsOf(stone, clientOf(line)) });
}

export const refusal =
  ({ now }: Reading, text: string | null): EventOf =>
  () => ({ type: "DECLINE", at: now.getTime(), text });

/** The event that closes an enquiry. The log keeps the house's reason, but not a client's own words. */
export const closing = ({ actor }: Reading, said: string | null = null): EnquiryEvent =>
  isBuyer(actor.roleId) ? { type: "CLOSE", reason: null, text: said } : { type: "CLOSE", reason: said, text: null };
