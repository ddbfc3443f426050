import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { FileStore } from "./file-store.ts";

export type Bucket = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

/** Files in a bucket of any S3-compatible store, addressed by path. */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const urlOf = (name: string) => `${endpoint.replace(/\/$/, "")}/${bucket}/${name}`;

  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(urlOf(name), { method, ...init, signal: AbortSignal.timeout(30_000) });
    if (response.ok || response.status === 404) return response;
    throw new Error(`the file store answered ${response.status} to ${method}`);
  }
  return {
    async put(name, sourcePath, mediaType) {
      const body = await readFile(sourcePath);
      const response = await ask("PUT", name, { body, headers: { "content-type": mediaType } });
      if (response.status === 404) throw new Error(`the file store has no bucket ${bucket}`);
    },
    async open(name) {
      const response = await ask("GET", name);
      return response.ok && response.body ? Readable.fromWeb(response.body as ReadableStream) : undefined;
    },
    async remove(name) {
      await ask("DELETE", name);
    },
  };
}
