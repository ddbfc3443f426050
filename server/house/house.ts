import type { Kysely } from "kysely";
import type pg from "pg";
import type { Tables } from "../db/tables.ts";
import type { Log } from "../ground/log.ts";
import type { HouseLimits } from "../limits/house-limits.ts";
import type { WorkBudget } from "../limits/work-budget.ts";
import type { AccountRules } from "./account-rules.ts";
import type { Jobs } from "./jobs.ts";
import type { AuditKey, FileStore, Mailer, People, Safe, Shown } from "./ports.ts";
import type { Stock } from "./stock.ts";

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
  shown: Shown;
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
  work: Pick<WorkBudget, "spend">;
};
