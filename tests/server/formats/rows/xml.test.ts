import { expect, test } from "vitest";
import { allRows, cellsOf, written } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();
const read = (content: string | Uint8Array, wishes = {}) => allRows(written(folder.dir, "stock.xml", content), wishes);

test("the element that is repeated most gives the rows, with its attributes and what it holds", async () => {
  const file = await read(
    `<?xml version="1.0"?><f:feed xmlns:f="urn:f"><head><by>x</by><by>y</by></head><stones>
      <f:stone id="A1"><price currency="USD">5100</price><video/><img>1</img><img>2</img></f:stone>
      <f:stone id="A2"><size><mm><![CDATA[6.43 < 6.47]]></mm></size></f:stone><f:stone id="A3"/>
    </stones></f:feed>`,
  );
  expect(file).toMatchObject({ kind: "xml", rowsPath: "feed/stones/stone" });
  expect(file.rows).toEqual([
    { line: 1, cells: ["id", "price.currency", "price", "img", "size.mm"] },
    { line: 2, cells: ["A1", "USD", "5100", "1, 2"] },
    { line: 3, cells: ["A2", "", "", "", "6.43 < 6.47"] },
    { line: 4, cells: ["A3"] },
  ]);
});

test("a list of one stone is a list, and a path that was given is taken", async () => {
  const text = "<stones><stone><id>A1</id><price>5</price></stone></stones>";
  expect(cellsOf(await read(text))).toEqual([
    ["id", "price"],
    ["A1", "5"],
  ]);
  expect(cellsOf(await read(text, { rowsPath: "stones" }))).toEqual([
    ["stone.id", "stone.price"],
    ["A1", "5"],
  ]);
  await expect(read(text, { rowsPath: "stones/gem" })).rejects.toMatchObject({ fault: "noRowsAtPath" });
});

test("the encoding that XML declares is its encoding", async () => {
  const text = '<?xml version="1.0" encoding="windows-1252"?><a><b>caf\xe9 \x80</b><b>x</b></a>';
  const file = await read(Buffer.from(text, "latin1"));
  expect(file).toMatchObject({ encoding: "windows-1252", doubtfulCells: [] });
  expect(cellsOf(file)).toEqual([["b"], ["café €"], ["x"]]);
});

const laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><a><b>&b;</b></a>';
test.each([
  ["hasDoctype", laughs],
  ["hasDoctype", '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a><b/></a>'],
  ["damaged", "<a><b>1</b><b>"],
  ["damaged", "<a><b>&what;</b></a>"],
  ["tooDeep", "<a>".repeat(10_000)],
  ["rowTooLong", `<a><b>${"x".repeat(12_000_000)}</b></a>`],
  ["noRows", "<a/>"],
])("an XML file is refused as %s", async (fault, text) => {
  await expect(read(text)).rejects.toMatchObject({ name: "UnreadableFile", fault });
});
