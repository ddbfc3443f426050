import type { FileKind } from "./row-file.ts";
import { firstBytes, wideEncoding } from "./text-encoding.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The kind of a file by its bytes. Kinds of text are told apart by their beginning and their name. */
export type Found = { is: "zip" | "gz" } | { is: "text"; kind: Exclude<FileKind, "xlsx"> };

const SAMPLE = 65_536;
const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** A zip, and one without entries. */
const zips = ["PK\u0003\u0004", "PK\u0005\u0006"];
/** Workbooks that are older than compound files begin with this record. */
const olderXls = ["0900", "0902", "0904", "0908"].map((mark) => Buffer.from(mark, "hex"));
/** The name under which a compound file keeps a workbook behind a password. */
const sealed = Buffer.from("EncryptedPackage", "utf16le");

export async function kindOf(file: string, name: string): Promise<Found> {
  const bytes = await firstBytes(file, SAMPLE);
  if (bytes.length === 0) throw new UnreadableFile("empty");
  if (bytes.subarray(0, 8).equals(compound)) {
    throw new UnreadableFile(bytes.includes(sealed) || (await isSealedLater(file)) ? "passwordProtected" : "oldXls");
  }
  if (olderXls.some((mark) => bytes.subarray(0, 2).equals(mark)) && bytes[3] === 0) {
    throw new UnreadableFile("oldXls");
  }
  if (zips.includes(bytes.toString("latin1", 0, 4))) return { is: "zip" };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { is: "gz" };
  if (isBinary(bytes)) throw new UnreadableFile("unknownKind");
  return { is: "text", kind: kindOfText(bytes, name) };
}

/** The directory of a compound file may lie at its end. */
async function isSealedLater(file: string): Promise<boolean> {
  const whole = await firstBytes(file, 64 * SAMPLE);
  return whole.includes(sealed);
}

const known = ["%PDF-", "\x89PNG", "\xff\xd8\xff", "GIF8", "Rar!", "7z\xbc\xaf", "BZh", "\xfd7zXZ", "{\\rtf"];

/** True for the mark of a kind without rows, and for many control marks: text has those only as halves of UTF-16. */
function isBinary(bytes: Buffer): boolean {
  const begin = bytes.toString("latin1", 0, 8);
  if (known.some((mark) => begin.startsWith(mark))) return true;
  if (wideEncoding(bytes)) return false;
  let odd = 0;
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) odd += 1;
  return odd > 8 && odd > bytes.length / 50;
}

function kindOfText(bytes: Buffer, name: string): Exclude<FileKind, "xlsx"> {
  const begin = bytes
    .toString("latin1", 0, 2_048)
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "")
    .replaceAll("\0", "")
    .trimStart();
  const end = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? "";
  if (/^(<!doctype\s+html|<html|<table|<head|<body|<meta|<style|mime-version:)/i.test(begin)) {
    throw new UnreadableFile("htmlFile");
  }
  if (/^<(\?xml|!--|[A-Za-z_!])/.test(begin)) {
    if (/<(\w+:)?html[\s>]/i.test(begin)) throw new UnreadableFile("htmlFile");
    if (begin.includes("urn:schemas-microsoft-com:office:spreadsheet")) throw new UnreadableFile("otherSpreadsheet");
    return "xml";
  }
  if (/^(\[\s*)*\{\s*["}]/.test(begin) || (/^[{[]/.test(begin) && !/^(csv|tsv|txt)$/.test(end))) {
    return /^(ndjson|jsonl)$/.test(end) ? "ndjson" : "json";
  }
  return "csv";
}
