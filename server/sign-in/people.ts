import type { OperationId } from "#api/operation-types.ts";
import type { LiveKey } from "../db/queries/api-keys.ts";
import type { LiveSession } from "../db/queries/sessions.ts";
import type { AccountAsViewer } from "../db/queries/viewers.ts";
import { Remembered } from "../ground/remembered.ts";

/** Commits that come all the time, and say nothing about anybody's rights, sessions or prices. */
const besideThePoint: ReadonlySet<string> = new Set<OperationId>([
  "recordSearch",
  ...(["addToCart", "removeFromCart", "addToWatchlist", "removeFromWatchlist", "addNotes", "removeNotes"] as const),
  ...(["openEnquiries", "askInEnquiry", "answerEnquiry", "makeOffer", "acceptOffer", "declineOffer"] as const),
  ...(["closeEnquiries", "createHolds", "releaseHolds", "extendHolds"] as const),
  ...(["confirmStones", "updateConfirmStones", "approveStones", "rejectStones"] as const),
  ...(["issueMemo", "receiveMemo", "sellMemo", "reverseMemo"] as const),
]);

/** Who asks, and what they may see, as it was read a moment ago (decision 0027). Reads ask here, transactions never. */
export class People {
  /** By the hash of their token. */
  readonly sessions = new Remembered<LiveSession>();
  /** By the hash of the key. */
  readonly keys = new Remembered<LiveKey>();
  /** By the account's id. */
  readonly viewers = new Remembered<AccountAsViewer>();

  /** This process has committed something: whoever asks from now on is looked at afresh. */
  committed(operation: string): void {
    if (!besideThePoint.has(operation)) this.forget();
  }

  forget(): void {
    this.sessions.forget();
    this.keys.forget();
    this.viewers.forget();
  }
}
