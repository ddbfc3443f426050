import type { Readable } from "node:stream";

const NEWLINE = 0x0a;

/** The lines of a file, byte by byte as they are, without what ends them; a text may hold any other break. */
export async function* linesOf(stream: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
      yield bytes.subarray(0, end);
      bytes = bytes.subarray(end + 1);
    }
    rest = bytes;
  }
  if (rest.length > 0) yield rest;
}
