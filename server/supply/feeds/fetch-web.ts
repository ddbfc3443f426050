import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { feedBytesMost } from "#domain/feeds.ts";
import type { FeedRow } from "../../db/queries/feeds.ts";
import { Problem } from "../../ground/problem.ts";
import { within } from "../../ground/within.ts";
import type { House } from "../../house/house.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";
import { secretOfFeed } from "./feed-secret.ts";
import type { Found, Take } from "./found-file.ts";
import { bytesOf } from "./web-answer.ts";
import { firstPage, isByRows, pagesOf } from "./web-pages.ts";
import { type Asking, askWeb } from "./web-source.ts";

type Visit = { house: Pick<House, "remote" | "safe">; feed: FeedRow; place: string; signal: AbortSignal };

/** Fetches what a web address has: the file that it answers with, or the rows of all its pages. */
export async function fetchWeb({ house, feed, place, signal }: Visit, take: Take): Promise<Found> {
  const url = new URL(feed.url ?? "");
  const asking: Asking = {
    rules: house.remote,
    signal: within(house.remote.visitMs, signal),
    signIn: { kind: feed.sign_in, name: feed.sign_in_name, secret: secretOfFeed(house, feed) },
    origin: url.origin,
  };
  const fetched = isByRows(feed.pages) ? fetchPages(asking, feed, place, take) : fetchWhole(asking, feed, place, take);
  return fetched.catch((error: unknown) => {
    // Whatever the connection reports, the visit was ended by its time or with the portal.
    if (!asking.signal.aborted || error instanceof Problem) throw error;
    const why = signal.aborted ? "was called off" : "took too long and was ended";
    throw new RemoteFault("timeout", `The visit to ${url.host} ${why}. Nothing of it was taken.`, { cause: error });
  });
}

async function fetchPages(asking: Asking, feed: FeedRow, place: string, take: Take): Promise<Found> {
  const start = firstPage(new URL(feed.url ?? ""), feed.pages);
  await pipeline(Readable.from(pagesOf(asking, start, feed.pages)), createWriteStream(place));
  const { size: bytes } = await stat(place);
  await take({ place, name: `${nameIn(start, "stock")}.ndjson`, bytes, seen: {} });
  return { kind: "taken", note: null };
}

async function fetchWhole(asking: Asking, { url, seen }: FeedRow, place: string, take: Take): Promise<Found> {
  const address = new URL(url ?? "");
  const answer = await askWeb(asking, address, {
    ...(seen?.etag && { "if-none-match": seen.etag }),
    ...(seen?.last_modified && { "if-modified-since": seen.last_modified }),
  });
  if (answer.statusCode === 304) {
    answer.resume();
    return { kind: "unchanged", sentence: `${address.host} says that nothing has changed.`, isFresh: true };
  }
  await pipeline(bytesOf(answer, address.host, feedBytesMost), createWriteStream(place));
  const { size: bytes } = await stat(place);
  const announced = Number(answer.headers["content-length"] ?? Number.NaN);
  const isPacked = answer.headers["content-encoding"] !== undefined;
  if (Number.isFinite(announced) && !isPacked && announced !== bytes) {
    throw new RemoteFault("broken", `${address.host} sent ${bytes} of ${announced} bytes.`);
  }
  const marks = { etag: answer.headers.etag ?? null, last_modified: answer.headers["last-modified"] ?? null };
  await take({ place, name: fileNameOf(answer, address), bytes, seen: marks });
  return { kind: "taken", note: null };
}

const ends: readonly (readonly [RegExp, string])[] = [
  [/ndjson|jsonl/i, ".ndjson"],
  [/json/i, ".json"],
  [/spreadsheetml/i, ".xlsx"],
  [/tab-separated/i, ".tsv"],
  [/csv/i, ".csv"],
  [/xml/i, ".xml"],
  [/zip/i, ".zip"],
];

/** The name of an answer: its own, that of its address, or one after its kind. */
export function fileNameOf({ headers }: IncomingMessage, url: URL): string {
  const [, quoted, plain] = /filename="([^"]+)"|filename=([^;\s]+)/i.exec(headers["content-disposition"] ?? "") ?? [];
  const name = path.basename((quoted ?? plain ?? nameIn(url, "stock")).replaceAll("\\", "/")).slice(0, 150);
  if (/\.[a-z]{2,6}$/i.test(name)) return name;
  return name + (ends.find(([type]) => type.test(headers["content-type"] ?? ""))?.[1] ?? ".csv");
}

const nameIn = ({ pathname }: URL, otherwise: string) => path.posix.basename(pathname).slice(0, 100) || otherwise;
