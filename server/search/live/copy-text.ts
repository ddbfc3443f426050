/** Splits what COPY … TO STDOUT sends into rows of fields; a chunk may end in the middle of anything. */
export class CopyText {
  readonly #decoder = new TextDecoder();
  #rest = "";

  *rows(chunk: Uint8Array): Generator<(string | null)[]> {
    const text = this.#rest + this.#decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", from)) {
      yield text.slice(from, end).split("\t").map(fieldOf);
      from = end + 1;
    }
    this.#rest = text.slice(from);
  }
}

const escapes: Record<string, string> = { t: "\t", n: "\n", r: "\r", b: "\b", f: "\f", v: "\v" };

function fieldOf(field: string): string | null {
  if (field === "\\N") return null;
  return field.includes("\\") ? field.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter) : field;
}
