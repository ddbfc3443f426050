import { createHash } from "node:crypto";
import { type AskBucket, type Bucket, openBucket, type Silence, silence } from "../files/bucket.ts";
import type { BackupPlace } from "../house/backup-plan.ts";

/** A piece of 16 MB may take its time on a slow line. */
const PATIENCE_MS = 120_000;

/** Backups in a bucket of any S3-compatible store. */
export function bucketPlace(bucket: Bucket, patienceMs = PATIENCE_MS): BackupPlace {
  const says = `the bucket ${bucket.bucket}`;
  const askBucket = openBucket(bucket);
  const ask: AskBucket = (method, key, wait, init) =>
    askBucket(method, key, wait, init).catch((error: Error) => {
      throw new Error(`${says} cannot be used: ${(error.cause as Error | undefined)?.message ?? error.message}`, {
        cause: error,
      });
    });
  return {
    says,
    async put(name, piece) {
      const sha256 = createHash("sha256").update(piece).digest("hex");
      const headers = { "content-type": "application/octet-stream", "x-amz-content-sha256": sha256 };
      const response = await ask("PUT", name, silence(patienceMs), { body: new Uint8Array(piece), headers });
      if (!response) throw new Error(`${says} took no piece`);
      await response.body?.cancel();
    },
    async get(name) {
      const wait = silence(patienceMs);
      const response = await ask("GET", name, wait);
      return response && wholeOf(response, wait, says);
    },
    async list() {
      const names: string[] = [];
      for (let isMore = true; isMore; ) {
        const query = { "list-type": "2", ...(names.length > 0 && { "start-after": names.at(-1) ?? "" }) };
        const wait = silence(patienceMs);
        const response = await ask("GET", "", wait, { query });
        if (!response) throw new Error(`${says} is not there`);
        const page = (await wholeOf(response, wait, says)).toString();
        // The names that count are of our own making, without a sign that XML would write otherwise.
        const found = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = ""]) => name);
        names.push(...found);
        isMore = found.length > 0 && /<IsTruncated>true</.test(page);
      }
      return names;
    },
    async remove(name) {
      const response = await ask("DELETE", name, silence(patienceMs));
      await response?.body?.cancel();
    },
  };
}

/** The whole answer; a store that falls silent in the middle of it is given up. */
async function wholeOf(response: Response, wait: Silence, says: string): Promise<Buffer> {
  wait.begin();
  try {
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new Error(`${says} cannot be used: its answer broke off`, { cause: error });
  } finally {
    wait.end();
  }
}
