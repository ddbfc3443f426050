import type { Kysely, Transaction } from "kysely";
import type { AuditEntry } from "../ground/audit-entry.ts";
import type { Tables } from "./tables.ts";

/** The needs of a change of rows: a transaction, the house's time, and the entries for the log. */
export type Writing = {
  db: Transaction<Tables>;
  now: Date;
  /** The changes, written to the log just before the commit (server/house/audit.ts). */
  audit: AuditEntry[];
};

/** A lock keeps a row unchanged until the transaction ends. */
export type Lock = "lock" | undefined;

/** A handle for a row: any handle may read it, but only a transaction may lock it. */
export type Handle<L extends Lock> = { db: L extends "lock" ? Transaction<Tables> : Kysely<Tables> };
