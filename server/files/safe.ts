import { createHmac, randomBytes } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { Problem } from "../ground/problem.ts";
import { keyName, seal, unseal } from "../ground/seal.ts";
import type { FileStore } from "../house/ports.ts";

/**
 * Files that only the house's key opens: the bytes in the store tell nothing. They are held whole in memory, so their
 * size is bounded.
 */
export class Safe {
  readonly #files: FileStore;
  readonly #key: Buffer;
  /** The name of the key. */
  readonly keyName: string;

  constructor(files: FileStore, key: Buffer) {
    this.#files = files;
    this.#key = key;
    this.keyName = keyName(key);
  }

  /** A new name that nobody can guess. */
  newName = (): string => `${randomBytes(16).toString("hex")}.bin`;

  /** Seals and keeps a file. Its sealed form is beside it meanwhile. */
  async keep(name: string, sourcePath: string): Promise<void> {
    const sealed = `${sourcePath}.sealed`;
    try {
      await writeFile(sealed, seal(await readFile(sourcePath), this.#key, name), { mode: 0o600 });
      await this.#files.put(name, sealed, "application/octet-stream");
    } finally {
      await rm(sealed, { force: true });
    }
  }

  async read(name: string): Promise<Buffer> {
    const sealed = await this.#files.open(name);
    if (!sealed) throw new Problem("documentLost");
    const bytes = unseal(await buffer(sealed), this.#key, name);
    if (!bytes) throw new Problem("documentSealed");
    return bytes;
  }

  /** Seals a short secret for a row of the database. It opens in its own place alone. */
  sealText(text: string, place: string): string {
    return seal(Buffer.from(text), this.#key, place).toString("base64");
  }

  /** The secret; undefined if it was sealed with another key, or for another place. */
  openText(sealed: string, place: string): string | undefined {
    return unseal(Buffer.from(sealed, "base64"), this.#key, place)?.toString();
  }

  /** A mark of 128 bits that only this key makes. */
  mark(text: string): string {
    const key = createHmac("sha256", this.#key).update("loupe/mark/").digest();
    return createHmac("sha256", key).update(text).digest("base64url").slice(0, 22);
  }

  remove(name: string): Promise<void> {
    return this.#files.remove(name);
  }
}
