import type { Kysely } from "kysely";
import type pg from "pg";
import type { Tables } from "./db/tables.ts";
import type { AuditKey } from "./evidence/audit-key.ts";
import type { ShownStones } from "./evidence/shown-stones.ts";
import type { FileStore } from "./files/file-store.ts";
import type { Safe } from "./files/safe.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { HouseLimits } from "./limits/house-limits.ts";
import type { WorkBudget } from "./limits/work-budget.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { AccountRules } from "./policies/account-rules.ts";
import type { People } from "./policies/people.ts";
import type { Stock } from "./search/stock.ts";

/** Everything of the outside world that the portal touches comes in here, so that tests hold it. */
export type House = {
  db: Kysely<Tables>;
  pool: pg.Pool;
  now(): Date;
  jobs: Jobs;
  /** Who asks, and for whom. */
  people: People;
  /** The stones as they are searched. */
  stock: Stock;
  /** How often searches show each of them. */
  shown: ShownStones;
  files: FileStore;
  /** Papers of people, which only the house's key opens. */
  safe: Safe;
  /** Signs what leaves the house of its log. */
  auditKey: AuditKey;
  /** Who keeps checkpoints of the log elsewhere. */
  auditMail: readonly string[];
  /** None: mail stays in the outbox. */
  mailer: Mailer | null;
  timeZone: string;
  publicUrl: string;
  /** Where clients find the FTP door; null where there is none. */
  ftp: { host: string; port: number; isSafe: boolean } | null;
  log: Log;
  limits: HouseLimits;
  accounts: AccountRules;
  /** What was asked of the house in this minute, and by whom. */
  work: WorkBudget;
};
