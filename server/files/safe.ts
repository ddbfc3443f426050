import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { needingRoom } from "../ground/no-room.ts";
import { Problem } from "../ground/problem.ts";
import { keyName, seal, unseal } from "../ground/seal.ts";
import type { FileStore } from "../house/ports.ts";
import { makeWorkFolder } from "./work-folder.ts";

/**
 * Files that only the house's key opens: the bytes in the store tell nothing. They are held whole in memory, so their
 * size is bounded. The former key opens what it sealed, and seals nothing any more.
 */
export class Safe {
  readonly #files: FileStore;
  readonly #key: Buffer;
  readonly #former: Buffer | undefined;
  /** The name of the key. */
  readonly keyName: string;
  readonly formerName: string | undefined;

  constructor(files: FileStore, key: Buffer, former?: Buffer) {
    this.#files = files;
    this.#key = key;
    this.#former = former;
    this.keyName = keyName(key);
    this.formerName = former && keyName(former);
  }

  /** A new name that nobody can guess. */
  newName = (): string => `${randomBytes(16).toString("hex")}.bin`;

  /** Seals and keeps a file. Its sealed form is beside it meanwhile. */
  async keep(name: string, sourcePath: string): Promise<void> {
    await this.#put(name, await readFile(sourcePath), `${sourcePath}.sealed`);
  }

  async read(name: string): Promise<Buffer> {
    const sealed = await this.#files.open(name);
    if (!sealed) throw new Problem("documentLost");
    const bytes = this.#opened(await buffer(sealed), name);
    if (!bytes) throw new Problem("documentSealed");
    return bytes;
  }

  /** Keeps the content of a file under another name too. Outside the memory it is sealed all the time. */
  async reseal(name: string, newName: string): Promise<void> {
    const bytes = await this.read(name);
    const folder = await makeWorkFolder("reseal");
    try {
      await this.#put(newName, bytes, path.join(folder, newName));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Seals a short secret for a row of the database. It opens in its own place alone. */
  sealText(text: string, place: string): string {
    return seal(Buffer.from(text), this.#key, place).toString("base64");
  }

  /** The secret; undefined if it was sealed with a key that is not named, or for another place. */
  openText(sealed: string, place: string): string | undefined {
    return this.#opened(Buffer.from(sealed, "base64"), place)?.toString();
  }

  /** A mark of 128 bits that only this key makes. */
  mark(text: string): string {
    return markOf(text, this.#key);
  }

  isMark(text: string, mark: string): boolean {
    const keys = this.#former ? [this.#key, this.#former] : [this.#key];
    const given = Buffer.from(mark);
    return keys.map((key) => Buffer.from(markOf(text, key))).some((own) => isSame(own, given));
  }

  remove(name: string): Promise<void> {
    return this.#files.remove(name);
  }

  #opened(sealed: Buffer, place: string): Buffer | undefined {
    return unseal(sealed, this.#key, place) ?? (this.#former && unseal(sealed, this.#former, place));
  }

  async #put(name: string, bytes: Buffer, draft: string): Promise<void> {
    try {
      const sealed = seal(bytes, this.#key, name);
      await needingRoom(path.dirname(draft), () => writeFile(draft, sealed, { mode: 0o600 }));
      await this.#files.put(name, draft, "application/octet-stream");
    } finally {
      await rm(draft, { force: true });
    }
  }
}

function markOf(text: string, key: Buffer): string {
  const own = createHmac("sha256", key).update("loupe/mark/").digest();
  return createHmac("sha256", own).update(text).digest("base64url").slice(0, 22);
}

const isSame = (own: Buffer, given: Buffer): boolean => own.length === given.length && timingSafeEqual(own, given);
