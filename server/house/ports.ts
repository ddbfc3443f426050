import type { Readable } from "node:stream";
import type { LiveKey } from "../db/queries/api-keys.ts";
import type { LiveSession } from "../db/queries/sessions.ts";
import type { ShownCount } from "../db/queries/stone-shown.ts";
import type { AccountAsViewer } from "../db/queries/viewers.ts";
import type { Remembered } from "../ground/remembered.ts";

/** Where bytes are kept: a folder, or a bucket. Names are ours, random, and never a person's. */
export type FileStore = {
  /** Complete when it resolves: a name never leads to half a file. */
  put(name: string, sourcePath: string, mediaType: string): Promise<void>;
  /** Undefined where there is no such file. */
  open(name: string): Promise<Readable | undefined>;
  /** Removing what is gone already is no failure. */
  remove(name: string): Promise<void>;
};

/** Papers of people, which only the house's key opens. */
export type Safe = {
  /** Which key this is. */
  readonly keyName: string;
  /** A name that nobody can guess. */
  newName(): string;
  /** Keeps a file; its sealed form lies beside it for that time. */
  keep(name: string, sourcePath: string): Promise<void>;
  read(name: string): Promise<Buffer>;
  remove(name: string): Promise<void>;
};

export type Letter = { to: string; subject: string; text: string };
/** Hands a letter to a mail server; resolves once that has taken it. */
export type Mailer = { send(letter: Letter): Promise<void> };

/** Signs for the house what leaves it of the log: checkpoints, statements and exports (Ed25519). */
export type AuditKey = {
  sign(bytes: Buffer): Buffer;
  /** As it travels: 32 bytes. */
  publicKey: Buffer;
  /** Which key this is, whole: what people compare by another way than the file's. */
  fingerprint: string;
  /** The same, short enough to be compared by eye. */
  keyName: string;
};

/** Who asks, and what they may see, as it was read a moment ago (decision 0027). Reads ask here, transactions never. */
export type People = {
  /** By the hash of their token. */
  readonly sessions: Remembered<LiveSession>;
  /** By the hash of the key. */
  readonly keys: Remembered<LiveKey>;
  /** By the account's id. */
  readonly viewers: Remembered<AccountAsViewer>;
  /** This process has committed something: whoever asks from now on is looked at afresh. */
  committed(operation: string): void;
  forget(): void;
};

/** How often searches show each stone. */
export type Shown = {
  note(roleId: number, day: string, stoneIds: readonly number[]): void;
  /** What is counted of a stone and not written yet. */
  of(stoneId: number): ShownCount[];
  /** All of it, to be written; from now on it is counted anew. */
  take(): ShownCount[];
  /** It could not be written: the next time. */
  giveBack(rows: readonly ShownCount[]): void;
};
