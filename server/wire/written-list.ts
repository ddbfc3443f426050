import type { Written } from "../house/stones.ts";

const COMMA = 44;
const OPENING = 91;
const CLOSING = 93;

/**
 * A list of rows kept as JSON in bytes (decision 0023): writing five hundred stones field by field costs ten times the
 * search that found them. To all code but the serialiser it is an empty list.
 */
export class WrittenList extends Array<never> implements Written {
  readonly most: number;
  readonly #rows: readonly Written[];

  constructor(rows: readonly Written[]) {
    super();
    this.#rows = rows;
    this.most = rows.reduce((sum, row) => sum + row.most + 1, 2);
  }

  static override get [Symbol.species]() {
    return Array;
  }

  /** The rows as values: an answer that is kept to be given again keeps its rows. */
  toJSON(): unknown {
    const bytes = Buffer.allocUnsafe(this.most);
    return JSON.parse(String(bytes.subarray(0, this.write(bytes, 0))));
  }

  write(into: Uint8Array, at: number): number {
    let end = at;
    into[end++] = OPENING;
    for (const row of this.#rows) {
      if (into[end - 1] !== OPENING) into[end++] = COMMA;
      end = row.write(into, end);
    }
    into[end++] = CLOSING;
    return end;
  }
}

/** The JSON of an answer as bytes, with the written list of its data in place of the empty one. */
export function bytesOf(json: string, data: unknown): Buffer {
  const fields = typeof data === "object" && data !== null ? Object.entries(data) : [];
  const [name, list] = fields.find(([, value]) => value instanceof WrittenList) ?? [];
  if (!(list instanceof WrittenList)) return Buffer.from(json); // bytes cost half the work of a long string
  const place = `"${name}":[]`;
  const at = json.indexOf(place);
  if (at < 0) throw new Error(`the answer has no list ${name}`);
  const before = Buffer.from(json.slice(0, at + place.length - 2));
  const after = Buffer.from(json.slice(at + place.length));
  const bytes = Buffer.allocUnsafe(before.length + list.most + after.length);
  before.copy(bytes);
  const end = list.write(bytes, before.length);
  after.copy(bytes, end);
  return bytes.subarray(0, end + after.length);
}
