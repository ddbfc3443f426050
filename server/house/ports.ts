import type { Readable } from "node:stream";
import type { LiveKey } from "../db/queries/api-keys.ts";
import type { LiveSession } from "../db/queries/sessions.ts";
import type { ShownCount } from "../db/queries/stone-shown.ts";
import type { AccountAsViewer } from "../db/queries/viewers.ts";
import type { Remembered } from "../ground/remembered.ts";

/** The store of files: a folder, or a bucket. The house makes the names at random, and never uses a person's name. */
export type FileStore = {
  /** Writes a file, complete when it resolves: a name never leads to half a file. */
  put(name: string, sourcePath: string, mediaType: string): Promise<void>;
  /** The content of a file, or the bytes from `start` to `end`; undefined for a missing one. */
  open(name: string, part?: { start: number; end: number }): Promise<Readable | undefined>;
  /** Removes a file. A missing file is no failure. */
  remove(name: string): Promise<void>;
};

/** The store of people's documents, which only the house's key opens. */
export type Safe = {
  /** The name of the house's key. */
  readonly keyName: string;
  /** The name of the key before it, which still opens; undefined without one. */
  readonly formerName: string | undefined;
  /** A name that nobody can guess. */
  newName(): string;
  /** Keeps a file sealed. The sealed form lies beside the source meanwhile. */
  keep(name: string, sourcePath: string): Promise<void>;
  read(name: string): Promise<Buffer>;
  /** Keeps the content of a file under another name too, sealed with the house's key. */
  reseal(name: string, newName: string): Promise<void>;
  /** Seals a short secret for a row of the database. */
  sealText(text: string, place: string): string;
  /** The secret; undefined under another key, or in another place. */
  openText(sealed: string, place: string): string | undefined;
  /** A short mark that only the house can make, for a text in an address. */
  mark(text: string): string;
  /** True for the mark of this text, also for one that the former key made. */
  isMark(text: string, mark: string): boolean;
  remove(name: string): Promise<void>;
};

/** A file in a mail: the logo, which the HTML shows by its `cid`, or one that the reader keeps. */
export type Enclosure = { content: Buffer | string; contentType: string; filename: string; cid?: string };
export type Mail = {
  /** The name that readers see as the sender's. */
  house: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  enclosures?: readonly Enclosure[];
  /** The part of the Message-ID before the sender's domain: the same at every try. */
  key?: string;
  /** The way out of a kind of mail that one may decline (RFC 8058). Such a mail is bulk mail. */
  unsubscribe?: string;
  /** Awaited before the last byte of the mail goes: from then on the mail server may have it. */
  beforeLastByte?: () => Promise<void>;
};
/** Hands a mail to a mail server; resolves once that has taken it, with the server's answer. */
export type Mailer = {
  send(mail: Mail): Promise<string | undefined>;
  /** The address that readers see as the sender's. */
  from?: string;
};
/** The DNS: the texts of a name, none if it has none. It is rejected if it could not be asked. */
export type Names = { texts(name: string): Promise<string[]> };

/** The key that signs the parts of the log that leave the house: checkpoints, statements and exports (Ed25519). */
export type AuditKey = {
  sign(bytes: Buffer): Buffer;
  /** The public key as it travels: 32 bytes. */
  publicKey: Buffer;
  /** The whole fingerprint of the key, which people compare on another way than the file's. */
  fingerprint: string;
  /** The short fingerprint, for comparing by eye. */
  keyName: string;
  /** The fingerprint of the key before it, while a change of keys is under way: what it signed is accepted. */
  former?: string;
};

/** The actors and viewers, as they were read a moment ago (decision 0027). Reads ask here, transactions never. */
export type People = {
  /** The sessions, by the hash of their token. */
  readonly sessions: Remembered<LiveSession>;
  /** The API keys, by their hash. */
  readonly keys: Remembered<LiveKey>;
  /** The viewers, by the account's id. */
  readonly viewers: Remembered<AccountAsViewer>;
  /** Notes a commit of this process: later requests read their actor anew. */
  committed(operation: string): void;
  forget(): void;
};

/** The counts of stones shown by searches. */
export type Shown = {
  note(roleId: number, day: string, stoneIds: readonly number[]): void;
  /** The counts of a stone that are not written yet. */
  of(stoneId: number): ShownCount[];
  /** Takes all counts for writing, and starts from zero. They count here until they are written. */
  take(): ShownCount[];
  /** Forgets rows that are written. */
  written(rows: readonly ShownCount[]): void;
  /** Takes back counts that could not be written, for the next time. */
  giveBack(rows: readonly ShownCount[]): void;
};
