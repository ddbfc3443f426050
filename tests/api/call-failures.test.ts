import { expect, expectTypeOf, test } from "vitest";
import { currentOf, fieldErrors } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { caught } from "#support/caught.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";

for (const [what, thrown] of [
  ["a network failure", new TypeError("fetch failed")],
  ["a timeout", new DOMException("timed out", "TimeoutError")],
] as const) {
  test(`${what} says that the server cannot be reached`, async () => {
    const server = fakeServer(() => Promise.reject(thrown));
    const error = await caught(server.call("listMasters"));
    expect(error).toMatchObject({ status: 0, code: "serverUnreachable" });
    expect(error.message).toBe("Unable to connect to server. Please try again later.");
    expect(server.events).toEqual([]);
  });
}

test("a server that does not answer in 30 seconds cannot be reached", async () => {
  const clock = new AbortController();
  const waits: number[] = [];
  const server = fakeServer(
    (request) =>
      new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason))),
    {
      timeout: (ms) => {
        waits.push(ms);
        return clock.signal;
      },
    },
  );
  const pending = caught(server.call("listMasters"));
  await expect.poll(() => server.seen.length).toBe(1);
  clock.abort(new DOMException("timed out", "TimeoutError"));
  expect((await pending).message).toBe(messages.serverUnreachable);
  expect(waits).toEqual([30_000]);
});

test("whoever gives up a call is not told that the server cannot be reached", async () => {
  const mine = new AbortController();
  const server = fakeServer(
    (request) =>
      new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason))),
  );
  const pending = server.call("listMasters", {}, { signal: mine.signal });
  await expect.poll(() => server.seen.length).toBe(1);
  mine.abort();
  await expect(pending).rejects.toMatchObject({ name: "AbortError" });
});

test("a request that cannot be set up says so, and nothing is sent", async () => {
  const server = fakeServer(() => success({}), { token: () => "line\nbreak" });
  const error = await caught(server.call("listMasters"));
  expect(error).toMatchObject({ status: 0, code: "requestNotSent" });
  expect(error.message).toBe("Unable to send request. Please check your connection.");
  expect(server.seen).toEqual([]);
});

test("a 401 is reported once and says what the server says", async () => {
  const server = fakeServer(() => failure(401, { code: "unauthorized", message: "Please sign in." }));
  const error = await caught(server.call("listMasters"));
  expect(error).toMatchObject({ status: 401, code: "unauthorized", message: "Please sign in." });
  expect(server.events).toEqual(["unauthorized"]);
});

test("a 401 for the token of an earlier session does not end the present one", async () => {
  let token = "token-1";
  const server = fakeServer(
    () => {
      token = "token-2";
      return failure(401, { message: "Please sign in." });
    },
    { token: () => token },
  );
  await caught(server.call("listMasters"));
  expect(server.events).toEqual([]);
});

test("a failure says the server's message, else its data, else the operation's sentence, else the error's own", async () => {
  const server = fakeServer(() => failure(422, { message: "Invalid day", data: "not this" }));
  const ask = async (fallback?: "dataNotFetched") =>
    (await caught(server.call("listMasters", {}, { fallback }))).message;
  expect(await ask("dataNotFetched")).toBe("Invalid day");
  server.reply(() => failure(422, { data: "The quota is used up." }));
  expect(await ask("dataNotFetched")).toBe("The quota is used up.");
  server.reply(() => failure(422));
  expect(await ask("dataNotFetched")).toBe("Failed to fetch data");
  server.reply(
    () => new Response(null, { status: 502, statusText: "Bad Gateway", headers: { "content-length": "0" } }),
  );
  expect(await ask()).toBe("Bad Gateway");
  server.reply(() => new Response("<html>", { status: 500 }));
  expect(await ask()).toBe("Something went wrong");
});

test("a wrong password without words says 'Sign-in failed'", async () => {
  const server = fakeServer(() => failure(401));
  const error = await caught(
    server.call("login", { body: { email: "a@b.test", password: "x" } }, { fallback: "signInFailed" }),
  );
  expect(error.message).toBe("Sign-in failed");
});

test("a refusal carries its fields, its refused rows, the present row, its request id and how long to wait", async () => {
  const server = fakeServer(() =>
    failure(
      409,
      {
        code: "staleVersion",
        message: "Somebody else saved this row.",
        errors: [
          { path: "/data/code", message: "This already exists." },
          { path: "/data/lines/2/price", message: "Too low." },
        ],
        refused: [{ stock_no: "S-104", code: "wrongState", reason: "On hold." }],
        current: { id: 7, version: 4 },
        request_id: "01J9",
      },
      { "retry-after": "60" },
    ),
  );
  const error = await caught(server.call("listMasters"));
  expect(error).toMatchObject({
    status: 409,
    code: "staleVersion",
    refused: [{ stock_no: "S-104", code: "wrongState", reason: "On hold." }],
    current: { id: 7, version: 4 },
    requestId: "01J9",
    retryAfter: 60,
  });
  expect(fieldErrors(error)).toEqual({ code: "This already exists.", "lines.2.price": "Too low." });
});

test("the present row of a refusal has the form of the answer of what was called, and of nothing else", async () => {
  const server = fakeServer(() => failure(409, { code: "staleVersion", current: { id: 7, version: 4 } }));
  const error = await caught(server.call("listMasters"));
  expect(currentOf(error, { operation: "listMasters" })).toEqual({ id: 7, version: 4 });
  expect(currentOf(error, { operation: "listRoles" })).toBeUndefined();
  expectTypeOf(currentOf(error, { operation: "updateMaster" })).toEqualTypeOf<Data<"updateMaster"> | undefined>();
});

test("a 200 that says 'fail' is a failure", async () => {
  const server = fakeServer(() => Response.json({ status: "fail", data: null }));
  const error = await caught(server.call("listMasters", {}, { fallback: "noStocksFound" }));
  expect(error.message).toBe("No stocks were found");
});

test("a 200 that says 'fail' has a sentence of its own where the operation names one", async () => {
  const server = fakeServer(() => Response.json({ status: "fail", data: null }));
  const sentences = { fallback: "trackReportNotFetched", failed: "noStocksFound" } as const;
  const ask = async () => (await caught(server.call("listMasters", {}, sentences))).message;
  expect(await ask()).toBe("No stocks were found");
  server.reply(() => Response.json({ status: "fail", message: "Not today.", data: null }));
  expect(await ask()).toBe("Not today.");
  server.reply(() => new Response(null, { status: 500 }));
  expect(await ask()).toBe("Failed to fetch track report data");
});

test("an answer that is not of the contract's form is no success", async () => {
  const server = fakeServer(() => new Response("<html>a proxy's page</html>"));
  expect((await caught(server.call("listMasters"))).message).toBe("Invalid API response structure");
  server.reply(() => Response.json({ rows: [] }));
  expect((await caught(server.call("listMasters"))).message).toBe("Invalid API response structure");
  server.reply(() => new Response(null, { status: 204 }));
  expect((await caught(server.call("listMasters"))).message).toBe("Invalid API response structure");
});

test("an answer that does not say whether it succeeded has the sentence that the operation has for it (spec §5)", async () => {
  const server = fakeServer(() => Response.json({ message: "Mail rule saved.", data: {} }));
  const ask = async () => (await caught(server.call("listMasters", {}, { unflagged: "bulkEmailNotUpdated" }))).message;
  expect(await ask()).toBe("Failed to update bulk email");
  server.reply(() => new Response("<html>a proxy's page</html>"));
  expect(await ask()).toBe("Invalid API response structure");
  server.reply(() => success({}));
  expect(await server.call("listMasters", {}, { unflagged: "bulkEmailNotUpdated" })).toEqual({});
});

test("a list that is answered with null is no empty list (spec §5)", async () => {
  const server = fakeServer(() => success(null));
  const error = await caught(server.call("listMasters", {}, { needsData: true }));
  expect(error.message).toBe("Invalid API response structure");
  expect(await server.call("listMasters")).toBeNull();
});

test("an upload that has no answer is told like any other call", async () => {
  const server = fakeServer(() => success({}), { upload: () => Promise.reject(new TypeError("cut")) });
  const error = await caught(server.call("submitDocuments", { body: {}, files: {} }, { onProgress: () => {} }));
  expect(error).toMatchObject({ status: 0, code: "serverUnreachable" });
});
