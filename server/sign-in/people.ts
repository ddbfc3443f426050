import { factsOf } from "#api/operation-facts.ts";
import type { LiveKey } from "../db/queries/api-keys.ts";
import type { LiveSession } from "../db/queries/sessions.ts";
import type { AccountAsViewer } from "../db/queries/viewers.ts";
import { Remembered } from "../ground/remembered.ts";

/** Who asks, and what they may see, as it was read a moment ago (decision 0027). Reads ask here, transactions never. */
export class People {
  /** By the hash of their token. */
  readonly sessions = new Remembered<LiveSession>();
  /** By the hash of the key. */
  readonly keys = new Remembered<LiveKey>();
  /** By the account's id. */
  readonly viewers = new Remembered<AccountAsViewer>();

  /** This process has committed something: whoever asks from now on is looked at afresh, unless it left rights untouched. */
  committed(operation: string): void {
    if (factsOf(operation)?.rights !== "untouched") this.forget();
  }

  forget(): void {
    this.sessions.forget();
    this.keys.forget();
    this.viewers.forget();
  }
}
