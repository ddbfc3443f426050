import { factsOf } from "#api/operation-facts.ts";
import type { LiveKey } from "../db/queries/api-keys.ts";
import type { LiveSession } from "../db/queries/sessions.ts";
import type { AccountAsViewer } from "../db/queries/viewers.ts";
import { Remembered } from "../ground/remembered.ts";

/** Actors and viewers as they were read a moment ago (decision 0027). Reads ask here, transactions never. */
export class People {
  /** By the hash of the session's token. */
  readonly sessions = new Remembered<LiveSession>();
  /** By the hash of the key. */
  readonly keys = new Remembered<LiveKey>();
  /** By the account's id. */
  readonly viewers = new Remembered<AccountAsViewer>();

  /** Forgets everybody after a commit of this process, unless the operation leaves rights untouched. */
  committed(operation: string): void {
    if (factsOf(operation)?.rights !== "untouched") this.forget();
  }

  forget(): void {
    this.sessions.forget();
    this.keys.forget();
    this.viewers.forget();
  }
}
