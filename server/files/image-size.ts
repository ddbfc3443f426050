import type { ImageKind } from "./image-kind.ts";

export type ImageSize = { width: number; height: number };

/** The dimensions in a picture's head, before anything is decoded; undefined if they are not sound. */
export function imageSize(bytes: Buffer, { extension }: ImageKind): ImageSize | undefined {
  const size = readers[extension](bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const readers: Record<ImageKind["extension"], (bytes: Buffer) => ImageSize | undefined> = {
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  jpg: jpegSize,
  webp: webpSize,
};

/** True for a marker of a frame: FFC0 to FFCF without the three that mark tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const hasNoBody = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The largest frame up to the first scan: a reader may have to hold it. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  let found: ImageSize | undefined;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return found;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda || marker === 0xd9) return found; // The scan begins here.
    if (marker === 0xff || hasNoBody(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (isFrame(marker) && at + 9 <= bytes.length) {
      const size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
      if (!found || size.width * size.height > found.width * found.height) found = size;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return found;
}

function webpSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8X") return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return kind === "VP8 "
    ? { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    : undefined;
}
