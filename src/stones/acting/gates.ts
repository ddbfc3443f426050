import { codes } from "#domain/codes.ts";
import { messages } from "#domain/portal-messages.ts";
import { partyOf, roleIds } from "#domain/roles.ts";
import { numbersMax } from "#domain/search/stone-search.ts";
import { isNowOf, type KnownNow, stoneNowOf } from "#domain/stone-now.ts";
import type { Actor } from "#machines/kit/decide.ts";
import { type Refusal, refusalOf } from "#machines/kit/offered.ts";
import type { Claim } from "#machines/stone-facts.ts";
import { type TakenStone, takenReason } from "../taken-reason.ts";
import type { StoneViewer } from "../viewer.ts";
import { rowListed, type StoneActName, startEvent, startRow, stoneActs } from "./stone-act.ts";
import type { OwnHolds } from "./use-own-holds.ts";
import { words } from "./words.ts";

interface AskedStone {
  stock_no?: string;
  status: number;
  claim?: Claim | null;
  now?: KnownNow | undefined;
}

export interface Asking {
  viewer: StoneViewer;
  /** The reason where the right to the act is missing. */
  noRight: string;
  stones: readonly AskedStone[];
  clientId: number | undefined;
  /** The code of the client's business. If it is unknown, the server decides. */
  business: number | undefined;
  /** The client's present holds, as far as they are known. */
  holds?: OwnHolds;
  /** The stock numbers of the stones in the client's cart and on the watch list, as far as they are known. */
  inCart?: ReadonlySet<string>;
  watched?: ReadonlySet<string> | undefined;
  /** The stock numbers of the stones that a buyer has requested. */
  requested?: ReadonlySet<string>;
  /** The reason why every act waits. */
  wait?: string | null;
}

/** The actor of a viewer. The choice of clients has only those within reach. */
const actorOf = ({ roleId }: StoneViewer): Actor => ({
  party: partyOf(roleId),
  reach: [roleId === roleIds.administrator ? "any" : roleId === roleIds.businessAssociate ? "ownCustomers" : "own"],
});

/** The screens whose rights permit the act: the office's, and one's own. */
const screensOf = (name: StoneActName) =>
  ["transaction", "customer-profile"].map((of) => `${of}/${stoneActs[name].path}`);

const areAll = (stones: Asking["stones"], of: ReadonlySet<string> | undefined) =>
  stones.every(({ stock_no = "" }) => of?.has(stock_no));

/** The stones that are on an act's list already, if the act puts each there once. */
const listedOn = (name: StoneActName, { inCart, watched }: Asking) =>
  name === "cart" ? inCart : name === "watchlist" ? watched : undefined;

const { hold, confirm } = codes.stone;

/** The place of a stone: by its own page, else by the client's lists, else by its status. */
function nowOf({ stock_no = "", status, claim, now }: AskedStone, { holds, requested }: Asking): KnownNow | undefined {
  if (now && isNowOf(status, now)) return now;
  const known = stoneNowOf(status);
  if (!known) return undefined;
  if (status === hold && holds?.numbers) return holds.nows.get(stock_no) ?? { ...known, is_own: false };
  if (status === confirm && requested?.has(stock_no)) return { ...known, is_own: true };
  return claim === null ? { ...known, is_own: false } : known;
}

/**
 * The reason why an act is refused: the gates of spec §5 in their order and words, then the machine's answer on the
 * stones.
 */
export function actReason(name: StoneActName, asking: Asking): string | null {
  const { viewer, noRight, stones, clientId, business = codes.business.registered, holds, wait } = asking;
  const act = stoneActs[name];
  if (wait) return wait;
  if (stones.length === 0) return messages.selectDiamond;
  if (!screensOf(name).some(viewer.mayWrite)) return noRight;
  if (viewer.choosesClient && clientId === undefined) return messages.selectClient;
  if (act.isClaim && business !== codes.business.registered) return messages.kycPending;
  // Of several stones, the answer names those that are on the list, and offers to continue with the rest.
  const row = areAll(stones, listedOn(name, asking)) ? rowListed : startRow(act);
  const refusals = new Map<string, Refusal | null>();
  const taken = stones.flatMap((stone): (TakenStone & { refusal: Refusal })[] => {
    const { stock_no = "", status, claim } = stone;
    const isOwnHold = status === codes.stone.hold ? holds?.numbers?.has(stock_no) : undefined;
    // A row that was kept from before the hold, or a heard status, does not know the client's own hold.
    const standing = { status, claim: isOwnHold ? ("hold" as const) : claim, isForeign: isOwnHold === false };
    const key = JSON.stringify(standing);
    const known = refusals.get(key);
    const refusal =
      known === undefined ? refusalOf(act.workflow, row, startEvent(act, standing, business), actorOf(viewer)) : known;
    refusals.set(key, refusal);
    return refusal ? [{ stock_no, status, now: nowOf(stone, asking), refusal }] : [];
  });
  const [first] = taken;
  if (first && name === "confirm" && areAll(stones, asking.requested)) return words.requestedAlready;
  if (first) return takenReason(first.refusal, taken, stones.length);
  if (name === "hold" && holds?.live !== undefined && holds.live + stones.length > holds.most) {
    return words.holdRoom(viewer.choosesClient ? "client" : "own", holds.most, holds.live);
  }
  return stones.length > numbersMax ? words.actAtMost(numbersMax) : null;
}
