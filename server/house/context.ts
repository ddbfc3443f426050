import type { Writing } from "../db/writing.ts";
import type { Actor } from "../ground/actor.ts";
import type { House } from "./house.ts";
import type { Enqueue } from "./jobs.ts";

/**
 * By what a device is known again. A browser holds a cookie; a program that signs in by FTP holds nothing, and is known by
 * where it comes from. It opens nothing by itself.
 */
export type DeviceKey = { readonly held?: string | undefined; readonly isPlace?: true; given?: string };

/** What a handler works with. `db` is the request's transaction; there is no other handle to misuse. */
export type Context = Writing & {
  actor: Actor;
  requestId: string;
  operation: string;
  /** Where the request came from, and with what. */
  address: string;
  device: string;
  /** By what that is known again, and what it is given to be known by once this transaction has committed. */
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
  house: House;
};
