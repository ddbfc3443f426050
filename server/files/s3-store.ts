import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { Problem } from "../ground/problem.ts";
import type { FileStore } from "../house/ports.ts";
import { insistOnStoredName } from "./file-store.ts";

export type Bucket = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

const TRIES = 3;
const PAUSE_MS = 100;
/**
 * The limit for all tries together, and then for each silence. A transaction waits meanwhile, and may be idle for a
 * minute.
 */
const PATIENCE_MS = 30_000;

/** Files in a bucket of any S3-compatible store, addressed by path. */
export function s3Store(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket,
  patienceMs = PATIENCE_MS,
): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const urlOf = (name: string) => `${endpoint.replace(/\/$/, "")}/${bucket}/${insistOnStoredName(name)}`;

  /** The store's answer to a call; undefined if the file does not exist. */
  async function ask(method: string, name: string, wait: Silence, init: RequestInit = {}) {
    const url = urlOf(name);
    const request: RequestInit = { method, ...init, redirect: "manual", signal: wait.signal };
    wait.begin();
    try {
      const response = await persistently(() => client.fetch(url, request), wait.signal);
      if (response.ok) return response;
      const code = (await response.text()).match(/<Code>(\w+)<\/Code>/)?.[1];
      if (response.status === 404 && code !== "NoSuchBucket") return undefined;
      throw new Error(`the file store answered ${[response.status, code].filter(Boolean).join(" ")} to a ${method}`);
    } catch (error) {
      const cause = wait.signal.aborted ? wait.signal.reason : error;
      throw new Problem("peerFailed", {}, { cause });
    } finally {
      wait.end();
    }
  }
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
    async open(name) {
      const wait = silence(patienceMs);
      const response = await ask("GET", name, wait);
      return response?.body ? Readable.from(whileItTalks(response.body, wait), { objectMode: false }) : undefined;
    },
    async remove(name) {
      const response = await ask("DELETE", name, silence(patienceMs));
      await response?.body?.cancel();
    },
  };
}

/** Tries again after a failure that may pass: a lost connection, an overloaded store, or a fault of the store. */
async function persistently(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await send().catch((error: Error) => error);
    const mayPass = outcome instanceof Error ? !signal.aborted : outcome.status >= 500 || outcome.status === 429;
    if (!mayPass || attempt === TRIES) {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    if (outcome instanceof Response) await outcome.body?.cancel();
    await sleep(PAUSE_MS * attempt, undefined, { signal });
  }
}

type Silence = { signal: AbortSignal; begin(): void; end(): void };

/** The limit of one silence. */
function silence(ms: number): Silence {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: abort.signal,
    begin() {
      timer = setTimeout(() => abort.abort(new Error("the file store does not answer")), ms);
    },
    end: () => clearTimeout(timer),
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
