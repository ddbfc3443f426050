import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Problem } from "#server/ground/problem.ts";
import { type File, file, form, text } from "./forms.ts";
import { json, smallPortal } from "./small-portal.ts";

type Answering = Parameters<typeof smallPortal>[0];
const portal = async (answer?: Answering) => {
  const uploadsFolder = mkdtempSync(join(tmpdir(), "loupe-forms-"));
  onTestFinished(() => rmSync(uploadsFolder, { recursive: true }));
  return { ...(await smallPortal(answer, { uploadsFolder })), leftovers: () => readdirSync(uploadsFolder) };
};
const row = text("data", JSON.stringify({ row: 1 }));
const sheet = file("sheet", "stones.xlsx", "hello");

test("a form brings its JSON part and its files, which are on disk while the handler runs and gone afterwards", async () => {
  let content = "";
  const { send, received, leftovers } = await portal(({ files }) => {
    content = readFileSync(files.sheet?.[0]?.path ?? "", "utf8");
    return {};
  });
  expect((await send("POST", "/files", form(row, sheet))).status).toBe(200);
  expect(content).toBe("hello");
  expect(received[0]).toMatchObject({
    body: { row: 1 },
    files: { sheet: [{ filename: "stones.xlsx", mimetype: "application/octet-stream", size: 5 }], pictures: [] },
  });
  expect(existsSync(received[0]?.files.sheet?.[0]?.path ?? "")).toBe(false);
  expect(leftovers()).toEqual([]);
});

test("the JSON part may come last, as a Blob, or as text that says it is JSON", async () => {
  const { send, received } = await portal();
  const typed = text("data", JSON.stringify({ row: 2 }), "application/json");
  for (const data of [typed, file("data", "blob", JSON.stringify({ row: 2 }), "application/json")])
    expect((await send("POST", "/files", form(sheet, data))).status).toBe(200);
  expect(received.map(({ body }) => body)).toEqual([{ row: 2 }, { row: 2 }]);
});

test("several files of one field arrive in order", async () => {
  const { send, received } = await portal();
  await send("POST", "/files", form(row, sheet, file("pictures", "a.png", "a"), file("pictures", "b.png", "bb")));
  expect(received[0]?.files.pictures?.map(({ filename, size }) => [filename, size])).toEqual([
    ["a.png", 1],
    ["b.png", 2],
  ]);
});

test("an operation that takes both takes a form as well as JSON", async () => {
  const { send, received } = await portal();
  expect((await send("PUT", "/profile", json({ data: { name: "Mara" } }))).status).toBe(200);
  expect(
    (await send("PUT", "/profile", form(text("data", '{"name":"Mara"}'), file("picture", "me.png", "x")))).status,
  ).toBe(200);
  expect(received.map(({ body, files }) => [body, files.picture?.length])).toEqual([
    [{ name: "Mara" }, 0],
    [{ name: "Mara" }, 1],
  ]);
});

test("a file field in which nothing was chosen is empty", async () => {
  const { send, received } = await portal();
  await send("POST", "/files", form(row, sheet, file("pictures", "", "")));
  await send("POST", "/files", form(row, sheet, text("pictures", "")));
  expect(received.map(({ files }) => files.pictures)).toEqual([[], []]);
});

test("a file's name is a name, never a path", async () => {
  const { send, received } = await portal();
  const names = ["../../etc/passwd", "..\\..\\boot.ini", "/etc/shadow", "..", "Grüße.xlsx", `${"x".repeat(300)}.xlsx`];
  for (const name of names)
    expect((await send("POST", "/files", form(row, file("sheet", name, "x")))).status, name).toBe(200);
  const seen = received.map(({ files }) => files.sheet?.[0]?.filename);
  expect(seen).toEqual(["passwd", "boot.ini", "shadow", "file", "Grüße.xlsx", `${"x".repeat(195)}.xlsx`]);
  for (const { files } of received) expect(files.sheet?.[0]?.path).not.toContain("..");
});

const big = (bytes: number) => "x".repeat(bytes);
const refused: [string, File[], number, string, object[] | undefined][] = [
  ["without its JSON part", [sheet], 400, "malformed", [{ path: "/data", message: "Required." }]],
  ["without a file that is needed", [row], 400, "malformed", [{ path: "/sheet", message: "Required." }]],
  ["whose JSON part is not JSON", [text("data", "{"), sheet], 400, "notJson", undefined],
  [
    "whose JSON part says it is JSON and is not",
    [text("data", "{", "application/json"), sheet],
    400,
    "notJson",
    undefined,
  ],
  [
    "whose JSON part is wrong",
    [text("data", '{"row":"1"}'), sheet],
    400,
    "malformed",
    [{ path: "/data/row", message: "Must be a whole number." }],
  ],
  [
    "whose JSON part has an unknown field",
    [text("data", '{"row":1,"x":1}'), sheet],
    400,
    "unknownField",
    [{ path: "/data/x", message: "Unknown." }],
  ],
  [
    "whose JSON part cannot be stored",
    [text("data", '{"row":1,"note":"\\u0000"}'), sheet],
    400,
    "malformed",
    [{ path: "/data/note", message: "Contains a character that cannot be stored." }],
  ],
  [
    "with two JSON parts",
    [row, row, sheet],
    400,
    "malformed",
    [{ path: "/data", message: "Not in the right format." }],
  ],
  [
    "with an unknown file field",
    [row, sheet, file("virus", "a.exe", "x")],
    400,
    "unknownField",
    [{ path: "/virus", message: "Unknown." }],
  ],
  [
    "with an unknown text field",
    [row, sheet, text("more", "x")],
    400,
    "unknownField",
    [{ path: "/more", message: "Unknown." }],
  ],
  [
    "with text for a file",
    [row, text("sheet", "x")],
    400,
    "malformed",
    [{ path: "/sheet", message: "Must be a file." }],
  ],
  [
    "with two files for one",
    [row, sheet, sheet],
    422,
    "tooManyFiles",
    [{ path: "/sheet", message: "Must be at most 1 file." }],
  ],
  [
    "with three files for two",
    [row, sheet, ...Array(3).fill(file("pictures", "a.png", "x"))],
    422,
    "tooManyFiles",
    [{ path: "/pictures", message: "Must be at most 2 files." }],
  ],
  [
    "with a file that is too large",
    [row, file("sheet", "a", big(1001))],
    413,
    "tooLarge",
    [{ path: "/sheet", message: "Must be at most 1,000 bytes." }],
  ],
  [
    "with a file too large for its own field",
    [row, sheet, file("pictures", "a", big(501))],
    413,
    "tooLarge",
    [{ path: "/pictures", message: "Must be at most 500 bytes." }],
  ],
  ["with a JSON part that is too large", [text("data", big(1_048_577)), sheet], 413, "tooLarge", undefined],
  [
    "with a JSON Blob that is too large",
    [file("data", "blob", big(1_048_577)), sheet],
    413,
    "tooLarge",
    [{ path: "/data", message: "Must be at most 1 MB." }],
  ],
];
for (const [what, parts, status, code, errors] of refused)
  test(`a form ${what} is refused and leaves nothing behind`, async () => {
    const { send, received, leftovers } = await portal();
    const answer = await send("POST", "/files", form(...parts));
    expect({ status: answer.status, code: answer.body.code, errors: answer.body.errors }).toEqual({
      status,
      code,
      errors,
    });
    expect(received).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

test("a form of exactly the allowed size is taken", async () => {
  const { send } = await portal();
  expect((await send("POST", "/files", form(row, file("sheet", "a", big(1000))))).status).toBe(200);
});

test("a file may be larger than any JSON, by default up to 10 MB", async () => {
  const { send, received } = await portal();
  const name = text("data", '{"name":"Mara"}');
  expect((await send("PUT", "/profile", form(name, file("picture", "me.png", big(10 * 1_048_576))))).status).toBe(200);
  expect(received[0]?.files.picture?.[0]?.size).toBe(10 * 1_048_576);
  expect((await send("PUT", "/profile", form(name, file("picture", "me.png", big(10 * 1_048_576 + 1))))).status).toBe(
    413,
  );
});

test("a form that breaks off is refused and leaves nothing behind", async () => {
  const { send, leftovers } = await portal();
  const whole = form(row, sheet);
  for (const cut of [20, 150, Number(whole.payload?.length) - 30]) {
    const { status, body } = await send("POST", "/files", { ...whole, payload: whole.payload?.slice(0, cut) });
    expect({ cut, status, code: body.code }).toEqual({ cut, status: 400, code: "malformed" });
  }
  const nameless = await send("POST", "/files", { headers: { "content-type": "multipart/form-data" }, payload: "x" });
  expect({ status: nameless.status, code: nameless.body.code }).toEqual({ status: 400, code: "malformed" });
  expect(leftovers()).toEqual([]);
});

test("JSON where only a form is taken is 415", async () => {
  const { send } = await portal();
  expect((await send("POST", "/files", json({ data: { row: 1 } }))).status).toBe(415);
});

test("files are removed also when the handler refuses or breaks", async () => {
  for (const error of [new Problem("fileNotAllowed"), new Error("broken")]) {
    const { send, received, leftovers } = await portal(() => {
      throw error;
    });
    const { status } = await send("POST", "/files", form(row, sheet));
    expect(status).toBe(error instanceof Problem ? 422 : 500);
    expect(received).toHaveLength(1);
    expect(leftovers()).toEqual([]);
  }
});

test("over a real connection a sender of far too much receives the refusal, and can go on", async () => {
  const { app, leftovers } = await portal();
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const post = async (size: number) => {
    const body = new FormData();
    body.set("data", JSON.stringify({ row: 1 }));
    body.set("sheet", new Blob([new Uint8Array(size)]), "a.xlsx");
    const response = await fetch(`${address}/api/v1/files`, { method: "POST", body });
    return { status: response.status, body: await response.json() };
  };
  expect(await post(8_000_000)).toMatchObject({ status: 413, body: { code: "tooLarge" } });
  expect(await post(10)).toMatchObject({ status: 200 });
  expect(leftovers()).toEqual([]);
});
