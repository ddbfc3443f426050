import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { writeZipFile } from "#server/formats/zip-file.ts";
import type { Cells } from "./trade-rows.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const offices = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006/relationships";
/** Joins small texts into parts that are worth writing. */
function* parts(texts: Iterable<string>): Generator<Buffer> {
  let part = "";
  for (const text of texts) {
    part += text;
    if (part.length < 65_536) continue;
    yield Buffer.from(part);
    part = "";
  }
  yield Buffer.from(part);
}

const csvCell = (cell: string | number) => (/[",]/.test(String(cell)) ? `"${cell}"` : cell);

export async function writeStockCsv(file: string, rows: Iterable<Cells>): Promise<void> {
  const lines = function* () {
    for (const cells of rows) yield `${cells.map(csvCell).join(",")}\r\n`;
  };
  await pipeline(Readable.from(parts(lines())), createWriteStream(file));
}

/** A workbook as Excel writes it: every text once, beside the sheet. */
export async function writeStockXlsx(file: string, stones: Iterable<Cells>): Promise<void> {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? numbers.size;
    if (known === numbers.size) numbers.set(text, known);
    return known;
  };
  const rows = function* () {
    yield `<worksheet xmlns="${main}"><sheetData>`;
    let line = 0;
    for (const cells of stones) {
      line += 1;
      yield `<row r="${line}" spans="1:30">${cells.map((cell, at) => cellXml(cell, letters(at), line, numberOf)).join("")}</row>`;
    }
    yield "</sheetData></worksheet>";
  };
  const texts = function* () {
    yield `<sst xmlns="${main}">`;
    for (const text of numbers.keys()) yield `<si><t>${text.replaceAll("&", "&amp;")}</t></si>`;
    yield "</sst>";
  };
  await writeZipFile(file, new Date(), (zip) => {
    const add = (name: string, text: string) => zip.add(name, () => [Buffer.from(text)], 4);
    add("[Content_Types].xml", "<Types/>");
    add("_rels/.rels", links(["officeDocument", "xl/workbook.xml"]));
    add(
      "xl/workbook.xml",
      `<workbook xmlns="${main}" xmlns:r="${offices}"><sheets><sheet name="Stock" r:id="r0"/></sheets></workbook>`,
    );
    add("xl/_rels/workbook.xml.rels", links(["worksheet", "sheet1.xml"], ["sharedStrings", "strings.xml"]));
    zip.add("xl/sheet1.xml", () => parts(rows()), 4);
    zip.add("xl/strings.xml", () => parts(texts()), 4);
  });
}

function cellXml(cell: string | number, letter: string, line: number, numberOf: (text: string) => number): string {
  if (cell === "") return `<c r="${letter}${line}" s="1"/>`;
  if (typeof cell === "number") return `<c r="${letter}${line}" s="1"><v>${cell}</v></c>`;
  return `<c r="${letter}${line}" s="1" t="s"><v>${numberOf(cell)}</v></c>`;
}

const letters = (at: number) => (at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`);
const links = (...all: [kind: string, target: string][]) =>
  `<Relationships xmlns="${packages}">${all
    .map(([kind, target], at) => `<Relationship Id="r${at}" Type="${offices}/${kind}" Target="${target}"/>`)
    .join("")}</Relationships>`;
