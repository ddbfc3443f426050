import { type Keyed, KeyedRows } from "./keyed-rows.ts";
import type { Row } from "./row-file.ts";
import { rowLimits } from "./row-limits.ts";
import { UnreadableFile } from "./unreadable-file.ts";
import { type XmlElement, XmlParser } from "./xml-elements.ts";

type Text = AsyncIterable<string>;
/** Different elements of a file that are counted. */
const MOST_PATHS = 10_000;

/** The path to the rows of an XML file: the path that was given, else the element that is repeated most. */
export async function findXmlRows(text: Text, wish: string | null | undefined): Promise<string> {
  const open: string[] = [];
  const counts = new Map<string, number>();
  const parser = new XmlParser({
    open: ({ name }) => {
      open.push(name);
      const path = open.join("/");
      if (counts.has(path) || counts.size < MOST_PATHS) counts.set(path, (counts.get(path) ?? 0) + 1);
    },
    close: () => void open.pop(),
  });
  for await (const part of text) parser.write(part);
  parser.end();
  if (wish != null && counts.has(wish)) return wish;
  if (wish != null) throw new UnreadableFile("noRowsAtPath");
  const path = repeated(counts) ?? only(counts);
  if (path === undefined) throw new UnreadableFile("noRows");
  return path;
}

/** The element that is repeated most, none of whose holders is repeated. */
function repeated(counts: Map<string, number>): string | undefined {
  const isAlone = (path: string) => !path.includes("/") || counts.get(parentOf(path)) === 1;
  const found = [...counts].filter(([path, count]) => count > 1 && isAlone(path));
  return found.sort(([, some], [, others]) => others - some)[0]?.[0];
}

/** A list of one: the first element below the root that holds several others. */
function only(counts: Map<string, number>): string | undefined {
  const paths = [...counts.keys()];
  const holds = (path: string) => paths.filter((one) => parentOf(one) === path).length;
  return paths.slice(0, rowLimits.columns).find((path) => path.includes("/") && holds(path) > 1);
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** Reads the elements of a path as rows, by their attributes and by what they hold. */
export async function* xmlRows(text: Text, rowsPath: string): AsyncGenerator<Row[]> {
  const rows = new KeyedRows();
  const reading = new XmlReading(rowsPath.split("/"), rows);
  const parser = new XmlParser(reading);
  for await (const part of text) {
    parser.write(part);
    yield* rows.batches();
  }
  parser.end();
  yield* rows.batches(true);
}

class XmlReading {
  readonly #path: string[];
  readonly #rows: KeyedRows;
  readonly #open: string[] = [];
  #record: Keyed | null = null;
  #letters = 0;
  /** The text of the element that opened last. */
  #text = "";

  constructor(path: string[], rows: KeyedRows) {
    this.#path = path;
    this.#rows = rows;
  }

  open({ name, attributes }: XmlElement): void {
    this.#open.push(name);
    if (!this.#record && this.#isRow()) {
      this.#record = [];
      this.#letters = 0;
    }
    this.#text = "";
    for (const [key, text] of Object.entries(attributes)) {
      if (!/^xmlns(:|$)/.test(key)) this.#say([...this.#keys(), key], text);
    }
  }

  text(text: string): void {
    if (this.#record) this.#text += text;
  }

  close(): void {
    const text = this.#text.trim();
    const keys = this.#keys();
    if (text !== "") this.#say(keys.length > 0 ? keys : [this.#open.at(-1) ?? ""], text);
    this.#text = "";
    if (this.#record && this.#isRow()) {
      this.#rows.add(this.#record);
      this.#record = null;
    }
    this.#open.pop();
  }

  #isRow(): boolean {
    return this.#open.length === this.#path.length && this.#path.every((name, at) => name === this.#open[at]);
  }

  /** The names of the open elements within the row. */
  #keys(): string[] {
    return this.#open.slice(this.#path.length);
  }

  #say(keys: string[], text: string): void {
    this.#letters += text.length;
    if (this.#letters > rowLimits.row) throw new UnreadableFile("rowTooLong");
    this.#record?.push([keys.join("."), text]);
  }
}
