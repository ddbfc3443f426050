import type { Kysely } from "kysely";
import type pg from "pg";
import type { Replica } from "../db/replica.ts";
import type { Tables } from "../db/tables.ts";
import type { Log } from "../ground/log.ts";
import type { AccountRules } from "./account-rules.ts";
import type { BackupPlan } from "./backup-plan.ts";
import type { IssuerRules } from "./issuer-rules.ts";
import type { Jobs } from "./jobs.ts";
import type { HouseLimits } from "./limits/house-limits.ts";
import type { WorkBudget } from "./limits/work-budget.ts";
import type { MailRules } from "./mail-rules.ts";
import type { OfferFiles } from "./offer-files.ts";
import type { AuditKey, FileStore, Mailer, Names, People, Safe, Shown } from "./ports.ts";
import type { RemoteRules } from "./remote-rules.ts";
import type { ReportFile } from "./report-files.ts";
import type { Stock } from "./stock.ts";

/** The house: everything of the outside world that the portal touches, so that tests can replace it. */
export type House = {
  db: Kysely<Tables>;
  pool: pg.Pool;
  /** The connections that keep their sessions, for notices and for locks that outlive a transaction (decision 0169). */
  direct: pg.Pool;
  /** The replica that lists and figures may be read from; null without one. */
  replica: Replica | null;
  now(): Date;
  jobs: Jobs;
  /** The actors and viewers. */
  people: People;
  /** The stock that is searched. */
  stock: Stock;
  /** The counts of stones shown by searches. */
  shown: Shown;
  files: FileStore;
  /** The documents of people, which only the house's key opens. */
  safe: Safe;
  /** The key that signs the parts of the log that leave the house. */
  auditKey: AuditKey;
  /** The addresses to which checkpoints of the log are mailed, to be kept elsewhere. */
  auditMail: readonly string[];
  /** The mail server of the environment. It comes before the one of the house's settings. */
  mailer: Mailer | null;
  /** The DNS, which is asked what it says of the house's mail. */
  names: Names;
  /** The house's way of sending its mail. */
  mailRules: MailRules;
  /** Makes the files of a letter when it leaves. */
  offerFiles: OfferFiles;
  /** Makes the file of a mailed report when its letter leaves. */
  reportFile: ReportFile;
  /** Ends what waited for the last letter of a mailing. The request says who asks. */
  endRuns: (requestId: string) => Promise<void>;
  /** The time zone of the environment, or the house's own setting: operations/house-settings.ts changes it. */
  timeZone: string;
  /** True if the environment names the time zone, so that nobody changes it. */
  isZoneFixed: boolean;
  publicUrl: string;
  /** The address of the FTP server for clients; null without one. */
  ftp: { host: string; port: number; isSafe: boolean } | null;
  /** The house's way with servers that are not its own. */
  remote: RemoteRules;
  log: Log;
  /** True if the house's pages tell how fast they were. */
  isPageTimed: boolean;
  limits: HouseLimits;
  accounts: AccountRules;
  /** The sign-in service that the staff may sign in with; null without one. */
  issuer: IssuerRules | null;
  /** The newest migration that this process knows; null where nobody asks. */
  schema: string | null;
  /** The backups that the environment orders; null without any. */
  backups: BackupPlan | null;
  /** The budget of the work asked of the house in a minute, by account and by address. */
  work: Pick<WorkBudget, "spend">;
};
