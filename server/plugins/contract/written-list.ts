/**
 * A list that is JSON already, for answers whose rows are kept as text: writing five hundred stones field by field
 * costs ten times the search that found them. To everybody but the serialiser it is an empty list.
 */
export class WrittenList extends Array<never> {
  readonly json: string;

  constructor(rows: readonly string[]) {
    super();
    this.json = `[${rows.join(",")}]`;
  }

  static override get [Symbol.species]() {
    return Array;
  }
}

/** Puts the written lists of an answer where its JSON has them empty. */
export function withWrittenLists(data: unknown, json: string): string {
  if (typeof data !== "object" || data === null) return json;
  return Object.entries(data).reduce((text, [name, value]) => {
    if (!(value instanceof WrittenList)) return text;
    const place = `"${name}":[]`;
    const at = text.indexOf(place);
    if (at < 0) throw new Error(`the answer has no list ${name}`);
    return `${text.slice(0, at)}"${name}":${value.json}${text.slice(at + place.length)}`;
  }, json);
}
