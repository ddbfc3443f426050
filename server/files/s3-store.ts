import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { Problem } from "../ground/problem.ts";
import type { FileStore } from "../house/ports.ts";
import { type Bucket, openBucket, type Silence, silence } from "./bucket.ts";
import { insistOnStoredName } from "./file-store.ts";

/**
 * The limit for all tries together, and then for each silence. A transaction waits meanwhile, and may be idle for a
 * minute.
 */
const PATIENCE_MS = 30_000;

/** Files in a bucket of any S3-compatible store, addressed by path. */
export function s3Store(bucket: Bucket, patienceMs = PATIENCE_MS): FileStore {
  const askBucket = openBucket(bucket);
  const ask = (method: string, name: string, wait: Silence, init?: RequestInit) =>
    askBucket(method, insistOnStoredName(name), wait, init);
  return {
    async put(name, sourcePath, mediaType) {
      const body = await readFile(sourcePath);
      // The hash is signed too: the store refuses bytes that changed on their way.
      const sha256 = createHash("sha256").update(body).digest("hex");
      const headers = { "content-type": mediaType, "x-amz-content-sha256": sha256 };
      const response = await ask("PUT", name, silence(patienceMs), { body, headers });
      if (!response) throw new Problem("peerFailed", {}, { cause: new Error("the file store took no file") });
      await response.body?.cancel();
    },
    async open(name, part) {
      const wait = silence(patienceMs);
      const range = part && { headers: { range: `bytes=${part.start}-${part.end}` } };
      const response = await ask("GET", name, wait, range);
      return response?.body ? Readable.from(whileItTalks(response.body, wait), { objectMode: false }) : undefined;
    },
    async remove(name) {
      const response = await ask("DELETE", name, silence(patienceMs));
      await response?.body?.cancel();
    },
  };
}

/** The bytes as they come. Only the store's silence counts, not the reader's. */
async function* whileItTalks(body: AsyncIterable<Uint8Array>, wait: Silence): AsyncGenerator<Uint8Array> {
  try {
    wait.begin();
    for await (const chunk of body) {
      wait.end();
      yield chunk;
      wait.begin();
    }
  } finally {
    wait.end();
  }
}
