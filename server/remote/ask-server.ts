import { type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as safeRequest } from "node:https";
import type { LookupFunction } from "node:net";
import type { LinkFault } from "#domain/media-links.ts";
import { within } from "../ground/within.ts";
import type { RemoteRules } from "../house/remote-rules.ts";
import { resolveAllowed } from "./allowed-address.ts";
import { RemoteFault } from "./remote-fault.ts";

/** The beginning of an answer. */
export type Answer = {
  status: number;
  type: string;
  /** The size that it names; null if it names none. */
  bytes: number | null;
  location: string | undefined;
  start: Buffer;
};

/** A server that was not visited, or that did not answer. */
export class NotVisited extends Error {
  readonly fault: LinkFault;
  /** True if another try would find the same. */
  readonly isSure: boolean;
  constructor(fault: LinkFault, isSure: boolean, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
    this.isSure = isSure;
  }
}

/** No more of an answer is read. */
const START_BYTES = 4096;

export type Ask = {
  rules: Pick<RemoteRules, "allowsPrivate">;
  /** A visit lasts no longer, whatever the server does. */
  visitMs: number;
  signal: AbortSignal;
};

/** Asks another server for the head of an address or its first bytes, at the one address that was found to be allowed. */
export async function ask(method: "HEAD" | "GET", address: string, { rules, visitMs, signal }: Ask): Promise<Answer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (!url || !isWeb || url.username || url.password) throw new NotVisited("invalid", true);
  const time = within(visitMs, signal);
  const found = await resolveAllowed(rules, url.hostname).catch((error: unknown) => {
    const isRefused = error instanceof RemoteFault && error.kind === "notAllowed";
    throw new NotVisited(isRefused ? "private" : "unreachable", isRefused, error);
  });
  const lookup: LookupFunction = (_, options, done) =>
    options.all ? done(null, [found]) : done(null, found.address, found.family);
  const headers = {
    "user-agent": "Loupe (link check)",
    accept: "*/*",
    ...(method === "GET" && { range: `bytes=0-${START_BYTES - 1}` }),
  };
  try {
    return await startOf(url, { method, headers, lookup, agent: false, signal: time });
  } catch (error) {
    signal.throwIfAborted();
    throw new NotVisited("unreachable", false, error);
  }
}

/** The beginning of the answer. The connection is closed as soon as enough is read. */
function startOf(url: URL, options: RequestOptions): Promise<Answer> {
  const send = url.protocol === "https:" ? safeRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = () => {
        resolve(answerOf(response, Buffer.concat(parts).subarray(0, START_BYTES)));
        request.destroy();
      };
      response.on("data", (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= START_BYTES) end();
      });
      response.on("end", end).on("error", reject);
    });
    request.on("error", reject).end();
  });
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, start: Buffer): Answer {
  const length = Number(headers["content-length"] ?? Number.NaN);
  return {
    status: statusCode,
    type: (headers["content-type"] ?? "").toLowerCase(),
    bytes: Number.isFinite(length) ? length : null,
    location: headers.location,
    start,
  };
}
