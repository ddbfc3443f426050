import type { StoneFields } from "../../db/queries/stone-fields.ts";

const NEW_LINE = 10;

/** Cuts what COPY … TO STDOUT sends into lines; a chunk may end in the middle of one. */
export class CopyLines {
  #rest: Buffer = Buffer.alloc(0);

  /** Hands every whole line to `take`: where it begins, and where its line end is. */
  read(chunk: Buffer, take: (bytes: Buffer, from: number, to: number) => void): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, from)) {
      take(bytes, from, end);
      from = end + 1;
    }
    this.#rest = Buffer.from(bytes.subarray(from));
  }
}

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** Fields as COPY would write them. */
export const lineOf = (fields: StoneFields): Buffer =>
  Buffer.from(fields.map((field) => field?.replace(/[\\\t\n\r]/g, (one) => escapes[one] ?? one) ?? "\\N").join("\t"));
