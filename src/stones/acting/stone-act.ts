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

/** The acts on stones wherever they are shown, from lightest to heaviest. */
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
  /** The event that begins a line. */
  event: string;
  /** The last part of its screens' addresses: `transaction/hold`, `customer-profile/hold`. */
  path: ListScreen;
  /** True for an act that claims the stone: only a registered business may do it (spec §5). */
  isClaim: boolean;
  /** True for an act with a form. */
  asks: boolean;
  /** The key of the act. */
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

/** The row in the state that a line begins in. */
export const startRow = ({ workflow }: StoneAct) => ({ state: startOf(workflow), context: {} });

/** The row of a stone that is in the cart or on the watch list already. */
export const rowListed = { state: "in", context: {} };

/**
 * The claims by a stone's status. A stone does not name its holder: the client's own claim may become the next one, and
 * only the server knows.
 */
const claims: Partial<Record<number, Claim>> = {
  [codes.stone.hold]: "hold",
  [codes.stone.confirm]: "confirmApproved",
};

/** The status of a stone, its claim if it is known, and whether the claim is known to be another client's. */
interface Standing {
  status: number;
  claim?: Claim | null | undefined;
  isForeign?: boolean;
}

/**
 * The event with the facts of a row. Text that has yet to be typed counts as typed. Only the server knows the room for
 * holds and the rest of a stone.
 */
export function startEvent(
  { event }: StoneAct,
  { status: stone, claim = claims[stone] ?? null, isForeign = false }: Standing,
  business: number,
): EventObject {
  const facts: Facts = { stone, business, claim, isOwnClaim: claim !== null && !isForeign };
  const room = { liveHolds: 0, mostHolds: 1, restsUntil: null };
  return { type: event, facts: { ...facts, ...room }, text: "given", price: null } as EventObject;
}

/** True if a role ever has this act. A guest counts as a future customer, and is told the missing steps. */
export function isOffered(name: StoneActName, roleId: RoleId): boolean {
  const { workflow, event } = stoneActs[name];
  const party = partyOf(roleId === roleIds.guest ? roleIds.customer : roleId);
  return workflow.transitions.some((one) => one.eventType === event && metaOf(one).roles[party] !== undefined);
}
