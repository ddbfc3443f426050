import { expect, test } from "vitest";
import { json, jsonHeaders, smallPortal } from "./small-portal.ts";

const thing = (more: object = {}) => ({ data: { name: "One", ...more } });
const stored = () => ({ id: 1, name: "One" });

test("a handler receives the inside of data, with the contract's defaults", async () => {
  const { send, received } = await smallPortal(stored);
  expect((await send("POST", "/things", json(thing({ price: 19.99 })))).status).toBe(201);
  expect(received[0]).toMatchObject({
    body: { name: "One", price: 19.99, is_active: true },
    files: {},
    principal: "somebody",
  });
});

test("DELETE takes a body where the contract gives it one", async () => {
  const { send, received } = await smallPortal(() => null);
  expect((await send("DELETE", "/things", json({ data: { ids: [1, 2] } }))).status).toBe(200);
  expect(received[0]?.body).toEqual({ ids: [1, 2] });
});

test("an empty selection is not the schema's business", async () => {
  const { send, received } = await smallPortal(() => null);
  expect((await send("DELETE", "/things", json({ data: { ids: [] } }))).status).toBe(200);
  expect(received[0]?.body).toEqual({ ids: [] });
});

test("who is not signed in is told so before the body is looked at", async () => {
  const { send, received } = await smallPortal();
  const headers = { authorization: "Bearer bad" };
  for (const init of [
    json("{", headers),
    json("{}", headers),
    { headers: { ...headers, "content-type": "text/plain" }, payload: "x" },
  ]) {
    const { status, body } = await send("POST", "/things", init);
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 401,
      code: "unauthorized",
      message: "Please sign in.",
    });
  }
  expect(received).toEqual([]);
});

test("no body where one is needed is refused", async () => {
  const { send } = await smallPortal();
  for (const init of [
    {},
    { headers: jsonHeaders },
    { headers: jsonHeaders, payload: "" },
    { headers: { ...jsonHeaders, "transfer-encoding": "chunked" } },
  ]) {
    const { status, body } = await send("POST", "/things", init);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "bodyMissing" });
  }
});

test("a body without data is refused", async () => {
  const { send } = await smallPortal();
  const { status, body } = await send("POST", "/things", json({}));
  expect({ status, code: body.code, errors: body.errors }).toEqual({
    status: 400,
    code: "dataMissing",
    errors: [{ path: "/data", message: "Required." }],
  });
});

test("a body for a call that takes none is refused", async () => {
  const { send } = await smallPortal(() => null);
  for (const wrong of [{}, { data: { a: 1 } }, { data: [] }, { data: null }, { data: {}, more: 1 }, [], 7, null]) {
    const { status, body } = await send("POST", "/logout", json(wrong));
    expect({ status, code: body.code }, JSON.stringify(wrong)).toEqual({ status: 400, code: "bodyUnexpected" });
  }
  expect((await send("POST", "/logout")).status).toBe(200);
  expect((await send("POST", "/logout", { headers: jsonHeaders })).status).toBe(200);
});

test("an empty body in its wrapping is as good as none, and a long one is not read (spec §7)", async () => {
  const { send } = await smallPortal(() => null);
  expect((await send("POST", "/logout", json({ data: {} }))).status).toBe(200);
  const long = await send("POST", "/logout", { headers: jsonHeaders, payload: `{"data":${" ".repeat(2000)}{}}` });
  expect({ status: long.status, code: long.body.code }).toEqual({ status: 400, code: "bodyUnexpected" });
});

test("a content type that the contract does not name is refused", async () => {
  const { send } = await smallPortal();
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonx",
    "nonsense",
  ];
  for (const type of types) {
    const { status, body } = await send("POST", "/things", {
      headers: { "content-type": type },
      payload: '{"data":{"name":"One"}}',
    });
    expect({ type, status, code: body.code }).toEqual({ type, status: 415, code: "unsupportedMediaType" });
  }
  const zipped = await send("POST", "/things", json(thing(), { "content-encoding": "gzip" }));
  expect(zipped.status).toBe(415);
});

test("a content type with a character set, in any case, is understood", async () => {
  const { send } = await smallPortal(stored);
  expect(
    (await send("POST", "/things", json(thing(), { "content-type": "Application/JSON; charset=utf-8" }))).status,
  ).toBe(201);
});

test("a body that is no JSON is refused", async () => {
  const { send } = await smallPortal();
  const bytes = Buffer.concat([Buffer.from('{"data":{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]);
  for (const payload of ["{", "data=1", "{'data':{}}", bytes]) {
    const { status, body } = await send("POST", "/things", { headers: jsonHeaders, payload });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "notJson" });
  }
});

test("a body that is too large is refused", async () => {
  const { send, received } = await smallPortal();
  const { status, body } = await send("POST", "/things", json(thing({ description: "x".repeat(1_048_576) })));
  expect({ status, code: body.code }).toEqual({ status: 413, code: "tooLarge" });
  expect(received).toEqual([]);
});

const wrong: [object, string, string][] = [
  [{ name: "" }, "/data/name", "Must not be empty."],
  [{ name: "x".repeat(101) }, "/data/name", "Must be at most 100 characters."],
  [{ name: 5 }, "/data/name", "Must be text."],
  [{ email: "nobody" }, "/data/email", "Must be an e-mail address."],
  [{ price: -1 }, "/data/price", "Must be at least 0."],
  [{ price: 1.005 }, "/data/price", "Must have at most 2 decimals."],
  [{ price: "5" }, "/data/price", "Must be a number."],
  [{ is_active: "true" }, "/data/is_active", "Must be true or false."],
  [{ tags: ["ab", "c"] }, "/data/tags/1", "Must be at least 2 characters."],
  [{ description: 5 }, "/data/description", "Must be text or empty."],
  [{ parts: [{ name: "Two", parts: [{}] }] }, "/data/parts/0/parts/0/name", "Required."],
  [{ name: "a\0b" }, "/data/name", "Contains a character that cannot be stored."],
  [{ name: "a\ud800b" }, "/data/name", "Contains a character that cannot be stored."],
  [{ name: "\u202eadmin" }, "/data/name", "Contains a character that cannot be stored."],
  [{ parts: [{ name: "a\u2066b" }] }, "/data/parts/0/name", "Contains a character that cannot be stored."],
];
for (const [fields, path, message] of wrong)
  test(`a form is told beside the field: ${path} ${message} (${JSON.stringify(fields).slice(0, 40)})`, async () => {
    const { send, received } = await smallPortal();
    const { status, body } = await send("POST", "/things", json(thing(fields)));
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: "malformed",
      errors: [{ path, message }],
    });
    expect(received).toEqual([]);
  });

test("a body that repeats a provider's file keeps the marks of that file", async () => {
  const { send, received } = await smallPortal();
  await send("PUT", "/things/7", json(thing({ name: "Shape\u202e" })));
  expect(received).toMatchObject([{ body: { name: "Shape\u202e" } }]);
});

test("every wrong field is named, each with one sentence", async () => {
  const { send } = await smallPortal();
  const { body } = await send("POST", "/things", json({ data: { name: "", email: "x", price: -1, colour: "D" } }));
  expect(body.errors).toHaveLength(4);
  expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    "/data/colour",
    "/data/email",
    "/data/name",
    "/data/price",
  ]);
});

test("an unknown field is refused with its path, at any depth, also where the schema does not forbid it", async () => {
  const { send } = await smallPortal();
  const answers = await Promise.all([
    send("POST", "/things", json({ ...thing(), more: 1 })),
    send("POST", "/things", json(thing({ "a/b": 1 }))),
    send("POST", "/things", json(thing({ parts: [{ name: "Two", x: 1 }] }))),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code, body.errors[0].path])).toEqual([
    [400, "unknownField", "/more"],
    [400, "unknownField", "/data/a~1b"],
    [400, "unknownField", "/data/parts/0/x"],
  ]);
});

test("a body put together from several schemas takes the fields of each and no other", async () => {
  const { send } = await smallPortal();
  expect((await send("POST", "/boxes", json({ data: { name: "One", lid: true } }))).status).toBe(200);
  const { status, body } = await send("POST", "/boxes", json({ data: { name: "One", lid: true, x: 1 } }));
  expect({ status, code: body.code, errors: body.errors }).toEqual({
    status: 400,
    code: "unknownField",
    errors: [{ path: "/data/x", message: "Unknown." }],
  });
});

test("a body that tampers with prototypes is refused", async () => {
  const { send } = await smallPortal();
  expect((await send("POST", "/things", json('{"data":{"name":"One","__proto__":{"x":1}}}'))).status).toBe(400);
});

test("a body with thousands of faults is answered with a few, and one nested without end is refused", async () => {
  const { send } = await smallPortal();
  const some = await send("POST", "/things", json(thing({ tags: Array(400).fill("c") })));
  expect(some.body.errors).toHaveLength(20);
  const many = await send("POST", "/things", json(thing({ tags: Array(100_000).fill("c") })));
  expect(many.body.errors).toEqual([{ path: "/data/tags", message: "Must have at most 500 entries." }]);
  const deep = `${'{"name":"x","parts":['.repeat(20_000)}${"]}".repeat(20_000)}`;
  const { status, body } = await send("POST", "/things", json(`{"data":${deep}}`));
  expect({ status, errors: body.errors }).toEqual({
    status: 400,
    errors: [{ path: "", message: "Nested too deeply." }],
  });
});

test("over a real connection a sender of far too much, or of a dead token, receives the refusal and can go on", async () => {
  const { app } = await smallPortal(stored);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const post = async (token: string, size: number) => {
    const headers = { ...jsonHeaders, authorization: `Bearer ${token}` };
    const body = JSON.stringify(thing({ description: "x".repeat(size) }));
    return (await fetch(`${address}/api/v1/things`, { method: "POST", headers, body })).status;
  };
  expect([await post("bad", 4_000_000), await post("good", 4_000_000), await post("good", 10)]).toEqual([
    401, 413, 201,
  ]);
});
