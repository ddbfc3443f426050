import { expect, test } from "vitest";
import { said, saidFail } from "#domain/answers.ts";
import { Problem } from "#server/ground/problem.ts";
import { json, smallPortal } from "./small-portal.ts";

const row = { id: 7, name: "Seven" };
const thing = json({ data: { name: "Seven" } });

test("an answer is wrapped, with the operation's own words or the general one", async () => {
  const { send } = await smallPortal(() => row);
  expect((await send("GET", "/things/7")).body).toEqual({ status: "success", message: "Success", data: row });
  expect((await send("POST", "/things", thing)).body).toEqual({
    status: "success",
    message: "Master added.",
    data: row,
  });
});

test("creating answers 201, where the contract says so", async () => {
  const { send } = await smallPortal(() => row);
  expect((await send("POST", "/things", thing)).status).toBe(201);
  expect((await send("PUT", "/things/7", thing)).status).toBe(200);
});

test("a handler may choose its words", async () => {
  const { send } = await smallPortal(() => said("masterSaved", row));
  expect((await send("GET", "/things/7")).body).toEqual({
    status: "success",
    message: "Master saved.",
    data: row,
  });
});

test("a handler may say 'fail' with a status of 200", async () => {
  const { send } = await smallPortal(() => saidFail("noStocksFound"));
  const { status, body } = await send("GET", "/things/7");
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      status: "fail",
      code: "noStocksFound",
      request_id: "request-1",
      message: "No stocks were found",
      data: null,
    },
  });
});

test("a 'fail' may leave the words to whoever asked", async () => {
  const { send } = await smallPortal(() => saidFail());
  expect((await send("GET", "/things/7")).body).toEqual({ status: "fail", request_id: "request-1", data: null });
});

test("an operation that has nothing to say answers null", async () => {
  for (const nothing of [null, undefined]) {
    const { send } = await smallPortal(() => nothing);
    expect((await send("POST", "/logout")).body).toEqual({ status: "success", message: "Success", data: null });
  }
});

test("what the contract does not declare is not sent, at any depth", async () => {
  const secret = { password_hash: "argon2", at: new Date("2026-11-20T09:00:00Z"), description: null };
  const { send } = await smallPortal(() => ({ ...row, ...secret, parts: [{ ...row, ...secret }] }));
  const { text, body } = await send("GET", "/things/7");
  expect(text).not.toContain("argon2");
  const known = { ...row, at: "2026-11-20T09:00:00.000Z", description: null };
  expect(body.data).toEqual({ ...known, parts: [known] });
});

test("an answer without a declared field is a defect, not half an answer", async () => {
  const { send, log } = await smallPortal(() => ({ id: 7 }));
  const { status, body } = await send("GET", "/things/7");
  expect({ status, code: body.code }).toEqual({ status: 500, code: "somethingWentWrong" });
  expect(log).toHaveLength(1);
});

test("the row as it is now comes with a stale version, without undeclared fields", async () => {
  const { send } = await smallPortal(() => {
    throw new Problem("staleVersion", { current: { ...row, password_hash: "argon2" } });
  });
  const { status, body } = await send("PUT", "/things/7", thing);
  expect({ status, code: body.code, current: body.current }).toEqual({
    status: 409,
    code: "staleVersion",
    current: row,
  });
});

test("a current row of an operation that declares none is not sent", async () => {
  const { send } = await smallPortal(() => {
    throw new Problem("staleVersion", { current: row });
  });
  expect((await send("POST", "/logout")).body).not.toHaveProperty("current");
});

test("no answer may be kept by anybody, and each can be found in the log", async () => {
  const { send } = await smallPortal(() => row);
  const answers = [
    await send("GET", "/things/7"),
    await send("GET", "/things/x"),
    await send("GET", "/nowhere"),
    await send("GET", "/things/%zz"),
    await send("GET", "/things", { headers: { authorization: "" } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 400, 401]);
  for (const { headers } of answers) {
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-request-id"]).toBe("request-1");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  }
});
