import type { EventObject } from "xstate";
import type { ListScreen } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { partyOf, type RoleId, roleIds } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { confirm } from "#machines/confirm.ts";
import { enquiry } from "#machines/enquiry.ts";
import { hold } from "#machines/hold.ts";
import { metaOf, startOf, type Workflow } from "#machines/kit/workflow.ts";
import { memo } from "#machines/memo.ts";
import { cart, notes, watchlist } from "#machines/own-lists.ts";
import type { Claim, Facts } from "#machines/stone-facts.ts";

/** What can be begun with stones wherever they are shown, from lightest to heaviest. */
export const stoneActNames = [
  "cart",
  "watchlist",
  "notes",
  "enquiry",
  "hold",
  "confirm",
  "memo",
] as const satisfies readonly StoneList[];
export type StoneActName = (typeof stoneActNames)[number];

interface StoneAct {
  workflow: Workflow;
  /** The event by which a line begins. */
  event: string;
  /** The last word of its screens: `transaction/hold`, `customer-profile/hold`. */
  path: ListScreen;
  /** Takes the stone out of everybody else's reach: only for a business that is registered (spec §5). */
  isClaim: boolean;
  /** Asks for more before it acts. */
  asks: boolean;
  /** The key that does it. */
  key: string;
}

export const stoneActs: Record<StoneActName, StoneAct> = {
  cart: { workflow: cart, event: "ADD", path: "cart", isClaim: false, asks: false, key: "A" },
  watchlist: { workflow: watchlist, event: "ADD", path: "watch-list", isClaim: false, asks: false, key: "W" },
  notes: { workflow: notes, event: "ADD", path: "notes", isClaim: false, asks: true, key: "N" },
  enquiry: { workflow: enquiry, event: "OPEN", path: "enquiry", isClaim: false, asks: true, key: "E" },
  hold: { workflow: hold, event: "HOLD", path: "hold", isClaim: true, asks: false, key: "H" },
  confirm: { workflow: confirm, event: "REQUEST", path: "confirm-stone", isClaim: true, asks: true, key: "C" },
  memo: { workflow: memo, event: "ISSUE", path: "memo", isClaim: true, asks: true, key: "M" },
};

/** Where a line begins. */
export const startRow = ({ workflow }: StoneAct) => ({ state: startOf(workflow), context: {} });

/** Whose claim it is, a stone does not say: the client's own may become the next one, and the server knows. */
const claims: Partial<Record<number, Claim>> = {
  [codes.stone.hold]: "hold",
  [codes.stone.confirm]: "confirmApproved",
};

/** Where a stone stands, whose the claim on it is as far as that is known, and whether it is known to be another's. */
interface Standing {
  status: number;
  claim?: Claim | null | undefined;
  isForeign?: boolean;
}

/** The event with the facts of a row; what has yet to be typed counts as typed; room for holds, and how long a stone rests, the server knows. */
export function startEvent(
  { event }: StoneAct,
  { status: stone, claim = claims[stone] ?? null, isForeign = false }: Standing,
  business: number,
): EventObject {
  const facts: Facts = { stone, business, claim, isOwnClaim: claim !== null && !isForeign };
  const room = { liveHolds: 0, mostHolds: 1, restsUntil: null };
  return { type: event, facts: { ...facts, ...room }, text: "given", price: null } as EventObject;
}

/** Whether an act is this role's at all. A guest is a customer to be, and is told what is missing. */
export function isOffered(name: StoneActName, roleId: RoleId): boolean {
  const { workflow, event } = stoneActs[name];
  const party = partyOf(roleId === roleIds.guest ? roleIds.customer : roleId);
  return workflow.transitions.some((one) => one.eventType === event && metaOf(one).roles[party] !== undefined);
}
