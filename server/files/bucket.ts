import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { noRoomIn } from "../ground/no-room.ts";
import { Problem } from "../ground/problem.ts";

export type Bucket = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

/** A store without room says so by its status. */
const FULL = 507;
const TRIES = 3;
const PAUSE_MS = 100;

/** Asks a bucket for something under a key; without a key it asks the bucket itself. Undefined if it does not exist. */
export type AskBucket = (
  method: string,
  key: string,
  wait: Silence,
  init?: RequestInit & { query?: Record<string, string> },
) => Promise<Response | undefined>;

/** The calls of a bucket of any S3-compatible store, addressed by path and signed. */
export function openBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): AskBucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const root = `${endpoint.replace(/\/$/, "")}/${bucket}`;
  return async (method, key, wait, { query, ...init } = {}) => {
    const url = `${root}${key && `/${key}`}${query ? `?${new URLSearchParams(query)}` : ""}`;
    const { signal } = wait;
    const request: RequestInit = { method, ...init, redirect: "manual" };
    // The signal is for the sending: in a signed request, a collection of garbage would take it.
    const send = async () => fetch(await client.sign(url, request), { signal });
    wait.begin();
    try {
      const response = await persistently(send, signal);
      if (response.ok) return response;
      const code = (await response.text()).match(/<Code>(\w+)<\/Code>/)?.[1];
      if (response.status === 404 && code !== "NoSuchBucket") return undefined;
      const fault = new Error(
        `the file store answered ${[response.status, code].filter(Boolean).join(" ")} to a ${method}`,
      );
      throw response.status === FULL ? noRoomIn(`the bucket ${bucket}`, fault) : fault;
    } catch (error) {
      if (error instanceof Problem) throw error;
      const cause = signal.aborted ? signal.reason : error;
      throw new Problem("peerFailed", {}, { cause });
    } finally {
      wait.end();
    }
  };
}

/** Tries again after a failure that may pass: a lost connection, an overloaded store, or a fault of the store. */
async function persistently(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await send().catch((error: Error) => error);
    const mayPass =
      outcome instanceof Error
        ? !signal.aborted
        : (outcome.status >= 500 && outcome.status !== FULL) || outcome.status === 429;
    if (!mayPass || attempt === TRIES) {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    if (outcome instanceof Response) await outcome.body?.cancel();
    await sleep(PAUSE_MS * attempt, undefined, { signal });
  }
}

export type Silence = { signal: AbortSignal; begin(): void; end(): void };

/** The limit of one silence. */
export function silence(ms: number): Silence {
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
