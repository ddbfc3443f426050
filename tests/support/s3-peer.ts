import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Keys = { bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

/** The mishap of the next request: none, a store without room, a fault of the store's own, a lost connection, or silence, at once or halfway. */
type Mishap = "none" | "full" | "500" | "429" | "lost" | "silent" | "silentHalfway";

export interface S3Peer {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; mediaType: string | undefined }>;
  /** `PUT /bucket/name → 200`, in order. */
  seen: string[];
  /** The mishaps of the next requests, one each. */
  mishaps: Mishap[];
  close(): Promise<void>;
}

/** An S3 of one bucket, addressed by path, that checks every signature by computing it anew. */
export async function startS3Peer(keys: Keys, host = "127.0.0.1"): Promise<S3Peer> {
  const peer: Omit<S3Peer, "endpoint" | "close"> = { objects: new Map(), seen: [], mishaps: [] };
  const server = createServer((request, response) => void answer(keys, peer, request, response));
  server.listen(0, host);
  await once(server, "listening");
  return {
    ...peer,
    endpoint: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(
  keys: Keys,
  { objects, seen, mishaps }: Pick<S3Peer, "objects" | "seen" | "mishaps">,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = "", url = "" } = request;
  const body = await bytesOf(request);
  const tell = (status: number, bytes: Buffer | string = "", headers: Record<string, string> = {}) => {
    seen.push(`${method} ${url} → ${status}`);
    response.writeHead(status, headers).end(bytes);
  };
  const refuse = (status: number, code: string) =>
    tell(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { "content-type": "application/xml" });

  const mishap = mishaps.shift();
  if (mishap === "500") return refuse(500, "InternalError");
  if (mishap === "full") return refuse(507, "XMinioStorageFull");
  if (mishap === "429") return refuse(429, "SlowDown");
  if (mishap === "lost") {
    seen.push(`${method} ${url} → lost`);
    return request.socket.destroy();
  }
  if (mishap === "silent") return;

  const fault = faultOf(keys, request, body);
  if (fault) return refuse(fault === "XAmzContentSHA256Mismatch" ? 400 : 403, fault);
  const { pathname, searchParams } = new URL(url, "http://peer");
  const [, bucket, name = ""] = /^\/([^/]+)\/?(.*)$/.exec(pathname) ?? [];
  if (bucket !== keys.bucket) return refuse(404, "NoSuchBucket");
  if (method === "GET" && searchParams.get("list-type") === "2") return tell(200, listed(objects, searchParams));
  if (method === "PUT") {
    objects.set(name, { bytes: body, mediaType: request.headers["content-type"] });
    return tell(200);
  }
  if (method === "DELETE") {
    objects.delete(name);
    return tell(204);
  }
  const found = objects.get(name);
  if (method !== "GET") return refuse(405, "MethodNotAllowed");
  if (!found) return refuse(404, "NoSuchKey");
  if (mishap === "silentHalfway") {
    response.writeHead(200, { "content-length": String(found.bytes.length) });
    return response.write(found.bytes.subarray(0, found.bytes.length / 2));
  }
  tell(200, found.bytes, found.mediaType ? { "content-type": found.mediaType } : {});
}

/** The most names in one answer. S3 tells a thousand. */
const PAGE = 10;

function listed(objects: S3Peer["objects"], asked: URLSearchParams): string {
  const after = asked.get("start-after") ?? "";
  const names = [...objects.keys()].sort().filter((name) => name > after);
  const rows = names.slice(0, PAGE).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  return `<ListBucketResult><IsTruncated>${names.length > PAGE}</IsTruncated>${rows.join("")}</ListBucketResult>`;
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = ["host", "x-amz-content-sha256", "x-amz-date"];
const QUARTER_HOUR_MS = 900_000;

/** The fault of a request by the rules of AWS Signature Version 4, in S3's own words. */
function faultOf(keys: Keys, { method, url, headers }: IncomingMessage, body: Buffer): string | undefined {
  const [, accessKeyId, day, region, signedHeaders = "", signature] = headers.authorization?.match(FORM) ?? [];
  if (!signature) return "AccessDenied";
  if (accessKeyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (region !== keys.region) return "AuthorizationHeaderMalformed";
  const names = signedHeaders.split(";");
  if (MUST_BE_SIGNED.some((name) => !names.includes(name))) return "AccessDenied";
  const time = String(headers["x-amz-date"]);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!time.startsWith(day ?? "?") || !(Math.abs(Date.now() - at) < QUARTER_HOUR_MS)) return "RequestTimeTooSkewed";

  const promised = String(headers["x-amz-content-sha256"]);
  const { pathname, searchParams } = new URL(url ?? "", "http://peer");
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join("=")).sort();
  const canonical = [
    method,
    pathname,
    query.join("&"),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, " ")}`),
    "",
    signedHeaders,
    promised,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day ?? "", keys.region, "s3", "aws4_request"].reduce<Buffer>(
    (secret, word) => createHmac("sha256", secret).update(word).digest(),
    Buffer.from(`AWS4${keys.secretAccessKey}`),
  );
  const expected = createHmac("sha256", key)
    .update(["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n"))
    .digest("hex");
  if (signature !== expected) return "SignatureDoesNotMatch";
  // Stricter than S3 for a body: unsigned bytes are refused.
  const mayBeUnsigned = promised === "UNSIGNED-PAYLOAD" && body.length === 0;
  return mayBeUnsigned || promised === sha256(body) ? undefined : "XAmzContentSHA256Mismatch";
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
