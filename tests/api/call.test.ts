import { expect, test } from "vitest";
import { ApiError, fieldErrors } from "#api/errors.ts";
import { messages } from "#domain/messages.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";

const page = { data: [], pagination: { currentPage: 1, pageSize: 50, totalPages: 0, totalRecords: 0 } };

const caught = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => new Error("nothing was thrown"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
};

test("every request carries a no-store header, a timestamp, the bearer token and the house's location", async () => {
  const server = fakeServer(() => success(page));
  await server.call("listMasters", { query: { page: 2, search: "a b" } });
  const [request] = server.seen;
  expect(request?.method).toBe("GET");
  expect(request?.url.href).toBe("http://portal.test/api/v1/master/masters?page=2&search=a+b&timestamp=1795000000000");
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    "cache-control": "no-store",
    authorization: "Bearer token-1",
    location: "loupe",
  });
});

test("nobody signed in sends no bearer token", async () => {
  const server = fakeServer(() => success({}), { token: () => null });
  await server.call("checkEmail", { body: { email: "mara@orchard.test" } });
  expect(server.seen[0]?.headers.has("authorization")).toBe(false);
});

test("the body is wrapped in a field data, and the answer is the inside of its data", async () => {
  const server = fakeServer(() => success({ id: 7 }));
  const answer = await server.call("login", { body: { email: "a@b.test", password: "three-quiet-lanterns" } });
  expect(server.seen[0]?.text).toBe('{"data":{"email":"a@b.test","password":"three-quiet-lanterns"}}');
  expect(server.seen[0]?.headers.get("content-type")).toBe("application/json");
  expect(answer).toEqual({ id: 7 });
});

test("a call without a body sends none", async () => {
  const server = fakeServer(() => success(null));
  await server.call("logout");
  expect(server.seen[0]?.text).toBe("");
  expect(server.seen[0]?.headers.has("content-type")).toBe(false);
});

test("path parameters stand in the address", async () => {
  const server = fakeServer(() => success(null));
  await server.call("deleteMaster", { path: { id: 12 } });
  expect(server.seen[0]?.url.pathname).toBe("/api/v1/master/masters/12");
});

test("files travel in a form with a JSON part data", async () => {
  const server = fakeServer(() => success({}));
  const picture = new File(["png"], "mara.png", { type: "image/png" });
  await server.call("updateProfile", { body: { version: 3 }, files: { picture } });
  const form = server.seen[0]?.form;
  const data = form?.get("data") as File;
  const sent = form?.get("picture") as File;
  expect(data.type).toBe("application/json");
  expect(await data.text()).toBe('{"version":3}');
  expect(sent.name).toBe("mara.png");
});

test("a form operation without files is sent as JSON where the contract allows it", async () => {
  const server = fakeServer(() => success({}));
  await server.call("updateProfile", { body: { version: 3 } });
  expect(server.seen[0]?.text).toBe('{"data":{"version":3}}');
});

test("a repeated attempt carries its idempotency key", async () => {
  const server = fakeServer(() => success({}));
  await server.call("setMasterStatus", { path: { id: 1 }, body: { is_active: true } }, { idempotencyKey: "key-1" });
  expect(server.seen[0]?.headers.get("idempotency-key")).toBe("key-1");
});

test("the sentence of the answer is there for those who show it", async () => {
  const server = fakeServer(() => success({ id: 1 }, 200, "The status is saved."));
  expect(await server.callWithMessage("getMaintenance")).toEqual({
    data: { id: 1 },
    message: "The status is saved.",
    status: 200,
  });
});

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

test("a 503 shows the maintenance sentence and raises the notice with the server's words", async () => {
  const server = fakeServer(() => failure(503, { message: "Back at six." }));
  const error = await caught(server.call("listMasters", {}, { fallback: "dataNotFetched" }));
  expect(error.message).toBe("Server is under maintenance. Please try again later.");
  expect(server.events).toEqual(["maintenance: Back at six."]);
});

test("a 503 without words raises the notice with the maintenance sentence", async () => {
  const server = fakeServer(() => new Response(null, { status: 503 }));
  await caught(server.call("listMasters"));
  expect(server.events).toEqual(["maintenance: Server is under maintenance. Please try again later."]);
});

test("any other answer tells that the maintenance is over", async () => {
  const answers: string[] = [];
  const server = fakeServer(() => failure(503), { onAnswer: () => answers.push("answer") });
  await caught(server.call("listMasters"));
  expect(answers).toEqual([]);
  server.reply(() => failure(404, { message: "Not found." }));
  await caught(server.call("listMasters"));
  expect(answers).toEqual(["answer"]);
});

test("an answer to a public call tells nothing about the maintenance: a closed house gives it, too", async () => {
  const answers: string[] = [];
  const server = fakeServer(() => success({}), { onAnswer: () => answers.push("answer") });
  await server.call("listCountryCodes");
  expect(answers).toEqual([]);
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

test("a form whose sender waits is sent so that it tells how far it is; every other call is fetched", async () => {
  const told: number[][] = [];
  const uploads: string[] = [];
  const server = fakeServer(() => success(page), {
    upload: async (request, onProgress) => {
      uploads.push(request.method);
      onProgress(1, 4);
      onProgress(4, 4);
      return success({ id: 7 }, 201);
    },
  });
  const input = { body: {}, files: { business_image: new Blob(["%PDF-"]) } };
  await server.call("submitDocuments", input, { onProgress: (sent, total) => told.push([sent, total]) });
  expect(uploads).toEqual(["POST"]);
  expect(told).toEqual([
    [1, 4],
    [4, 4],
  ]);
  expect(server.seen).toEqual([]);
  await server.call("listMasters");
  expect(server.seen).toHaveLength(1);
});

test("an upload that has no answer is told like any other call", async () => {
  const server = fakeServer(() => success(page), { upload: () => Promise.reject(new TypeError("cut")) });
  const error = await caught(server.call("submitDocuments", { body: {}, files: {} }, { onProgress: () => {} }));
  expect(error).toMatchObject({ status: 0, code: "serverUnreachable" });
});
