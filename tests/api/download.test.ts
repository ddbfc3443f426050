import { expect, test } from "vitest";
import { type DownloadTold, download } from "#api/download.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";

const link = "/files/exports/0123456789abcdef0123456789abcdef";
const file = (status = 200) =>
  new Response("bytes", {
    status,
    headers: { "content-disposition": 'attachment; filename="stones-2026-11-20.xlsx"' },
  });
const job = (state: string, fields: object = {}) =>
  success({ id: "7", kind: "exportStones", state, done: 0, total: null, link: null, file_name: null, ...fields });

/** One download against a server that answers by address, and everything that it said and saved. */
async function run(replies: Record<string, (() => Response) | (() => Response)[]>) {
  const said: unknown[] = [];
  const kept: [string, Blob][] = [];
  const turns: Record<string, number> = {};
  const server = fakeServer((request) => {
    const address = new URL(request.url).pathname.replace("/api/v1", "");
    const reply = replies[address];
    if (!reply) throw new TypeError("Failed to fetch");
    if (!Array.isArray(reply)) return reply();
    const turn = turns[address] ?? 0;
    turns[address] = turn + 1;
    return (reply[Math.min(turn, reply.length - 1)] as () => Response)();
  });
  const told: DownloadTold = {
    working: ({ done, total }) => said.push([done, total]),
    saved: (sentence) => said.push(sentence),
    failed: (sentence) => said.push(`failed: ${sentence}`),
  };
  const asked = server.callWithMessage(
    "downloadStones",
    { body: { stock_numbers: ["S-1"], format: "xlsx" } },
    { fallback: "unexpectedError" },
  );
  const save = (bytes: Blob, name: string) => void kept.push([name, bytes]);
  await download({ client: server, save, pause: async () => {} }, asked, told);
  const saved = await Promise.all(kept.map(async ([name, bytes]) => `${name}: ${await bytes.text()}`));
  return { said, saved, server };
}
const asks = "/inventory/download";

test("a file that is ready is fetched with the session's token and saved under its name", async () => {
  const { said, saved, server } = await run({ [asks]: () => success(link), [link]: () => file() });
  expect(said).toEqual(["stones-2026-11-20.xlsx downloaded successfully"]);
  expect(saved).toEqual(["stones-2026-11-20.xlsx: bytes"]);
  expect(server.seen.at(-1)?.headers.get("authorization")).toBe("Bearer token-1");
});

test("a job is followed to its end, and tells how far it is", async () => {
  const { said, saved } = await run({
    [asks]: () => success({ job: "7" }, 202),
    "/jobs/7": [
      () => job("waiting"),
      () => job("running", { done: 500, total: 1200 }),
      () => job("done", { done: 1200, total: 1200, link }),
    ],
    [link]: () => file(),
  });
  expect(said).toEqual([
    [0, null],
    [0, null],
    [500, 1200],
    [1200, 1200],
    "stones-2026-11-20.xlsx downloaded successfully",
  ]);
  expect(saved).toHaveLength(1);
});

test("a house that is away for a look or two does not end the wait", async () => {
  const away = () => {
    throw new TypeError("Failed to fetch");
  };
  const { said } = await run({
    [asks]: () => success({ job: "7" }, 202),
    "/jobs/7": [away, away, () => job("done", { link })],
    [link]: () => file(),
  });
  expect(said.at(-1)).toBe("stones-2026-11-20.xlsx downloaded successfully");
  const gone = await run({ [asks]: () => success({ job: "7" }, 202), "/jobs/7": away });
  expect(gone.said.at(-1)).toBe("failed: Unable to connect to server. Please try again later.");
});

test.each([
  ["an answer of another status", { [asks]: () => success(link, 201) }],
  [
    "a link that has had its hour",
    { [asks]: () => success(link), [link]: () => failure(404, { message: "Not found." }) },
  ],
  ["a job that failed", { [asks]: () => success({ job: "7" }, 202), "/jobs/7": () => job("failed") }],
  ["a job that was cancelled", { [asks]: () => success({ job: "7" }, 202), "/jobs/7": () => job("cancelled") }],
])("%s could not be downloaded", async (_, replies) => {
  const { said, saved } = await run(replies);
  expect(said.at(-1)).toBe("failed: Failed to download file. Please try again.");
  expect(saved).toEqual([]);
});

test("an answer without a link says so, also at a job's end", async () => {
  for (const data of [null, ""]) {
    expect((await run({ [asks]: () => success(data) })).said).toEqual(["failed: No file URL received."]);
  }
  const { said } = await run({ [asks]: () => success({ job: "7" }, 202), "/jobs/7": () => job("done") });
  expect(said.at(-1)).toBe("failed: No file URL received.");
});

test("a refusal is told in the server's words, and in the catalogue's where it has none", async () => {
  const refused = await run({ [asks]: () => failure(422, { message: "Please select at least one diamond" }) });
  expect(refused.said).toEqual(["failed: Please select at least one diamond"]);
  expect((await run({ [asks]: () => failure(500) })).said).toEqual(["failed: An unexpected error occurred."]);
});

test.each(["https://evil.example/files/x", "//evil.example/x", "/api/v1/user/logout", "/files/../api/v1/x"])(
  "the token goes to no other place: %s",
  async (place) => {
    const { said, server } = await run({ [asks]: () => success(place) });
    expect(said).toEqual(["failed: Failed to download file. Please try again."]);
    expect(server.seen).toHaveLength(1);
  },
);

test("a session that is over is noticed", async () => {
  const { server } = await run({ [asks]: () => success(link), [link]: () => failure(401) });
  expect(server.events).toEqual(["unauthorized"]);
});
