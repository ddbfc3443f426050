import { open, rm } from "node:fs/promises";
import { RemoteFault } from "./remote-fault.ts";

type Wish = { host: string; name: string; to: string; most: { bytes: number } };
type Read = (take: (chunk: Buffer) => Promise<void>) => Promise<{ announced: number | undefined }>;

/**
 * Writes what `read` hands over. What would make the file larger than it may be is not written, whatever size the server
 * announced; one that came with another size than announced is a fault. A fault leaves nothing behind.
 */
export async function fetchTo({ host, name, to, most }: Wish, read: Read): Promise<number> {
  const handle = await open(to, "w", 0o600);
  let bytes = 0;
  try {
    const { announced } = await read(async (chunk) => {
      bytes += chunk.length;
      if (bytes > most.bytes) throw tooLarge(name, most.bytes);
      await handle.appendFile(chunk);
    });
    if (announced !== undefined && announced !== bytes) {
      throw new RemoteFault("broken", `${host} sent ${bytes} of the ${announced} bytes of ${name}.`);
    }
    return bytes;
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

export const tooLarge = (name: string, most: number): RemoteFault =>
  new RemoteFault("broken", `${name} is larger than ${Math.floor(most / 1024 / 1024)} MB.`);
