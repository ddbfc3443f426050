import type { FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";

/** The bytes that are written or read before other work has its turn. */
const AT_ONCE = 4 * 1024 * 1024;
/** The reads that are under way at once: they go on while this thread does other work, as a portal that starts does. */
const UNDER_WAY = 32;
/** No facts are longer: a length beyond it is not one that the house wrote. */
const MOST_FACTS = 256 * 1024 * 1024;
/** The length of the facts, their sum, and the sum of the pieces. */
const HEAD = 12;

/** A file that cannot be used, and why. It is thrown away, and costs nothing but the time of the next load. */
export class UselessSnapshot extends Error {}

/** The facts of a snapshot with the length of each piece. */
type Headed = { facts: unknown; lengths: number[] };

/** Writes facts and pieces, with sums by which torn and changed bytes are found out. */
export async function writeSnapshot(file: FileHandle, facts: unknown, pieces: readonly Uint8Array[]): Promise<void> {
  const headed: Headed = { facts, lengths: pieces.map(({ length }) => length) };
  const text = Buffer.from(JSON.stringify(headed));
  const body = HEAD + text.length;
  let at = body;
  let sum = 0;
  for (const chunk of chunksOf(pieces)) {
    sum = crc32(chunk, sum);
    await file.write(chunk, 0, chunk.length, at);
    at += chunk.length;
  }
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(text.length, 0);
  head.writeUInt32LE(crc32(text), 4);
  head.writeUInt32LE(sum, 8);
  await file.write(Buffer.concat([head, text]), 0, body, 0);
}

/** Reads the facts; what reads the pieces into their room follows. It stops where nobody wants them any more. */
export async function readSnapshot(file: FileHandle) {
  const head = await bytesAt(file, 0, HEAD);
  const length = head.readUInt32LE(0);
  if (length > MOST_FACTS) throw new UselessSnapshot("its head is damaged");
  const text = await bytesAt(file, HEAD, length);
  if (crc32(text) !== head.readUInt32LE(4)) throw new UselessSnapshot("its head is damaged");
  const { facts, lengths } = JSON.parse(text.toString("utf8")) as Headed;
  const { size } = await file.stat();
  if (size !== HEAD + length + lengths.reduce((sum, bytes) => sum + bytes, 0))
    throw new UselessSnapshot("it is not as long as it says");
  return {
    facts,
    async readInto(pieces: readonly Uint8Array[], signal?: AbortSignal): Promise<void> {
      if (pieces.map(({ length: bytes }) => bytes).join() !== lengths.join())
        throw new UselessSnapshot("its pieces have other lengths");
      const sum = await readAll(file, pieces, HEAD + length, signal);
      if (sum !== head.readUInt32LE(8)) throw new UselessSnapshot("its bytes are damaged");
    },
  };
}

/** Fills the pieces with the bytes from `at` on, and answers their sum. */
async function readAll(
  file: FileHandle,
  pieces: readonly Uint8Array[],
  at: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const chunks = chunksOf(pieces);
  const reads: { chunk: Uint8Array; isRead: Promise<void> }[] = [];
  let next = at;
  const begin = () => {
    const { value: chunk } = chunks.next();
    if (!chunk) return;
    const isRead = fill(file, chunk, next);
    isRead.catch(() => {}); // it is heard of when its turn comes
    reads.push({ chunk, isRead });
    next += chunk.length;
  };
  for (let read = 0; read < UNDER_WAY; read++) begin();
  let sum = 0;
  for (let first = reads.shift(); first; first = reads.shift()) {
    signal?.throwIfAborted();
    await first.isRead;
    begin();
    sum = crc32(first.chunk, sum);
  }
  return sum;
}

function* chunksOf(pieces: readonly Uint8Array[]): Generator<Uint8Array> {
  for (const piece of pieces)
    for (let from = 0; from < piece.length; from += AT_ONCE) yield piece.subarray(from, from + AT_ONCE);
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await fill(file, bytes, at);
  return bytes;
}

async function fill(file: FileHandle, room: Uint8Array, at: number): Promise<void> {
  for (let filled = 0; filled < room.length; ) {
    const { bytesRead } = await file.read(room, filled, room.length - filled, at + filled);
    if (bytesRead === 0) throw new UselessSnapshot("it ends too early");
    filled += bytesRead;
  }
}
