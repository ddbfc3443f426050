import type { Kysely, Transaction } from "kysely";
import type { AuditEntry } from "../ground/audit-entry.ts";
import type { Tables } from "./tables.ts";

/** What it takes to change rows: a transaction, the house's time, and where the log hears of it. */
export type Writing = {
  db: Transaction<Tables>;
  now: Date;
  /** What changed; written to the log just before the commit (server/house/audit.ts). */
  audit: AuditEntry[];
};

/** Whether a row is to stay as it is until the transaction ends. */
export type Lock = "lock" | undefined;

/** A row is read by any handle, and locked in a transaction alone. */
export type Handle<L extends Lock> = { db: L extends "lock" ? Transaction<Tables> : Kysely<Tables> };
