import { randomBytes } from "node:crypto";
import { createWriteStream, mkdirSync } from "node:fs";
import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { needingRoom } from "../ground/no-room.ts";
import { kindOfUpload, roomOf, type UploadKind } from "./upload-place.ts";

/** A complete file that a client left and nobody has read yet. */
export type Left = {
  id: string;
  accountId: number;
  fileName: string;
  at: Date;
  bytes: number;
  /** The count of readings that were begun. */
  tries: number;
};

const DRAFT = "draft-";
const DAY_MS = 86_400_000;
const ASIDE = "aside";
const SPOOLED = /^((\d+)_(\d+)_([\w-]+)_[0-9a-f]{16})(?:\.(\d+))?$/;

/**
 * Keeps uploaded files in a folder of the house until a transaction reads them. Their names there tell the account and
 * the file name. A draft becomes a file by its name, once its bytes are on the disk.
 */
export class Spool {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Keeps the incoming bytes if they end properly and `insistOnWhole` accepts them. */
  async keep(from: Readable, whose: Whose, insistOnWhole: () => Promise<void>): Promise<Left> {
    const random = randomBytes(8).toString("hex");
    const draft = path.join(this.#folder, `${DRAFT}${random}`);
    try {
      const into = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
      await needingRoom(this.#folder, () => pipeline(from, into));
      await insistOnWhole();
      const left = { ...whose, id: idOf(whose, random), bytes: (await stat(draft)).size, tries: 0 };
      await this.#name(path.basename(draft), placeOf(left));
      return left;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Waiting files, the oldest first, of one account or of all. */
  async waiting(accountId?: number): Promise<Left[]> {
    const all = await Promise.all((await readdir(this.#folder)).sort().map((name) => this.#left(name)));
    return all.flatMap((one) => (one && (accountId === undefined || one.accountId === accountId) ? [one] : []));
  }

  /** True if an account may leave another file of a kind. */
  async hasRoom(accountId: number, kind: UploadKind): Promise<boolean> {
    const waiting = (await this.waiting(accountId)).filter(({ fileName }) => kindOfUpload(fileName) === kind);
    const bytes = waiting.reduce((sum, one) => sum + one.bytes, 0);
    return waiting.length < roomOf[kind].files && bytes < roomOf[kind].waiting;
  }

  bytesOf = (left: Left): Promise<Buffer> => readFile(this.placeOf(left));

  placeOf = (left: Left): string => path.join(this.#folder, placeOf(left));

  /** Notes the count of tries in the file's name, so that the next process knows it too. */
  async tried(left: Left, tries: number): Promise<Left> {
    const again = { ...left, tries };
    await this.#name(placeOf(left), placeOf(again));
    return again;
  }

  /** Moves a file away from all readers, for a person to look at. */
  async layAside(left: Left): Promise<void> {
    mkdirSync(path.join(this.#folder, ASIDE), { recursive: true, mode: 0o700 });
    await this.#name(placeOf(left), path.join(ASIDE, placeOf(left)));
  }

  async rename(left: Left, fileName: string): Promise<Left> {
    const renamed = { ...left, fileName, id: idOf({ ...left, fileName }, randomBytes(8).toString("hex")) };
    await this.#name(placeOf(left), placeOf(renamed));
    return renamed;
  }

  remove = (left: Left): Promise<void> => rm(this.placeOf(left), { force: true });

  /** Removes old drafts of killed processes, and old files that nobody ever reads. */
  async clear(isRead: (fileName: string) => boolean): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const [place, left] = [path.join(this.#folder, name), await this.#left(name)];
      const found = await stat(place).catch(() => undefined);
      const isOld = found && Date.now() - found.mtimeMs > DAY_MS;
      if (isOld && (name.startsWith(DRAFT) || (left && !isRead(left.fileName)))) await rm(place, { force: true });
    }
  }

  /** Renames a file so that the new name survives a power cut. */
  async #name(from: string, to: string): Promise<void> {
    await rename(path.join(this.#folder, from), path.join(this.#folder, to));
    const folder = await open(this.#folder);
    await folder.sync().finally(() => folder.close());
  }

  async #left(place: string): Promise<Left | undefined> {
    const [, id, at, account, name, tries = 0] = SPOOLED.exec(place) ?? [];
    const found = id && (await stat(path.join(this.#folder, place)).catch(() => undefined)); // maybe read meanwhile
    if (!found || !name) return undefined;
    const fileName = Buffer.from(name, "base64url").toString("utf8");
    const whose = { accountId: Number(account), fileName, at: new Date(Number(at)) };
    return { id, ...whose, bytes: found.size, tries: Number(tries) };
  }
}

type Whose = Pick<Left, "at" | "accountId" | "fileName">;
const idOf = ({ at, accountId, fileName }: Whose, random: string) =>
  `${at.getTime()}_${accountId}_${Buffer.from(fileName).toString("base64url")}_${random}`;
const placeOf = ({ id, tries }: Left) => (tries > 0 ? `${id}.${tries}` : id);
