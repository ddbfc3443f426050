import { randomBytes } from "node:crypto";
import { createWriteStream, mkdirSync } from "node:fs";
import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ftpWaitingMaxBytes, ftpWaitingMaxFiles } from "#domain/limits.ts";

/** A whole file that a client has left and nobody has read yet. */
export type Left = { id: string; accountId: number; fileName: string; at: Date; bytes: number };

const DRAFT = "draft-";
const DAY_MS = 86_400_000;
const SPOOLED = /^(\d+)_(\d+)_([\w-]+)_[0-9a-f]{16}$/;

/**
 * Where files lie between their last byte and the transaction that reads them: in a folder of the house, under names
 * that say whose they are and how they are called. A draft becomes a file by its name, once its bytes are on the disk.
 */
export class Spool {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Keeps what comes, if it comes to its end and `insistOnWhole` believes it. */
  async keep(from: Readable, whose: Omit<Left, "id" | "bytes">, insistOnWhole: () => Promise<void>): Promise<Left> {
    const random = randomBytes(8).toString("hex");
    const draft = path.join(this.#folder, `${DRAFT}${random}`);
    try {
      await pipeline(from, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
      await insistOnWhole();
      const left = { ...whose, id: idOf(whose, random), bytes: (await stat(draft)).size };
      await this.#name(draft, left.id);
      return left;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** What waits, the oldest first; of one account or of all. */
  async waiting(accountId?: number): Promise<Left[]> {
    const all = await Promise.all((await readdir(this.#folder)).sort().map((name) => this.#left(name)));
    return all.flatMap((one) => (one && (accountId === undefined || one.accountId === accountId) ? [one] : []));
  }

  /** May an account leave another file? */
  async hasRoom(accountId: number): Promise<boolean> {
    const waiting = await this.waiting(accountId);
    const bytes = waiting.reduce((sum, one) => sum + one.bytes, 0);
    return waiting.length < ftpWaitingMaxFiles && bytes < ftpWaitingMaxBytes;
  }

  bytesOf = ({ id }: Left): Promise<Buffer> => readFile(path.join(this.#folder, id));

  async rename(left: Left, fileName: string): Promise<Left> {
    const renamed = { ...left, fileName, id: idOf({ ...left, fileName }, randomBytes(8).toString("hex")) };
    await this.#name(path.join(this.#folder, left.id), renamed.id);
    return renamed;
  }

  remove = ({ id }: Left): Promise<void> => rm(path.join(this.#folder, id), { force: true });

  /** What a killed process began, and what nobody made an order of. */
  async clear(isOrder: (fileName: string) => boolean): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const [place, left] = [path.join(this.#folder, name), await this.#left(name)];
      const found = await stat(place).catch(() => undefined);
      const isOld = found && Date.now() - found.mtimeMs > DAY_MS;
      if (isOld && (name.startsWith(DRAFT) || (left && !isOrder(left.fileName)))) await rm(place, { force: true });
    }
  }

  /** A name that was given outlasts a power cut. */
  async #name(from: string, id: string): Promise<void> {
    await rename(from, path.join(this.#folder, id));
    const folder = await open(this.#folder);
    await folder.sync().finally(() => folder.close());
  }

  async #left(id: string): Promise<Left | undefined> {
    const [, at, account, name] = SPOOLED.exec(id) ?? [];
    const found = at && (await stat(path.join(this.#folder, id)).catch(() => undefined)); // read meanwhile
    if (!found || !name) return undefined;
    const fileName = Buffer.from(name, "base64url").toString("utf8");
    return { id, accountId: Number(account), fileName, at: new Date(Number(at)), bytes: found.size };
  }
}

const idOf = ({ at, accountId, fileName }: Omit<Left, "id" | "bytes">, random: string) =>
  `${at.getTime()}_${accountId}_${Buffer.from(fileName).toString("base64url")}_${random}`;
