import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { imageKindOf } from "./image-kind.ts";
import { imageSize } from "./image-size.ts";

const mostDots = 4000;
/** How many values a dot has, by PNG's type of colour, and how many bits each may take. */
const colours: Readonly<Record<number, { values: number; depths: readonly number[] }>> = {
  0: { values: 1, depths: [1, 2, 4, 8] },
  2: { values: 3, depths: [8] },
  3: { values: 1, depths: [1, 2, 4, 8] },
  4: { values: 2, depths: [8] },
  6: { values: 4, depths: [8] },
};

/**
 * Whether a picture can be put on every paper from now on. Its bytes say what it is, its head how large; a PNG is unfolded
 * here, within bounds, since what writes PDF would fall over one that is broken, and the whole process with it.
 */
export async function isPrintable(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  const kind = imageKindOf(bytes);
  if (!kind || kind.extension === "webp") return false;
  const size = imageSize(bytes, kind);
  if (!size || size.width > mostDots || size.height > mostDots) return false;
  return kind.extension === "jpg" ? isWholeJpeg(bytes) : isWholePng(bytes);
}

/** It comes to its end, and what writes PDF can read its head; of a JPEG it reads no more. */
function isWholeJpeg(bytes: Buffer): boolean {
  if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) <= bytes.length - 64) return false;
  try {
    new PDFDocument().image(bytes, 0, 0, { fit: [10, 10] });
    return true;
  } catch {
    return false;
  }
}

type Chunk = { type: string; data: Buffer };

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (at + 12 + length > bytes.length) return [];
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === "IEND") return chunks;
    at += 12 + length;
  }
  return [];
}

function isWholePng(bytes: Buffer): boolean {
  const chunks = chunksOf(bytes);
  const head = chunks[0]?.data;
  if (chunks[0]?.type !== "IHDR" || head?.length !== 13 || chunks.at(-1)?.type !== "IEND") return false;
  const [depth = 0, type = 0, , , interlace] = head.subarray(8);
  const colour = colours[type];
  if (!colour?.depths.includes(depth) || interlace !== 0) return false;
  const palettes = chunks.filter((chunk) => chunk.type === "PLTE");
  if (type === 3) {
    const entries = (palettes[0]?.data.length ?? 0) / 3;
    if (palettes.length !== 1 || !Number.isInteger(entries) || entries < 1 || entries > 2 ** depth) return false;
  }
  const row = 1 + Math.ceil((head.readUInt32BE(0) * colour.values * depth) / 8);
  return isWholeBody(chunks, row, head.readUInt32BE(4));
}

/** Every row is there, and begins with a filter that there is. */
function isWholeBody(chunks: readonly Chunk[], row: number, rows: number): boolean {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data));
  try {
    const body = inflateSync(packed, { maxOutputLength: row * rows });
    if (body.length !== row * rows) return false;
    for (let at = 0; at < body.length; at += row) if ((body[at] ?? 5) > 4) return false;
    return true;
  } catch {
    return false;
  }
}
