import { lineOf as copyLine } from "../../db/copy-text.ts";
import type { StoneFields } from "../../db/queries/stone-fields.ts";

const NEW_LINE = 10;
const nothing = Buffer.alloc(0);

/** Joins the chunks of COPY … TO STDOUT into whole lines. A chunk may end in the middle of one. */
export class CopyLines {
  #rest: Buffer = nothing;

  /**
   * The whole lines so far, each with its line end. The line that was cut before comes first; the others follow as they
   * lie.
   */
  *whole(chunk: Buffer): Generator<Buffer> {
    const cut = this.#rest.length > 0 ? chunk.indexOf(NEW_LINE) + 1 : 0;
    if (cut > 0) {
      yield Buffer.concat([this.#rest, chunk.subarray(0, cut)]);
      this.#rest = nothing;
    }
    const end = Math.max(cut, chunk.lastIndexOf(NEW_LINE) + 1);
    if (end > cut) yield chunk.subarray(cut, end);
    this.#rest = Buffer.concat([this.#rest, chunk.subarray(end)]);
  }
}

/** A line of fields as COPY writes it. */
export const lineOf = (fields: StoneFields): Buffer => Buffer.from(copyLine(fields));
