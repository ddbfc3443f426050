import { createHash } from "node:crypto";
import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { csvOf, type StockRow } from "./stock-of.ts";

/** The faults of a provider's server that an honest one would not have. */
export const webFaults = [
  "hang",
  "silence",
  "lieAboutSize",
  "cut",
  "pageForEver",
  "samePage",
  "errorPage",
  "errorPageAsCsv",
  "redirectInside",
  "redirectForEver",
  "tooMuch",
  "brokenJson",
  "nothing",
  "noRows",
] as const;
export type WebFault = (typeof webFaults)[number];

export type WebDoor = {
  url: string;
  /** The rows of now. */
  rows: StockRow[];
  fault: WebFault | null;
  /** The requests so far, with the marks and secrets that they bore. */
  asked: { url: string; authorization: string | undefined; key: string | undefined; etag: string | undefined }[];
  close(): void;
};

/**
 * A provider's address of the web: `/stock.csv` and `/stock.json` are whole, `/dated.csv` has a date and no tag, `/pages`, `/offset`, `/cursor` and `/links`
 * come in pages, `/redirect` leads to the file. It misbehaves on request.
 */
export async function webDoor(rows: StockRow[], { secret = "three-quiet-lanterns", port = 0 } = {}): Promise<WebDoor> {
  const door: WebDoor = { url: "", rows, fault: null, asked: [], close: () => {} };
  const server = http.createServer((request, response) => {
    const { authorization, "x-api-key": key, "if-none-match": etag } = request.headers;
    door.asked.push({ url: request.url ?? "", authorization, key: key?.toString(), etag });
    if (door.fault) misbehave(door, door.fault, request, response);
    else if (isLetIn(request, secret)) answer(door, request, response);
    else response.writeHead(401).end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  door.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return door;
}

/** Under `/safe` a secret is needed, sent in any of the four ways. */
function isLetIn({ url = "", headers }: IncomingMessage, secret: string): boolean {
  const asked = new URL(url, "http://here");
  if (!asked.pathname.startsWith("/safe")) return true;
  const basic = `Basic ${Buffer.from(`loupe:${secret}`).toString("base64")}`;
  return (
    headers.authorization === `Bearer ${secret}` ||
    headers.authorization === basic ||
    headers["x-api-key"] === secret ||
    asked.searchParams.get("key") === secret
  );
}

const stockDate = "Mon, 16 Nov 2026 06:00:00 GMT";

function answer(door: WebDoor, { url = "", headers }: IncomingMessage, response: ServerResponse): void {
  const asked = new URL(url, door.url);
  const path = asked.pathname.replace(/^\/safe/, "");
  if (path === "/redirect") return void response.writeHead(302, { location: "/stock.csv" }).end();
  if (path === "/dated.csv") {
    if (headers["if-modified-since"] === stockDate) return void response.writeHead(304).end();
    return void response
      .writeHead(200, { "last-modified": stockDate, "content-type": "text/csv" })
      .end(csvOf(door.rows));
  }
  if (path === "/stock.csv" || path === "/stock.json") {
    const isCsv = path.endsWith("csv");
    const body = isCsv ? csvOf(door.rows) : JSON.stringify(door.rows);
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    if (headers["if-none-match"] === etag) return void response.writeHead(304).end();
    return void response.writeHead(200, { etag, "content-type": isCsv ? "text/csv" : "application/json" }).end(body);
  }
  const page = pageAt(door, path, asked.searchParams);
  if (!page) return void response.writeHead(404).end();
  const { rows, next, isLink } = page;
  const link = isLink && next !== null ? { link: `<${path}?at=${next}>; rel="next"` } : {};
  response
    .writeHead(200, { "content-type": "application/json", ...link })
    .end(JSON.stringify({ data: { items: rows }, next: isLink ? undefined : next }));
}

/** The rows of a page, and where the next one begins. */
function pageAt({ rows }: WebDoor, path: string, asked: URLSearchParams) {
  const size = Number(asked.get("size") ?? 4);
  const starts: Record<string, number> = {
    "/pages": (Number(asked.get("page") ?? 1) - 1) * size,
    "/offset": Number(asked.get("offset") ?? 0),
    "/cursor": Number(asked.get("after") ?? 0),
    "/links": Number(asked.get("at") ?? 0),
  };
  const start = starts[path];
  if (start === undefined) return undefined;
  const next = start + size < rows.length ? start + size : null;
  return { rows: rows.slice(start, start + size), next, isLink: path === "/links" };
}

type Answer = (door: WebDoor, request: IncomingMessage, response: ServerResponse) => unknown;
const json = { "content-type": "application/json" };
const csv = { "content-type": "text/csv" };
const page = "<!DOCTYPE html><html><body>Something went wrong. Please sign in again.</body></html>";

const faults: Record<WebFault, Answer> = {
  hang: () => {},
  silence: (door, _, response) => response.writeHead(200, csv).write(csvOf(door.rows).slice(0, 100)),
  lieAboutSize: (door, _, response) => {
    const body = csvOf(door.rows);
    response.writeHead(200, { ...csv, "content-length": body.length * 2 });
    response.end(body);
    response.socket?.end();
  },
  cut: (door, _, response) => {
    const body = csvOf(door.rows);
    response.writeHead(200, { ...csv, "content-length": body.length });
    response.write(body.slice(0, Math.floor(body.length * 0.99)), () => response.socket?.destroy());
  },
  pageForEver: (door, { url = "" }, response) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify({ data: { items: [{ ...door.rows[0], at: url }] }, next: url.length })),
  samePage: (door, _, response) =>
    response.writeHead(200, json).end(JSON.stringify({ data: { items: door.rows.slice(0, 4) }, next: "more" })),
  errorPage: (_, __, response) => response.writeHead(200, { "content-type": "text/html" }).end(page),
  errorPageAsCsv: (_, __, response) => response.writeHead(200, csv).end(page),
  redirectInside: (_, __, response) => response.writeHead(302, { location: "https://169.254.169.254/latest" }).end(),
  redirectForEver: (_, { url = "" }, response) => response.writeHead(302, { location: `${url}x` }).end(),
  tooMuch: (_, __, response) => {
    response.writeHead(200, csv);
    const block = Buffer.alloc(1024 * 1024, "S1,ROUND\n");
    const more = () => {
      while (!response.destroyed && response.write(block));
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  },
  brokenJson: (_, __, response) => response.writeHead(200, json).end('{"data": {"items": [{"Stock #": "S1"'),
  nothing: (_, __, response) => response.writeHead(200, csv).end(),
  noRows: (_, __, response) => response.writeHead(200, json).end('{"data": {"items": "later"}}'),
};

const misbehave = (door: WebDoor, fault: WebFault, request: IncomingMessage, response: ServerResponse) =>
  faults[fault](door, request, response);
