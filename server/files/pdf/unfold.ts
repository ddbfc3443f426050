import { promisify } from "node:util";
import { constants, type InputType, inflate as inflateWith, type ZlibOptions } from "node:zlib";
import { pdfStreamMaxBytes, pdfUnfoldedMaxBytes } from "#domain/limits.ts";
import { fromAscii85, fromAsciiHex } from "./ascii-filters.ts";
import { type PdfDictionary, streamDictionary } from "./stream-dictionary.ts";

const inflate = promisify<InputType, ZlibOptions, Buffer>(inflateWith);
/** The most streams: people's documents have fewer. */
const MOST = 10_000;
const streamHead =
  /(>>[\0\t\n\f\r ]*)(%[^\r\n]*[\r\n][\0\t\n\f\r ]*)*stream(?=[\0\t\n\f\r ()<>[\]{}/%])[^\r\n]*(?:\r\n|\r|\n)/g;

type Unfold = (bytes: Buffer, room: number) => Promise<Buffer>;
const unfolders: Record<string, Unfold> = {
  FlateDecode: (bytes, room) => inflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: room }),
  ASCII85Decode: async (bytes) => fromAscii85(bytes),
  ASCIIHexDecode: async (bytes) => fromAsciiHex(bytes),
};
const longNames: Record<string, string> = { Fl: "FlateDecode", A85: "ASCII85Decode", AHx: "ASCIIHexDecode" };
/** The filters of pictures. Pictures stay packed: they decode to pixels. */
const pictures = ["DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode"];

/**
 * The unpacked streams in which a PDF packs objects. Other streams are unpacked only to find bombs. `tooPacked` if a
 * stream cannot be read with certainty, or is larger than in any real document.
 */
export async function* packedObjects(bytes: Buffer, text: string): AsyncGenerator<Buffer | "tooPacked"> {
  let room = pdfUnfoldedMaxBytes;
  let count = 0;
  for (const { 0: head, 1: close = "", 2: comment, index } of text.matchAll(streamHead)) {
    const dictionary = streamDictionary(text, index + close.trimEnd().length);
    const filters = dictionary && filtersOf(dictionary);
    if (comment !== undefined || ++count > MOST || !dictionary || !filters) return yield "tooPacked";
    const holdsObjects = dictionary.has("/First");
    if (holdsObjects && !isPlain(dictionary, filters)) return yield "tooPacked";
    const unfolded = await unfold(bytes.subarray(index + head.length), filters, Math.min(room, pdfStreamMaxBytes));
    if (!unfolded) return yield "tooPacked";
    if (filters.length === 0) continue; // it is not packed
    room -= unfolded.length;
    if (holdsObjects) yield unfolded;
  }
}

/** True for plainly packed objects. Every writer packs them so; any other packing hides them. */
const isPlain = (dictionary: PdfDictionary, filters: readonly string[]): boolean =>
  ["", "FlateDecode"].includes(filters.join()) && !dictionary.has("/DecodeParms") && !dictionary.has("/DP");

/** The filters by their long names; undefined if one of them cannot be undone. */
function filtersOf(dictionary: PdfDictionary): string[] | undefined {
  if (dictionary.has("/Filter") && dictionary.has("/F")) return undefined;
  const given = (dictionary.get("/Filter") ?? dictionary.get("/F") ?? []).filter((word) => !["[", "]"].includes(word));
  const names = given.map((word) => longNames[word.slice(1)] ?? word.slice(1));
  const isKnown = names.every(
    (name, place) => name in unfolders || (pictures.includes(name) && place === names.length - 1),
  );
  return isKnown && given.every((word) => word.startsWith("/")) ? names : undefined;
}

async function unfold(bytes: Buffer, filters: readonly string[], room: number): Promise<Buffer | undefined> {
  let found = bytes;
  try {
    for (const filter of filters) found = (await unfolders[filter]?.(found, room)) ?? found;
    return found;
  } catch {
    return undefined; // The stream is damaged, or a bomb.
  }
}
