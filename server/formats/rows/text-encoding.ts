import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { UnreadableFile } from "./unreadable-file.ts";

/** The encoding of a text: `isProven` is false if any bytes at all could be read so. */
export type Encoding = { name: string; isProven: boolean };

const SAMPLE = 65_536;

/**
 * The encoding of a text: the one that was asked for; else by its byte-order mark; UTF-16 by its zero bytes; the one that
 * XML declares; UTF-8 if all of it is; else windows-1252, which is in doubt.
 */
export async function findEncoding(
  file: string,
  wish: string | null | undefined,
  declared: string | null,
): Promise<Encoding> {
  if (wish) return { name: knownEncoding(wish), isProven: true };
  const sample = await firstBytes(file, SAMPLE);
  const wide = wideEncoding(sample);
  if (wide) return { name: wide, isProven: true };
  if (declared && declared !== "utf-8") return { name: declared, isProven: true };
  return (await isUtf8(file)) ? { name: "utf-8", isProven: true } : { name: "windows-1252", isProven: false };
}

function knownEncoding(wish: string): string {
  try {
    return new TextDecoder(wish).encoding;
  } catch {
    throw new UnreadableFile("unknownEncoding");
  }
}

/** The encoding that XML says of itself, if it is a known one whose letters are single bytes. */
export async function declaredEncoding(file: string): Promise<string | null> {
  const head = (await firstBytes(file, 1_024)).toString("latin1");
  const label = /^\s*<\?xml[^>]*?encoding=["']([\w.:-]{1,40})["']/.exec(head)?.[1];
  try {
    return label && !/utf-?16/i.test(label) ? new TextDecoder(label).encoding : null;
  } catch {
    return null;
  }
}

/** The first bytes of a file. */
export async function firstBytes(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** UTF-16, told by its mark or its zero bytes: plain letters have one each, always in the same place. */
export function wideEncoding(sample: Buffer): string | null {
  if (sample[0] === 0xff && sample[1] === 0xfe) return "utf-16le";
  if (sample[0] === 0xfe && sample[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 4;
  if (odd > most && even < odd / 8) return "utf-16le";
  return even > most && odd < even / 8 ? "utf-16be" : null;
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const bytes of createReadStream(file, { highWaterMark: 1_048_576 })) {
      decoder.decode(bytes as Buffer, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The bytes of a file, part by part. */
export const bytesOf = (file: string): AsyncIterable<Buffer> => createReadStream(file, { highWaterMark: 262_144 });

/** The text of bytes, part by part, without a byte-order mark. */
export async function* textOf(encoding: string, parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decode = decoderOf(encoding);
  for await (const bytes of parts) {
    const text = decode(bytes);
    if (text !== "") yield text;
  }
  const rest = decode();
  if (rest !== "") yield rest;
}

type Decode = (bytes?: Buffer) => string;

function decoderOf(encoding: string): Decode {
  if (encoding === "windows-1252") return (bytes) => (bytes ? windows1252(bytes) : "");
  const decoder = new TextDecoder(encoding);
  return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
}

/** The letters of 0x80 to 0x9f. Node 20 reads them as control marks, so that a euro would be none. */
const special = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";
const isSpecial = /[\x80-\x9f]/g;

const windows1252 = (bytes: Buffer): string =>
  bytes.toString("latin1").replace(isSpecial, (letter) => special.charAt(letter.charCodeAt(0) - 0x80));
