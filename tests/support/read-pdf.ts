import { inflateSync } from "node:zlib";

/** The words of a PDF made by pdfkit, page by page, in the fonts of every reader or in an embedded one. */
export function readPdf(bytes: Buffer): { pages: string[]; links: string[] } {
  const text = bytes.toString("latin1");
  const streams = streamsOf(bytes, text);
  const fonts = embeddedFonts(text, streams);
  const pages = [...streams.values()].filter((content) => content.includes("TJ"));
  const links = [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, url]) => url ?? "");
  return { pages: pages.map((content) => wordsOf(content, fonts)), links };
}

/** The unpacked streams, by the number of their object. */
function streamsOf(bytes: Buffer, text: string): Map<number, string> {
  const packed = /(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g;
  const streams = new Map<number, string>();
  for (const { 1: object, 2: length, index, 0: head } of text.matchAll(packed)) {
    const from = index + head.length;
    streams.set(Number(object), inflateSync(bytes.subarray(from, from + Number(length))).toString("latin1"));
  }
  return streams;
}

/** The letters of a font's glyphs, by the name that a page gives the font. */
function embeddedFonts(text: string, streams: ReadonlyMap<number, string>): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  for (const [, object, words] of text.matchAll(
    /(\d+) 0 obj\n<<\n\/Type \/Font\n\/Subtype \/Type0[\s\S]*?\/ToUnicode (\d+) 0 R/g,
  )) {
    const table = streams.get(Number(words))?.match(/beginbfrange\n([\s\S]*?)endbfrange/)?.[1] ?? "";
    const codes = [...table.matchAll(/\[(.*?)\]/g)].flatMap(([, row = ""]) => [...row.matchAll(/<([0-9a-f ]*)>/g)]);
    const name = text.match(new RegExp(`/(F\\d+) ${object} 0 R`))?.[1] ?? "";
    letters.set(
      name,
      codes.map(([, hex = ""]) => String.fromCharCode(...hex.split(" ").map((one) => Number.parseInt(one, 16)))),
    );
  }
  return letters;
}

/** The words of a page. A text is drawn in pieces, with the spaces between their letters. */
function wordsOf(content: string, fonts: ReadonlyMap<string, string[]>): string {
  const words: string[] = [];
  let letters: string[] | undefined;
  for (const [, font, pieces = ""] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) letters = fonts.get(font);
    else words.push([...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => read(hex, letters)).join(""));
  }
  return words.join("\n");
}

const read = (hex: string, letters: string[] | undefined): string =>
  letters
    ? (hex.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)] ?? "?").join("")
    : Buffer.from(hex, "hex").toString("latin1");
