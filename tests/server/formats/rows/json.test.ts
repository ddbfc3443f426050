import { expect, test } from "vitest";
import { allRows, cellsOf, written } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();
const read = (content: string, { name = "stock.json", ...wishes }: { name?: string; rowsPath?: string } = {}) =>
  allRows(written(folder.dir, name, content), wishes);

test("a list of objects gives their keys as the header, and nested ones with a point", async () => {
  const file = await read(
    JSON.stringify([
      { stock: "A1", price: { ppc: 5100.5, disc: -38.5 }, tags: ["eye clean", "no BGM"], is_fancy: false },
      { stock: "A2", note: null, media: [{ url: "https://a.example/1" }] },
    ]),
  );
  expect(file).toMatchObject({ kind: "json", rowsPath: "", encoding: "utf-8", delimiter: null });
  expect(file.rows).toEqual([
    { line: 1, cells: ["stock", "price.ppc", "price.disc", "tags", "is_fancy", "note", "media.0.url"] },
    { line: 2, cells: ["A1", "5100.5", "-38.5", "eye clean, no BGM", "FALSE"] },
    { line: 3, cells: ["A2", "", "", "", "", "", "https://a.example/1"] },
  ]);
});

test("the longest list of a file is its rows, and another one is taken if it is named", async () => {
  const text = JSON.stringify({
    meta: { fields: [{ name: "stock" }] },
    data: { "in stock": [{ a: '"]}[{,:\\' }, { a: 2 }], sold: [{ a: 3 }] },
  });
  const found = await read(text);
  expect([found.rowsPath, cellsOf(found)]).toEqual(["data.in stock", [["a"], ['"]}[{,:\\'], ["2"]]]);
  expect(cellsOf(await read(text, { rowsPath: "data.sold" }))).toEqual([["a"], ["3"]]);
  await expect(read(text, { rowsPath: "data" })).rejects.toMatchObject({ fault: "noRowsAtPath" });
  await expect(read('{"error":"no access"}')).rejects.toMatchObject({ fault: "noRows" });
});

test("objects that follow each other are rows, under whatever name", async () => {
  const text = '{"a":1,"b":[{"c":2}]}\n{"a":12345678901234567890}\n{"a":1.5e-7,"b":2.2e9}\n';
  const rows = [["a", "b.0.c", "b"], ["1", "2"], ["12345678901234567890"], ["0.00000015", "", "2200000000"]];
  expect(await read(text, { name: "stock.ndjson" })).toMatchObject({ kind: "ndjson", rowsPath: "" });
  expect(cellsOf(await read(text, { name: "stock.txt" }))).toEqual(rows);
  expect(cellsOf(await read('{"a":1}', { name: "one.jsonl" }))).toEqual([["a"], ["1"]]);
});

test("a list of lists is rows as they stand", async () => {
  expect((await read('{"rows":[["Stock","Carat"],["A1",1.05]]}')).rows).toEqual([
    { line: 1, cells: ["Stock", "Carat"] },
    { line: 2, cells: ["A1", "1.05"] },
  ]);
});

test("a key that comes after the first thousand rows has a column without a head", async () => {
  const rows = Array.from({ length: 2_500 }, (_, at) => (at === 2_000 ? { a: at, late: "x" } : { a: at }));
  const cells = cellsOf(await read(JSON.stringify(rows)));
  expect(cells).toHaveLength(2_501);
  expect([cells[0], cells[2_001], cells[2_500]]).toEqual([["a"], ["2000", "x"], ["2499"]]);
});

test.each([
  ["damaged", '[{"a":1},{"a":2}'],
  ["damaged", '[{"a":1},{"a":}]'],
  ["tooDeep", `[${"[".repeat(10_000)}`],
  ["tooDeep", `{"a":`.repeat(10_000)],
  ["rowTooLong", `[{"a":"${"x".repeat(6_000_000)}"}]`],
])("a JSON file is refused as %s", async (fault, text) => {
  await expect(read(text)).rejects.toMatchObject({ name: "UnreadableFile", fault });
});
