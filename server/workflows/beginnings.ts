import type { EventObject } from "xstate";
import { cartCodes } from "#domain/codes.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import type { HoldEvent } from "#machines/hold.ts";
import type { Facts } from "#machines/stone-facts.ts";
import type { Context } from "../context.ts";
import type { Client } from "../policies/client.ts";
import type { Begin, Wanted } from "./new-line.ts";
import { claimOf, type WorkStone } from "./work.ts";

type Beginning = (stone: WorkStone, want: Wanted) => EventObject;

/** The client, and how many holds they have already. */
type Beginner = Client & { holds: number };

/** The event by which a line of a list begins, with the facts that its machine asks for. */
export function beginningOf(ctx: Context, list: StoneList, client: Beginner, order: Begin): Beginning {
  const by = ctx.actor.accountId;
  const text = order.text ?? "";
  switch (list) {
    case "hold":
      return holding(ctx, client);
    case "confirm":
      return (stone, { price_per_ct: price = null }) => ({ type: "REQUEST", facts: factsOf(stone, client), by, price });
    case "memo":
      return (stone) => ({ type: "ISSUE", facts: factsOf(stone, client) });
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

function holding(ctx: Context, client: Beginner): Beginning {
  const { hold_hours, most_holds: mostHolds } = { ...defaultRules, ...client.rules };
  const expiresAt = ctx.now.getTime() + hold_hours * 3_600_000;
  let live = client.holds;
  return (stone) => {
    const facts = { ...factsOf(stone, client), liveHolds: live, mostHolds };
    live++; // each of a selection takes a place
    return { type: "HOLD", facts, expiresAt } satisfies HoldEvent;
  };
}

/** What a line begins from: the stone as it stands, the business, and whose claim there is. */
export function factsOf(stone: WorkStone, { id, business_status }: Pick<Client, "id" | "business_status">): Facts {
  const claim = stone.claim && claimOf(stone.claim.row);
  return {
    stone: stone.status,
    business: business_status,
    claim: claim === "sold" ? null : (claim ?? null),
    isOwnClaim: stone.holder === id,
  };
}
