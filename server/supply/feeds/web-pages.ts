import { createHash } from "node:crypto";
import { type FeedPages, feedBytesMost, feedPagesMost } from "#domain/feeds.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";
import { bytesOf, tooMuch } from "./web-answer.ts";
import { type Asking, askWeb } from "./web-source.ts";

/** One page: its rows, and where an answer says to go on. */
type Page = { rows: unknown[]; link: string | null; next: string | null };

/** A page of this size fits into memory; a larger one is no page. */
const pageBytesMost = 64 * 1024 * 1024;

/**
 * The rows of an address that hands them out page by page, each row as JSON on a line of the file. A source that never ends is
 * stopped by the number of its pages, by its size, or when it sends a page for the second time.
 */
export async function* pagesOf(
  asking: Asking,
  start: URL,
  pages: FeedPages,
  pagesMost = feedPagesMost,
): AsyncGenerator<string> {
  const seen = new Set<string>();
  let bytes = 0;
  let rows = 0;
  for (let url: URL | null = start, turn = 0; url; turn++) {
    if (turn === pagesMost) throw endless(start, `more than ${pagesMost} pages`);
    const page = await readPage(asking, url, pages);
    const lines = page.rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    const mark = createHash("sha256").update(lines).digest("base64");
    if (lines !== "" && seen.has(mark)) throw endless(start, "the same page again and again");
    seen.add(mark);
    bytes += Buffer.byteLength(lines);
    if (bytes > feedBytesMost) throw tooMuch(start.host, feedBytesMost);
    if (lines !== "") yield lines;
    rows += page.rows.length;
    url = nextOf({ url, start, turn, rows }, page, pages);
  }
  if (rows === 0) throw noRows(start.host, pages);
}

export const noRows = (host: string, pages: FeedPages) =>
  new RemoteFault("broken", `${host} answered without a single row${atPath(pages)}.`);
const endless = ({ host }: URL, what: string) =>
  new RemoteFault("broken", `${host} sends ${what}. It was stopped, and nothing was taken.`);
const atPath = ({ rows_path }: FeedPages) => (rows_path ? ` at ${rows_path}` : "");

/** True for an address that answers with rows rather than with a file. */
export const isByRows = ({ paging, rows_path }: FeedPages): boolean => paging !== "none" || rows_path !== null;

/** The address of the first page. */
export function firstPage(url: URL, pages: FeedPages): URL {
  const { paging, page_param, first, size_param, size } = pages;
  const asked = new URL(url);
  if (size_param && size !== null) asked.searchParams.set(size_param, String(size));
  if (page_param && (paging === "number" || paging === "offset")) {
    asked.searchParams.set(page_param, String(first ?? (paging === "number" ? 1 : 0)));
  }
  return asked;
}

type Place = { url: URL; start: URL; turn: number; rows: number };

/** The address of the next page; null after the last. */
function nextOf({ url, start, turn, rows }: Place, page: Page, pages: FeedPages): URL | null {
  const { paging, page_param, first, size } = pages;
  if (paging === "link") return page.link === null ? null : new URL(page.link, url);
  if (paging === "cursor" && page.next === null) return null;
  const isLast = page.rows.length === 0 || (size !== null && page.rows.length < size);
  if (paging === "none" || !page_param || (paging !== "cursor" && isLast)) return null;
  const next = new URL(start);
  const places = { number: (first ?? 1) + turn + 1, offset: (first ?? 0) + rows, cursor: page.next };
  next.searchParams.set(page_param, String(places[paging]));
  return next;
}

/** Reads one page. */
export async function readPage(asking: Asking, url: URL, pages: FeedPages): Promise<Page> {
  const answer = await askWeb(asking, url, { accept: "application/json" });
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(answer, url.host, pageBytesMost)) chunks.push(chunk as Buffer);
  const said = parsed(Buffer.concat(chunks).toString(), url.host);
  const rows = within(said, pages.rows_path);
  if (!Array.isArray(rows)) {
    throw new RemoteFault("broken", `The answer of ${url.host} has no list of rows${atPath(pages)}.`);
  }
  const next = pages.next_path === null ? null : within(said, pages.next_path);
  return { rows, link: nextLink(answer.headers.link), next: isPlace(next) ? String(next) : null };
}

const isPlace = (next: unknown): boolean => (typeof next === "string" && next !== "") || typeof next === "number";

function parsed(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RemoteFault("broken", `The answer of ${host} is no whole JSON.`, { cause });
  }
}

/** The value at a path of names and points; the whole for an empty path. */
function within(value: unknown, path: string | null): unknown {
  const names = path?.split(".").filter(Boolean) ?? [];
  return names.reduce<unknown>(
    (found, name) =>
      typeof found === "object" && found !== null && Object.hasOwn(found, name) ? Reflect.get(found, name) : undefined,
    value,
  );
}

/** The address of the next page in a header `Link`. */
export function nextLink(header: string | string[] | undefined): string | null {
  for (const part of [header ?? []]
    .flat()
    .join(",")
    .split(/,(?=\s*<)/)) {
    const [, address, rest = ""] = /^\s*<([^>]*)>(.*)$/.exec(part) ?? [];
    if (address && /;\s*rel\s*=\s*"?(?:[^"]*\s)?next(?:\s[^"]*)?"?(?:;|$)/i.test(rest)) return address;
  }
  return null;
}
