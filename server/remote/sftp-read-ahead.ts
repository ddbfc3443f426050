import type { SFTPWrapper } from "ssh2";
import { asked } from "./asked.ts";

const chunk = 32 * 1024;
const atOnce = 16;

/** Reads a file to its end in order, with several requests under way at once, as a far server answers late. */
export async function readAhead(
  sftp: SFTPWrapper,
  file: string,
  take: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  const handle = await asked<Buffer>((done) => sftp.open(file, "r", done));
  try {
    for (let at = 0; ; at += chunk * atOnce) {
      const places = Array.from({ length: atOnce }, (_, nth) => at + nth * chunk);
      const parts = await Promise.all(places.map((place) => readChunk(sftp, handle, place)));
      for (const part of parts) {
        if (part.length > 0) await take(part);
        if (part.length < chunk) return;
      }
    }
  } finally {
    sftp.close(handle, () => {});
  }
}

/** The bytes from a place on: fewer than a chunk only at the end of the file. */
async function readChunk(sftp: SFTPWrapper, handle: Buffer, place: number): Promise<Buffer> {
  const bytes = Buffer.alloc(chunk);
  let filled = 0;
  while (filled < chunk) {
    const read = await readOnce(sftp, { handle, bytes, filled, place });
    if (read === 0) break;
    filled += read;
  }
  return bytes.subarray(0, filled);
}

type Want = { handle: Buffer; bytes: Buffer; filled: number; place: number };

const readOnce = (sftp: SFTPWrapper, { handle, bytes, filled, place }: Want): Promise<number> =>
  new Promise((resolve, reject) => {
    sftp.read(
      handle,
      bytes,
      filled,
      chunk - filled,
      place + filled,
      (error: (Error & { code?: number }) | undefined, read) => {
        if (error?.code === 1) resolve(0);
        else if (error) reject(error);
        else resolve(read);
      },
    );
  });
