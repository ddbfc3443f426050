import { inflateSync } from "node:zlib";

/** The words of a PDF that pdfkit wrote in the fonts of every reader, page by page. */
export function readPdf(bytes: Buffer): { pages: string[]; links: string[] } {
  const text = bytes.toString("latin1");
  const pages: string[] = [];
  for (const { 1: length, index, 0: head } of text.matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)) {
    const from = index + head.length;
    const content = inflateSync(bytes.subarray(from, from + Number(length))).toString("latin1");
    if (content.includes("TJ")) pages.push(wordsOf(content));
  }
  const links = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, url]) => url ?? "");
  return { pages, links };
}

/** A text is drawn in pieces, with the spaces that its letters need between them. */
const wordsOf = (content: string): string =>
  [...content.matchAll(/\[(.*?)\] TJ/g)]
    .map(([, pieces = ""]) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1")).join(""),
    )
    .join("\n");
