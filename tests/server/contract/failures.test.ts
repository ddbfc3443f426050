import { connect } from "node:net";
import { PassThrough } from "node:stream";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import type { ProblemCode } from "#domain/problems.ts";
import { Problem } from "#server/ground/problem.ts";
import { failureHandler } from "#server/plugins/contract/failure.ts";
import { smallPortal } from "./small-portal.ts";

// As the log counts them.
const WARN = 40;
const ERROR = 50;

const failing = async (error: unknown, problemOfDatabase?: () => ProblemCode) => {
  const throwing = () => {
    throw error;
  };
  const { send, log } = await smallPortal(throwing, { problemOfDatabase });
  return { ...(await send("GET", "/things/7")), log };
};

test("a refusal has its code, its sentence, its status and the request's id", async () => {
  const { status, body, log } = await failing(new Problem("forbidden"));
  expect(status).toBe(403);
  expect(body).toEqual({
    status: "fail",
    code: "forbidden",
    message: "You do not have permission to do this.",
    request_id: "request-1",
  });
  expect(log).toEqual([]);
});

test("a refusal names fields and rows", async () => {
  const errors = [{ path: "/data/email", message: "Is taken." }];
  const refused = [
    { stock_no: "S-104", id: 7, code: "wrongState", reason: "Is on memo.", until: "2026-11-21T09:00:00Z" },
  ];
  const { status, body } = await failing(new Problem("onlyAvailableStones", { errors, refused }));
  expect(status).toBe(409);
  expect(body).toMatchObject({ message: "Only available diamonds must be selected.", errors, refused });
});

test("too many requests says when to come back", async () => {
  const { status, headers } = await failing(new Problem("tooManyRequests", { retryAfter: 59.2 }));
  expect(status).toBe(429);
  expect(headers["retry-after"]).toBe("60");
});

test("a defect says nothing about itself, and all in the log", async () => {
  const error = Object.assign(new Error("duplicate key of table account"), {
    detail: "(email)=(mara@demo.test)",
    statusCode: 403,
  });
  const { status, text, body, log } = await failing(error);
  expect(status).toBe(500);
  expect(body).toEqual({
    status: "fail",
    code: "somethingWentWrong",
    message: "Something went wrong",
    request_id: "request-1",
  });
  expect(text).not.toMatch(/duplicate|mara|stack|\.ts/);
  expect(log).toMatchObject([
    { level: ERROR, reqId: "request-1", err: { message: error.message, stack: error.stack } },
  ]);
});

test("whatever is thrown is answered in the same form", async () => {
  for (const thrown of ["a word", undefined, null, { statusCode: 200 }, 7]) {
    const { status, body } = await failing(thrown);
    expect({ status, code: body.code }).toEqual({ status: 500, code: "somethingWentWrong" });
  }
});

test("a database that is down is maintenance", async () => {
  const error = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const { status, body, log } = await failing(error, () => "maintenance");
  expect({ status, message: body.message }).toEqual({
    status: 503,
    message: "Server is under maintenance. Please try again later.",
  });
  expect(log).toMatchObject([{ level: WARN, err: { message: error.message } }]);
});

test("a peer that failed is told from a defect, and its reason stays inside", async () => {
  const cause = new Error("550 mailbox unavailable");
  const { status, text, log } = await failing(new Problem("peerFailed", {}, { cause }));
  expect(status).toBe(502);
  expect(text).not.toContain("mailbox");
  expect(log).toMatchObject([{ level: WARN, err: { message: cause.message } }]);
});

test("an unknown address and a wrong method are not found, whatever they carry", async () => {
  const { send } = await smallPortal();
  const odd = { headers: { "content-type": "text/odd" }, payload: "x" };
  const answers = [
    await send("GET", "/nowhere"),
    await send("POST", "/nowhere", odd),
    await send("PATCH", "/things/7", odd),
    await send("DELETE", "/things/7"),
    await send("OPTIONS", "/things"),
    await send("POST", "/logout/"),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(404);
    expect(body).toEqual({ status: "fail", code: "notFound", message: "Not found.", request_id: "request-1" });
  }
});

test("a HEAD does not act", async () => {
  const { send, received } = await smallPortal();
  expect((await send("HEAD", "/things/7/send")).status).toBe(404);
  expect(received).toEqual([]);
});

test("public operations pass their own gate and nobody is asked who they are", async () => {
  const asked: string[] = [];
  const { send, received } = await smallPortal(undefined, {
    publicGate: async (_request, { id }) => {
      asked.push(id);
      if (asked.length > 1) throw new Problem("tooManyRequests", { retryAfter: 1 });
    },
  });
  const box = {
    headers: { authorization: "Bearer bad", "content-type": "application/json" },
    payload: '{"data":{"name":"a","lid":true}}',
  };
  expect((await send("POST", "/boxes", box)).status).toBe(200);
  expect((await send("POST", "/boxes", box)).status).toBe(429);
  expect(asked).toEqual(["createBox", "createBox"]);
  expect(received.map(({ principal }) => principal)).toEqual([undefined]);
});

test("a caller who hangs up while an answer is on its way is no defect", async () => {
  const log: { level: number }[] = [];
  const app = Fastify({
    logger: { level: "warn", stream: { write: (line: string) => void log.push(JSON.parse(line)) } },
  });
  onTestFinished(() => app.close());
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    app.setErrorHandler((...failure) => {
      failureHandler()(...failure);
      resolve();
    });
  });
  app.post("/slow", (_, reply) => {
    setImmediate(begin);
    return reply.send(new PassThrough());
  });
  const { port } = new URL(await app.listen());
  const caller = connect(Number(port), "localhost");
  caller.write("POST /slow HTTP/1.1\r\nhost: house\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nhi");
  await begun;
  caller.destroy();
  await ended;
  expect(log).toEqual([]);
});

test("an answer that breaks off while its caller waits is a defect", async () => {
  const broken = Object.assign(new Error("Premature close"), { code: "ERR_STREAM_PREMATURE_CLOSE" });
  const { status, log } = await failing(broken);
  expect(status).toBe(500);
  expect(log).toMatchObject([{ level: ERROR, err: { message: "Premature close" } }]);
});
