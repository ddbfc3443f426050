import type { EventObject } from "xstate";
import { codes } from "#domain/codes.ts";
import { partyOf, type RoleId, roleIds } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { stoneNowOf } from "#domain/stone-now.ts";
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
import { farOff } from "./lines/far-off.ts";
import { dealPrice, type PricedLine, type StoneLine } from "./stone-line.ts";
import { takenReason } from "./taken-reason.ts";

/** The asker of an act, and the facts beside the line that are known to them. */
export interface Asker {
  accountId: number;
  roleId: RoleId;
  /** The server's clock, in milliseconds. */
  now: number;
  /** The limit of extensions of a hold. If it is unknown, the server decides. */
  mostExtensions?: number;
  /** True if nobody decides their own request. If it is unknown, the server decides. */
  fourEyes?: boolean;
  /** True if the client of the line has its stone. If it is unknown, the server decides. */
  isStoneClients?: boolean | undefined;
  /** The allowed percentage between a price and the quoted one; absent means the house's default. */
  farOffPercent?: number;
}

const workflows: Record<StoneList, Workflow> = { cart, watchlist, notes, enquiry, hold, confirm, memo, external };

const time = (moment: string | null | undefined) => (moment ? Date.parse(moment) : null);

/** The context that the machine of each list has of a line, beside its state. */
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
  memo: ({ reversible_until, sold_ppc = null, wish = null, text, reason }) => ({
    reversibleUntil: time(reversible_until),
    price: sold_ppc,
    wish: wish?.wants ?? null,
    wishUntil: time(wish?.until),
    waitsSince: time(wish?.since),
    text,
    reason,
  }),
  external: ({ made_by, reason }) => ({ madeBy: made_by.id, reason }),
};

const reaches: Partial<Record<RoleId, Scope>> = {
  [roleIds.administrator]: "any",
  [roleIds.qualityControl]: "any",
  [roleIds.auditor]: "any",
  [roleIds.businessAssociate]: "ownCustomers",
};

/** The actor of an asker. A line outside their reach is never shown, so a shown one is within it. */
const actorOf = ({ roleId }: Asker): Actor => ({ party: partyOf(roleId), reach: [reaches[roleId] ?? "own"] });

/** The lowest price. Without a known cost no price is below it, and the server decides. */
const leastPrice = 0.01;

/** The price to compare with: for a sale the agreed price, else the client's own. */
const quoted = (line: StoneLine) => (line.list === "memo" ? (line.agreed_ppc ?? line.markup_ppc) : line.markup_ppc);

/** The claim on a stone that is spoken about. The client may hold it already. */
const claimOn = ({ list, stone }: StoneLine, { isStoneClients = true }: Asker) =>
  list === "enquiry" && stone.status === codes.stone.hold
    ? { claim: "hold", isOwnClaim: isStoneClients }
    : { claim: null, isOwnClaim: false };

type AskedEvent = EventObject & { priceReason: string; [more: string]: unknown };

/** An event in the form that will be sent. Text that has yet to be typed counts as typed. */
const eventOf = (type: string, line: StoneLine, asker: Asker, price = dealPrice(line)): AskedEvent => ({
  type,
  at: asker.now,
  by: asker.accountId,
  price,
  priceReason: "given",
  reason: "given",
  text: "given",
  wish: "keep",
  isGranted: false,
  // A day that has yet to be chosen counts as late enough.
  until: Number.MAX_SAFE_INTEGER,
  mostExtensions: asker.mostExtensions ?? Number.POSITIVE_INFINITY,
  facts: {
    stone: line.stone.status,
    business: line.business?.status ?? null,
    fourEyes: asker.fourEyes ?? false,
    cost: line.price_per_ct ?? leastPrice,
    ...nearPrices(quoted(line), percentOf(asker)),
    ...claimOn(line, asker),
    due: time(line.due_date),
    // Only the server knows the room for holds and the count of messages.
    liveHolds: 0,
    mostHolds: 1,
    messages: 0,
  },
});

/** The refusal of an act on this line, in the words of its machine; null if there is none. */
export const lineRefusal = (line: StoneLine, event: string, asker: Asker): string | null =>
  refused(line, asker, eventOf(event, line, asker));

/** The fault of a price that needs a second act; null if one key is enough, or if the act is refused anyway. */
export function priceDoubt(line: StoneLine, event: string, asker: Asker, price?: number): string | null {
  const asked = eventOf(event, line, asker, price);
  if (refused(line, asker, asked) !== null) return null;
  const doubt = refused(line, asker, { ...asked, priceReason: "" });
  return doubt && withDifference(doubt, price ?? dealPrice(line), quoted(line), asker);
}

const percentOf = ({ farOffPercent = defaultRules.far_off_percent }: Asker) => farOffPercent;

/** A doubt, after the difference from the quoted price where that is large. */
const withDifference = (doubt: string, price: number, from: number, asker: Asker): string =>
  [farOff({ price, quoted: from, percent: percentOf(asker) }), doubt].filter(Boolean).join(" ");

/** The reason why the price of a stone on a new memo needs a second act; null if it needs none, or is no price. */
export function issueDoubt(line: PricedLine & { price_per_ct?: number }, price: number, asker: Asker): string | null {
  if (price <= 0) return null;
  const from = line.agreed_ppc ?? line.markup_ppc;
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
      ...nearPrices(from, percentOf(asker)),
    },
  };
  const doubt = refusalOf(memo, { state: startOf(memo), context: {} }, event, actorOf(asker))?.reason;
  return doubt ? withDifference(doubt, price, from, asker) : null;
}

function refused(line: StoneLine, asker: Asker, event: AskedEvent): string | null {
  const { list, state, stone } = line;
  const refusal = refusalOf(workflows[list], { state, context: contexts[list](line) }, event, actorOf(asker));
  return refusal && takenReason(refusal, [{ ...stone, now: stoneNowOf(stone.status) }], 1);
}

/** True if a role ever has this act, in any state. Other acts are not shown. */
export const isEverOffered = (list: StoneList, event: string, asker: Asker): boolean =>
  workflows[list].transitions.some(
    (transition) => transition.eventType === event && mayTake(metaOf(transition), actorOf(asker)),
  );
