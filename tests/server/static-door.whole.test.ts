import fc from "fast-check";
import { expect, test } from "vitest";
import { usePagesDoor } from "#support/pages-door.ts";

const { door, defects } = usePagesDoor();

const places = [
  "/",
  "/index.html",
  "/icon.svg",
  "/docs/",
  "/docs/api.html",
  "/assets/",
  "/files/",
  "/files/kyc/",
  "/files/thumbnails",
];
const more = [
  "/shared/",
  "/mail/",
  "/media/",
  "/dashboard",
  "/healthz",
  "/readyz",
  "/api/docs",
  "/stock-lists/",
  "/.well-known/",
];
const odd = [
  "",
  "x",
  "%00",
  "%2e%2e/",
  "..%5c",
  "%",
  "%zz",
  "//",
  "?of=%00",
  "?of=http://",
  "a".repeat(300),
  "%F0%9F%92%8E",
  ";",
  ".br",
  ".map",
  "%5C",
];
const parts = [
  "bytes=0-",
  "bytes=99999999-",
  "bytes=-0",
  "bytes=-1",
  "bytes=5-2",
  "bytes=0-0,2-3",
  "bytes=a-b",
  "octets=0-1",
  "bytes=",
  "x",
];
const tags = ['"x"', "W/", "*", "Thu, 01 Jan 1970 00:00:00 GMT", "never"];
const header = (name: string, values: readonly string[]) =>
  fc.option(fc.constantFrom(...values).map((value) => [name, value]));

const asked = fc.record({
  url: fc
    .tuple(fc.constantFrom(...places, ...more), fc.array(fc.constantFrom(...odd), { maxLength: 3 }))
    .map(([place, ends]) => place + ends.join("")),
  method: fc.constantFrom("GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"),
  headers: fc
    .tuple(
      header("range", parts),
      header("if-range", tags),
      header("if-match", tags),
      header("if-unmodified-since", tags),
      header("if-none-match", tags),
      header("if-modified-since", tags),
      header("accept", ["text/html", "application/json", "*/*", "x"]),
      header("accept-encoding", ["br", "gzip", "identity;q=0", "*;q=0", "x"]),
      header("content-type", ["application/json", "text/plain", "x"]),
    )
    .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null)) as Record<string, string>),
});

/** Addresses that light-my-request can send. */
const canBeSent = (url: string) => URL.canParse(url, "http://house.test");

test("no unsigned request to pages, documents and files is answered as a defect, or logged as one", async () => {
  const answered = async ({
    url,
    method,
    headers,
  }: {
    url: string;
    method: string;
    headers: Record<string, string>;
  }) => {
    const { statusCode } = await door.app.inject({ url, method: method as "GET", headers });
    expect([statusCode < 500 || statusCode === 503, defects]).toEqual([true, []]);
  };
  await fc.assert(
    fc.asyncProperty(
      asked.filter(({ url }) => canBeSent(url)),
      answered,
    ),
    { numRuns: 3000 },
  );
});
