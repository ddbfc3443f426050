import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { allRows, written, zipped } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { bookParts } from "#support/xlsx-book.ts";

const folder = useThrowAwayDir();
const at = (name: string) => `${folder.dir}/${name}`;
const refused = (name: string, content: string | Uint8Array) =>
  expect(allRows(written(folder.dir, name, content))).rejects;
const book = bookParts({ sheets: [{ name: "S", rows: "<row><c><v>1</v></c></row>" }] });

test("what unpacks to far more than a list is refused while it is unpacked", async () => {
  const bomb = Buffer.alloc(64 * 1_048_576, "a");
  await refused("a.csv.gz", gzipSync(bomb)).toMatchObject({ fault: "tooTight" });
  await expect(allRows(await zipped(at("a.zip"), { "a.csv": bomb }))).rejects.toMatchObject({ fault: "tooTight" });
  const sheet = { ...book, "xl/worksheets/sheet1.xml": bomb };
  await expect(allRows(await zipped(at("a.xlsx"), sheet))).rejects.toMatchObject({ fault: "tooTight" });
});
