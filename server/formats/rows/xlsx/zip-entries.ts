import type { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { rowLimits } from "../row-limits.ts";
import { UnreadableFile } from "../unreadable-file.ts";

/** A zip that is read by its directory: its entries by name, each as often as wanted. */
export class ZipEntries {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(file: string): Promise<ZipEntries> {
    const zip = await unlessDamaged(openPromise(file, { lazyEntries: true, autoClose: false }));
    try {
      return new ZipEntries(zip, await unlessDamaged(entriesOf(zip)));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** The names of its files. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of an entry, as the directory says. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0;
  }

  /** The bytes of an entry as they are unpacked: as many as the directory says, or the file is damaged. */
  async *bytes(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new UnreadableFile("damaged");
    let stream: Readable | undefined;
    let total = 0;
    try {
      // yauzl unpacks in pieces of 16 kB, which are too many.
      stream = await this.#zip.openReadStreamPromise(entry, { decodeFileData: false });
      for await (const part of entry.compressionMethod === 0 ? stream : inflated(stream)) {
        total += (part as Buffer).length;
        if (total > entry.uncompressedSize) throw new UnreadableFile("damaged");
        yield part as Buffer;
      }
    } catch (error) {
      throw asDamage(error);
    } finally {
      stream?.destroy();
    }
    if (total < entry.uncompressedSize) throw new UnreadableFile("damaged");
  }

  /** A whole part, which may not be large; "" if there is none. */
  async text(name: string): Promise<string> {
    const entry = this.#entries.get(name);
    if (!entry) return "";
    if (entry.uncompressedSize > rowLimits.part) throw new UnreadableFile("tooBig");
    const parts: Buffer[] = [];
    for await (const part of this.bytes(name)) parts.push(part);
    const bytes = Buffer.concat(parts);
    const encoding = bytes[0] === 0xff ? "utf-16le" : bytes[0] === 0xfe ? "utf-16be" : "utf-8";
    return new TextDecoder(encoding).decode(bytes);
  }

  close(): void {
    this.#zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > rowLimits.entries) throw new UnreadableFile("severalFiles");
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith("/")) continue;
    if (entry.isEncrypted()) throw new UnreadableFile("passwordProtected");
    if (!entry.canDecodeFileData()) throw new UnreadableFile("damaged");
    total += entry.uncompressedSize;
    if (total > rowLimits.unpackedBook) throw new UnreadableFile("tooBig");
    if (isTooTight(entry)) throw new UnreadableFile("tooTight");
    entries.set(entry.fileName, entry);
  }
  return entries;
}

const PIECE = 131_072;

/** Unpacks a stream. An error of the stream is one of what it is unpacked into. */
function inflated(stream: Readable): Readable {
  const inflate = createInflateRaw({ chunkSize: PIECE });
  stream.once("error", (error) => inflate.destroy(error));
  stream.once("close", () => stream.readableEnded || inflate.destroy());
  return stream.pipe(inflate);
}

const isTooTight = ({ compressedSize, uncompressedSize }: Entry) =>
  uncompressedSize > rowLimits.trusted && uncompressedSize > compressedSize * rowLimits.ratio;

async function unlessDamaged<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    throw asDamage(error);
  }
}

const asDamage = (error: unknown) => {
  const isOfDisk = error instanceof Error && "syscall" in error;
  return error instanceof UnreadableFile || isOfDisk ? error : new UnreadableFile("damaged");
};
