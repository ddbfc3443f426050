import type { Transaction } from "kysely";
import type { Actor } from "./actor.ts";
import type { Tables } from "./db/tables.ts";
import type { House } from "./house.ts";
import type { Enqueue } from "./jobs/jobs.ts";
import type { DeviceKey } from "./policies/known-devices.ts";
import type { AuditEntry } from "./workflows/audit.ts";

/** What a handler works with. `db` is the request's transaction; there is no other handle to misuse. */
export type Context = {
  db: Transaction<Tables>;
  actor: Actor;
  now: Date;
  requestId: string;
  operation: string;
  /** Where the request came from, and with what. */
  address: string;
  device: string;
  /** By what that is known again, and what it is given to be known by once this transaction has committed. */
  deviceKey: DeviceKey;
  /** A job that runs if, and only if, this transaction commits. */
  enqueue: Enqueue;
  /** What changed; written to the log just before the commit (workflows/audit.ts). */
  audit: AuditEntry[];
  /** What must be undone beside the database where this act is refused: a file that was written for it. */
  ifRefused(undo: () => Promise<void>): void;
  /**
   * Fails the request, but keeps what it wrote: a wrong code costs a try although it is refused.
   * Everything else that fails is rolled back.
   */
  commitAndFail(problem: Error): never;
  house: House;
};
