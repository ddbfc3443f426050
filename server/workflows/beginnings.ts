import type { EventObject } from "xstate";
import { cartCodes } from "#domain/codes.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import type { HoldEvent } from "#machines/hold.ts";
import type { MemoEvent } from "#machines/memo.ts";
import type { Facts } from "#machines/stone-facts.ts";
import type { Client } from "../access/client.ts";
import type { NewLine } from "../db/queries/stone-work.ts";
import type { Reading } from "../house/context.ts";
import { priceFacts, spokenPrice } from "./line-events.ts";
import type { Begin, Wanted } from "./new-line.ts";
import { claimOf, type WorkStone } from "./work.ts";

const hour = 3_600_000;

type Beginning = (stone: WorkStone, want: Wanted, row: NewLine) => EventObject;

/** The client, the number of their holds, and the end of their last hold of each stone. */
type Beginner = Client & { holds: number; ended: ReadonlyMap<number, Date> };

/** The event that begins a line of a list, with the facts that its machine asks for. */
export function beginningOf(ctx: Reading, list: StoneList, client: Beginner, order: Begin): Beginning {
  const by = ctx.actor.accountId;
  const text = order.text ?? "";
  switch (list) {
    case "hold":
      return holding(ctx, client);
    case "confirm":
      return (stone, { price_per_ct: price = null }) => ({ type: "REQUEST", facts: factsOf(stone, client), by, price });
    case "memo":
      return issuing(client, order);
    case "enquiry":
      return ({ status }) => ({ type: "OPEN", text, at: ctx.now.getTime(), facts: { stone: status } });
    case "external":
      return () => ({ type: "IMPORT", by, facts: { isKnown: true } });
    case "cart":
      return ({ status }) => ({ type: "ADD", code: cartCodes.added, facts: { stone: status }, text: null });
    default:
      return ({ status }) => ({ type: "ADD", facts: { stone: status }, text: order.text ?? null });
  }
}

/**
 * Issues a memo at the price of this deal. That price is compared with the one spoken of before, or with the frozen
 * price of a claim that the memo takes over.
 */
function issuing(client: Client, { reason: priceReason = "" }: Begin): Beginning {
  const rules = { ...defaultRules, ...client.rules };
  return (stone, { price_per_ct: price = null }, row) => {
    const { claim, holder } = stone;
    const taken = claim && holder === client.id ? claim.row : undefined;
    const quoted = taken ? spokenPrice(taken) : row.markup_ppc;
    const facts = { ...factsOf(stone, client), ...priceFacts(taken ?? row, quoted, rules) };
    return { type: "ISSUE", facts, price, priceReason } satisfies MemoEvent;
  };
}

function holding(ctx: Reading, client: Beginner): Beginning {
  const { hold_hours, hold_rest_hours, most_holds: mostHolds } = { ...defaultRules, ...client.rules };
  const at = ctx.now.getTime();
  const expiresAt = at + hold_hours * hour;
  let live = client.holds;
  return (stone) => {
    const ended = hold_rest_hours > 0 ? client.ended.get(stone.id) : undefined;
    const restsUntil = ended ? ended.getTime() + hold_rest_hours * hour : null;
    const facts = { ...factsOf(stone, client), liveHolds: live, mostHolds, restsUntil };
    live++; // each of a selection takes a place
    return { type: "HOLD", at, facts, expiresAt } satisfies HoldEvent;
  };
}

/** The facts of a line's beginning: the stone's status, the business, and the claim on the stone. */
export function factsOf(stone: WorkStone, { id, business_status }: Pick<Client, "id" | "business_status">): Facts {
  const claim = stone.claim && claimOf(stone.claim.row);
  return {
    stone: stone.status,
    business: business_status,
    claim: claim === "sold" ? null : (claim ?? null),
    isOwnClaim: stone.holder === id,
  };
}
