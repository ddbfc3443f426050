import type { BackupPlace } from "../house/backup-plan.ts";
import { inChunks } from "./in-chunks.ts";
import { pieceName } from "./names.ts";
import { openStream, sealStream } from "./sealed-stream.ts";

/** The size of one piece: any store takes it in one call, and only it is sent again after a fault. */
const PIECE = 16 * 1024 * 1024;

export type Kept = { pieces: number; bytes: number };

/** Seals a stream and keeps it in pieces. Its name is bound to the bytes: in another's place they do not open. */
export async function keepSealed(
  { place, key }: { place: BackupPlace; key: Buffer },
  name: string,
  source: AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<Kept> {
  const kept = { pieces: 0, bytes: 0 };
  for await (const { at, chunk } of inChunks(sealStream(source, key, name), PIECE)) {
    signal?.throwIfAborted();
    await place.put(pieceName(name, at), chunk);
    kept.pieces++;
    kept.bytes += chunk.length;
  }
  return kept;
}

/** The bytes of a sealed stream. */
export const readSealed = (
  { place, key }: { place: BackupPlace; key: Buffer },
  name: string,
  pieces: number,
): AsyncGenerator<Buffer> => openStream(piecesOf(place, name, pieces), key, name);

async function* piecesOf(place: BackupPlace, name: string, pieces: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < pieces; at++) {
    const piece = await place.get(pieceName(name, at));
    if (!piece) throw new Error(`${name} is not whole: its piece ${at + 1} of ${pieces} is missing`);
    yield piece;
  }
}
