import type { Kysely } from "kysely";
import type { AccountAsViewer } from "../db/queries/viewers.ts";
import type { Tables } from "../db/tables.ts";
import type { Writing } from "../db/writing.ts";
import type { Actor } from "../ground/actor.ts";
import type { House } from "./house.ts";
import type { Enqueue } from "./jobs.ts";
import type { PlainStone } from "./stones.ts";

/**
 * By what a device is known again. A browser holds a cookie; a program that signs in by FTP holds nothing, and is known by
 * where it comes from. It opens nothing by itself.
 */
export type DeviceKey = { readonly held?: string | undefined; readonly isPlace?: true; given?: string };

/** What a handler that changes nothing works with: no transaction, no log, nothing to enqueue. */
export type Reading = {
  db: Kysely<Tables>;
  actor: Actor;
  now: Date;
  requestId: string;
  operation: string;
  /** Where the request came from, and with what. */
  address: string;
  device: string;
  house: House;
  /** An account as it sees stones. A read may believe what was read a moment ago (decision 0027), a transaction may not. */
  accountAsViewer(id: number): Promise<AccountAsViewer | undefined>;
  /** Stones before anybody's price: a read takes those that are kept, a transaction those that it has changed itself. */
  plainStones(ids: readonly number[]): Promise<PlainStone[]>;
};

/** What a handler that changes something works with. `db` is the request's transaction; there is no other handle to misuse. */
export type Context = Reading &
  Writing & {
    /** By what the device is known again, and what it is given to be known by once this transaction has committed. */
    deviceKey: DeviceKey;
    /** A job that runs if, and only if, this transaction commits. */
    enqueue: Enqueue;
    /** What must be undone beside the database where this act is refused: a file that was written for it. */
    ifRefused(undo: () => Promise<void>): void;
    /**
     * Fails the request, but keeps what it wrote: a wrong code costs a try although it is refused.
     * Everything else that fails is rolled back.
     */
    commitAndFail(problem: Error): never;
  };
