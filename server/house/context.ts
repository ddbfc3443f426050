import type { Kysely } from "kysely";
import type { AccountAsViewer } from "../db/queries/viewers.ts";
import type { Tables } from "../db/tables.ts";
import type { Writing } from "../db/writing.ts";
import type { Actor } from "../ground/actor.ts";
import type { BackupPlan } from "./backup-plan.ts";
import type { House } from "./house.ts";
import type { Enqueue, EnqueueAll } from "./jobs.ts";
import type { Mailer } from "./ports.ts";
import type { PlainStone } from "./stones.ts";

/**
 * The key by which a device is known again. A browser holds a cookie. A program that signs in by FTP holds nothing, and
 * is known by its network address. The key opens nothing by itself.
 */
export type DeviceKey = { readonly held?: string | undefined; readonly isPlace?: true; given?: string | undefined };

/**
 * The house as a read has it: nothing in it writes a row, keeps a file, sends or enqueues. What is added here must not
 * either.
 */
export type HouseToRead = Pick<
  House,
  | "accounts"
  | "auditKey"
  | "ftp"
  | "isPageTimed"
  | "isZoneFixed"
  | "issuer"
  | "limits"
  | "log"
  | "names"
  | "now"
  | "offerFiles"
  | "publicUrl"
  | "remote"
  | "schema"
  | "timeZone"
  | "work"
> & {
  files: Pick<House["files"], "open">;
  /** A sealed text is an answer, and no row. */
  safe: Pick<House["safe"], "keyName" | "formerName" | "read" | "mark" | "isMark" | "openText" | "sealText">;
  stock: Omit<House["stock"], "changes" | "committed">;
  /** Counts in memory, which the portal's clock writes. */
  shown: Pick<House["shown"], "note" | "of">;
  mailer: Pick<Mailer, "from"> | null;
  mailRules: Pick<House["mailRules"], "bounceDomain" | "dkim">;
  backups:
    | (Pick<BackupPlan, "keepDays" | "keepWeeks" | "schedule"> & { place: Pick<BackupPlan["place"], "says"> })
    | null;
};

/** The context of a handler that changes nothing: no transaction, no log, nothing to enqueue. */
export type Reading = {
  db: Kysely<Tables>;
  actor: Actor;
  now: Date;
  requestId: string;
  operation: string;
  /** The address and the device that the request came from. */
  address: string;
  device: string;
  house: HouseToRead;
  /** The key by which the device is known, and the new one that it gets with the answer. */
  deviceKey: DeviceKey;
  /**
   * An account as a viewer of stones. A read may use a row that was read a moment ago (decision 0027), a transaction
   * may not.
   */
  accountAsViewer(id: number): Promise<AccountAsViewer | undefined>;
  /** Stones without a viewer's prices. A read takes kept ones; a transaction reads them anew, with its own changes. */
  plainStones(ids: readonly number[]): Promise<PlainStone[]>;
};

/**
 * The context of a read whose answer may be a file (`export`, `csv`, `pdf`): to keep that file, and to log that somebody took
 * it, is an act in a transaction of its own.
 */
export type FileReading = Reading & { orderFile<T>(order: (own: Context) => Promise<T>): Promise<T> };

/**
 * The context of a handler that changes something. `db` is the request's transaction; there is no other handle to
 * misuse.
 */
export type Context = Omit<Reading, "house"> &
  Writing & {
    house: House;
    /** A job that runs if, and only if, this transaction commits. */
    enqueue: Enqueue;
    enqueueAll: EnqueueAll;
    /** Undoes an effect outside the database if this act is refused: a file that was written for it. */
    ifRefused(undo: () => Promise<void>): void;
    /**
     * Fails the request, but keeps its writes: a wrong code costs a try although it is refused. Every other failure
     * rolls all back.
     */
    commitAndFail(problem: Error): never;
  };
