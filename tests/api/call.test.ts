import { expect, test } from "vitest";
import { fakeServer, success } from "#support/fake-server.ts";

const page = { data: [], pagination: { currentPage: 1, pageSize: 50, totalPages: 0, totalRecords: 0 } };

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

test("each act begins a trace of its own, which says nothing of whoever acts", async () => {
  const server = fakeServer(() => success(page));
  await server.call("listMasters");
  await server.call("listMasters");
  const named = server.seen.map(({ headers }) => headers.get("traceparent") ?? "");
  for (const name of named) expect(name).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(named[0]?.split("-")[1]).not.toBe(named[1]?.split("-")[1]);
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
  const server = fakeServer(() => success({ id: 1 }, 200, "Status saved."));
  expect(await server.callWithMessage("getMaintenance")).toEqual({
    data: { id: 1 },
    message: "Status saved.",
    status: 200,
  });
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
