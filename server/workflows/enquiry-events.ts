import { defaultRules } from "#domain/trade-rules.ts";
import type { EnquiryEvent } from "#machines/enquiry.ts";
import { isBuyer } from "../access/client.ts";
import { oneTrip } from "../db/one-trip.ts";
import { countMessages } from "../db/queries/enquiry-messages.ts";
import { tradeRulesOf } from "../db/queries/settings.ts";
import { liveHolds } from "../db/queries/stone-work.ts";
import type { Context, Reading } from "../house/context.ts";
import { moveLines } from "./advance.ts";
import { seenVersions } from "./asked-lines.ts";
import { factsOf } from "./beginnings.ts";
import { clientsOfLines } from "./clients-of-lines.ts";
import { priceFacts } from "./line-events.ts";
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

/** The event of an accepted offer. The same act requests the stone for the client. */
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
