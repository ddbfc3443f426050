/** Reads one file in a process of its own, so that its memory can be measured. Arguments: reader, file, the built readers, exceljs. */
import { createReadStream } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import Papa from "papaparse";
import { SaxesParser } from "saxes";
import { openPromise } from "yauzl";
import type { openRows } from "#server/formats/rows/open-rows.ts";

const [reader = "", file = "", built = "", anchor = ""] = process.argv.slice(2);

/** The readers of the house, in their thread, as they are shipped. */
async function house(): Promise<number> {
  const { openRows: open } = (await import(pathToFileURL(path.resolve(built)).href)) as { openRows: typeof openRows };
  const opened = await open(file, path.basename(file));
  let cells = 0;
  for await (const rows of opened.batches(0)) for (const row of rows) cells += row.cells.length;
  await opened.close();
  return cells;
}

/** The smallest reader of a sheet by saxes: texts by number, no formats, no faults, no limits. */
async function bareSaxes(): Promise<number> {
  const zip = await openPromise(file, { autoClose: false });
  const entries = new Map<string, Parameters<typeof zip.openReadStreamPromise>[0]>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const parse = async (name: string, tell: (element: string, text: string, type: string) => void) => {
    const parser = new SaxesParser({ position: false, xmlns: false });
    let text = "";
    let type = "";
    parser.on("opentag", ({ name: element, attributes }) => {
      text = "";
      if (element === "c") type = attributes.t ?? "";
    });
    parser.on("text", (more) => {
      text += more;
    });
    parser.on("closetag", ({ name: element }) => tell(element, text, type));
    const entry = entries.get(name);
    if (!entry) throw new Error(name);
    const stream = await zip.openReadStreamPromise(entry);
    stream.setEncoding("utf8");
    for await (const part of stream) parser.write(part as string);
    parser.close();
  };
  const texts: string[] = [];
  await parse("xl/strings.xml", (element, text) => {
    if (element === "t") texts.push(text);
  });
  let cells = 0;
  let row: string[] = [];
  await parse("xl/sheet1.xml", (element, text, type) => {
    if (element === "v") row.push(type === "s" ? (texts[Number(text)] ?? "") : text);
    else if (element === "row") {
      cells += row.length;
      row = [];
    }
  });
  zip.close();
  return cells;
}

const barePapa = () =>
  new Promise<number>((resolve, reject) => {
    let cells = 0;
    Papa.parse<string[]>(createReadStream(file, "utf8"), {
      delimiter: ",",
      chunk: ({ data }) => {
        for (const row of data) cells += row.length;
      },
      complete: () => resolve(cells),
      error: reject,
    });
  });

/** The part of exceljs that is used here. */
type Books = {
  stream: { xlsx: { WorkbookReader: new (file: string, options: object) => AsyncIterable<AsyncIterable<BookRow>> } };
};
type BookRow = { values: unknown[] };

/** The importer that a user would pick today, as its own documentation reads a large file. */
async function exceljs(): Promise<number> {
  const { stream } = ((await import(pathToFileURL(anchor).href)) as { default: Books }).default;
  let cells = 0;
  const book = new stream.xlsx.WorkbookReader(file, { sharedStrings: "cache", styles: "ignore", worksheets: "emit" });
  for await (const sheet of book) for await (const row of sheet) cells += row.values.length - 1;
  return cells;
}

const readers: Record<string, () => Promise<number>> = { house, bareSaxes, barePapa, exceljs };
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);
const begun = performance.now();
const cells = await readers[reader]?.();
const ms = performance.now() - begun;
clearInterval(watch);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ ms, cpu: (user + system) / 1_000, grown: (peak - before) / 1_048_576, cells }));
