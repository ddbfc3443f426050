import type { EventObject } from "xstate";
import { codes } from "#domain/codes.ts";
import { partyOf, type RoleId, roleIds } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { defaultRules, nearPrices } from "#domain/trade-rules.ts";
import { confirm } from "#machines/confirm.ts";
import { enquiry } from "#machines/enquiry.ts";
import { external } from "#machines/external.ts";
import { hold } from "#machines/hold.ts";
import { type Actor, mayTake } from "#machines/kit/decide.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import { metaOf, startOf, type Workflow } from "#machines/kit/workflow.ts";
import { memo } from "#machines/memo.ts";
import { cart, notes, watchlist } from "#machines/own-lists.ts";
import { dealPrice, type PricedLine, type StoneLine } from "./stone-line.ts";

/** Who asks, and what they know of the world beside the line. */
export interface Asker {
  accountId: number;
  roleId: RoleId;
  /** The server's clock, in milliseconds. */
  now: number;
  /** As often as the house lets a hold be extended; unknown is for the server to judge. */
  mostExtensions?: number;
  /** Whether nobody decides what they asked for themselves; unknown is for the server to judge. */
  fourEyes?: boolean;
  /** How far a price may lie from the quoted one; unknown is the house's default. */
  farOffPercent?: number;
}

const workflows: Record<StoneList, Workflow> = { cart, watchlist, notes, enquiry, hold, confirm, memo, external };

const time = (moment: string | null | undefined) => (moment ? Date.parse(moment) : null);

/** What the machine of a list keeps of a line beside its state. */
const contexts: Record<StoneList, (line: StoneLine) => object> = {
  cart: ({ text }) => ({ text }),
  watchlist: ({ text }) => ({ text }),
  notes: ({ text }) => ({ text }),
  enquiry: ({ text, agreed_ppc, expires_at, waits_since, reason }) => ({
    text,
    price: agreed_ppc,
    reason,
    standsUntil: time(expires_at),
    waitsSince: time(waits_since),
  }),
  hold: ({ expires_at, extensions = 0, ended_by = null }) => ({
    expiresAt: time(expires_at),
    extensions,
    endedBy: ended_by,
  }),
  confirm: ({ made_by, agreed_ppc, remark, reason }) => ({ madeBy: made_by.id, price: agreed_ppc, remark, reason }),
  memo: ({ reversible_until, sold_ppc = null }) => ({ reversibleUntil: time(reversible_until), price: sold_ppc }),
  external: ({ made_by, reason }) => ({ madeBy: made_by.id, reason }),
};

const reaches: Partial<Record<RoleId, Scope>> = {
  [roleIds.administrator]: "any",
  [roleIds.qualityControl]: "any",
  [roleIds.auditor]: "any",
  [roleIds.businessAssociate]: "ownCustomers",
};

/** Nobody is shown a line that they may not know of: what is shown is in reach. */
const actorOf = ({ roleId }: Asker): Actor => ({ party: partyOf(roleId), reach: [reaches[roleId] ?? "own"] });

/** Where the cost is not told, it is for the server to judge: nothing is below this. */
const leastPrice = 0.01;

/** What a price is held against: a sale against what is spoken of, all else against the client's own price. */
const quoted = (line: StoneLine) => (line.list === "memo" ? (line.agreed_ppc ?? line.markup_ppc) : line.markup_ppc);

/** What is offered may be held by the client already; whose hold it is, the server knows. */
const claimOn = ({ list, stone }: StoneLine) =>
  list === "enquiry" && stone.status === codes.stone.hold
    ? { claim: "hold", isOwnClaim: true }
    : { claim: null, isOwnClaim: false };

type AskedEvent = EventObject & { priceReason: string; [more: string]: unknown };

/** An event as it will be sent; what has yet to be typed counts as typed. */
const eventOf = (type: string, line: StoneLine, asker: Asker, price = dealPrice(line)): AskedEvent => ({
  type,
  at: asker.now,
  by: asker.accountId,
  price,
  priceReason: "given",
  reason: "given",
  text: "given",
  mostExtensions: asker.mostExtensions ?? Number.POSITIVE_INFINITY,
  facts: {
    stone: line.stone.status,
    business: line.business?.status ?? null,
    fourEyes: asker.fourEyes ?? false,
    cost: line.price_per_ct ?? leastPrice,
    ...nearPrices(quoted(line), asker.farOffPercent ?? defaultRules.far_off_percent),
    ...claimOn(line),
    // Room for holds, and how many messages there are, is for the server to judge.
    liveHolds: 0,
    mostHolds: 1,
    messages: 0,
  },
});

/** Why this act is refused on this line, in the words of its machine; null where it is not. */
export const lineRefusal = (line: StoneLine, event: string, asker: Asker): string | null =>
  refused(line, asker, eventOf(event, line, asker));

/** What a price lacks that takes a second act: null where the act may be done by one key, or not at all. */
export function priceDoubt(line: StoneLine, event: string, asker: Asker, price?: number): string | null {
  const asked = eventOf(event, line, asker, price);
  return refused(line, asker, asked) === null ? refused(line, asker, { ...asked, priceReason: "" }) : null;
}

/** Why the price of a stone takes a second act when it goes out on memo; null where it takes none, or is none. */
export function issueDoubt(line: PricedLine & { price_per_ct?: number }, price: number, asker: Asker): string | null {
  if (price <= 0) return null;
  const event = {
    type: "ISSUE",
    price,
    priceReason: "",
    facts: {
      stone: codes.stone.available,
      business: codes.business.registered,
      claim: null,
      isOwnClaim: false,
      cost: line.price_per_ct ?? leastPrice,
      ...nearPrices(line.agreed_ppc ?? line.markup_ppc, asker.farOffPercent ?? defaultRules.far_off_percent),
    },
  };
  return refusalOf(memo, { state: startOf(memo), context: {} }, event, actorOf(asker))?.reason ?? null;
}

const refused = (line: StoneLine, asker: Asker, event: AskedEvent): string | null =>
  refusalOf(workflows[line.list], { state: line.state, context: contexts[line.list](line) }, event, actorOf(asker))
    ?.reason ?? null;

/** Whether an act is this role's at all, in whatever state: what is not is not shown. */
export const isEverOffered = (list: StoneList, event: string, asker: Asker): boolean =>
  workflows[list].transitions.some(
    (transition) => transition.eventType === event && mayTake(metaOf(transition), actorOf(asker)),
  );
