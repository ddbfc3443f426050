import { expect, test } from "vitest";
import { smallPortal } from "./small-portal.ts";

test("query parameters arrive in their types, with their defaults", async () => {
  const { send, received } = await smallPortal();
  expect((await send("GET", "/things?search=ab&shape=ROUND&isActive=true&startDate=2026-11-20")).status).toBe(200);
  expect((await send("GET", "/things?page=3&shape=ROUND&shape=OVAL")).status).toBe(200);
  expect(received.map(({ query }) => query)).toEqual([
    { page: 1, search: "ab", shape: ["ROUND"], isActive: true, startDate: "2026-11-20" },
    { page: 3, shape: ["ROUND", "OVAL"] },
  ]);
});

test("a path parameter arrives in its type", async () => {
  const { send, received } = await smallPortal(() => ({ id: 7, name: "seven" }));
  await send("GET", "/things/7");
  expect(received[0]?.path).toEqual({ id: 7 });
});

test("a timestamp is taken everywhere and means nothing", async () => {
  const { send, received } = await smallPortal(() => ({ id: 7, name: "seven" }));
  expect((await send("GET", "/things/7?timestamp=1795000000000")).status).toBe(200);
  expect(received[0]?.query).toEqual({});
});

test("an unknown parameter is refused by name, so that a misspelt filter is never everything", async () => {
  const { send, received } = await smallPortal();
  const { status, body } = await send("GET", "/things?serach=ab");
  expect(status).toBe(400);
  expect(body).toMatchObject({
    status: "fail",
    code: "unknownParameter",
    errors: [{ path: "/query/serach", message: "Unknown." }],
  });
  expect(received).toEqual([]);
});

const wrong = {
  "page=0": "Must be at least 1.",
  "page=": "Must be a whole number.",
  "page=2.5": "Must be a whole number.",
  "page=Infinity": "Too large.",
  "page=1&page=2": "Must be a whole number.",
  "page=99999999999999999999": "Too large.",
  "search=abcdefghijk": "Must be at most 10 characters.",
  "search=a%00": "Contains a character that cannot be stored.",
  "startDate=20-11-2026": "Must be a date (YYYY-MM-DD).",
  "startDate=2026-02-30": "Must be a date (YYYY-MM-DD).",
  "isActive=yes": "Must be true or false.",
  "shape=a&shape=b&shape=c&shape=d": "Must have at most 3 entries.",
};
for (const [query, message] of Object.entries(wrong))
  test(`the query ${query} is refused with a sentence`, async () => {
    const { send, received } = await smallPortal();
    const { status, body } = await send("GET", `/things?${query}`);
    expect({ status, ...body }).toMatchObject({ status: "fail", code: "malformed" });
    expect(body.errors).toEqual([{ path: `/query/${query.split("=")[0]}`, message }]);
    expect(received).toEqual([]);
  });

test("every wrong parameter is named at once", async () => {
  const { send } = await smallPortal();
  const { body } = await send("GET", "/things?page=0&search=abcdefghijk&colour=D");
  expect(body.code).toBe("malformed");
  expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    "/query/colour",
    "/query/page",
    "/query/search",
  ]);
});

test("a path parameter of the wrong form is refused", async () => {
  const { send } = await smallPortal();
  for (const id of ["abc", "0", "1.5", "%00"]) {
    const { status, body } = await send("GET", `/things/${id}`);
    expect(status, id).toBe(400);
    expect(body.errors[0].path).toBe("/path/id");
  }
});

test("an address that cannot be decoded is refused in the same form", async () => {
  const { send } = await smallPortal();
  const { status, body } = await send("GET", "/things/%zz");
  expect({ status, ...body }).toMatchObject({ code: "malformed", request_id: "request-1" });
});

test("a header that the contract names is checked, others are left alone", async () => {
  const { send } = await smallPortal(() => null);
  expect((await send("GET", "/things/1/send", { headers: { "run-key": "abc", location: "Loupe" } })).status).toBe(200);
  const { status, body } = await send("GET", "/things/1/send", { headers: { "run-key": "abcdef" } });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ path: "/header/run-key", message: "Must be at most 5 characters." }]);
});
