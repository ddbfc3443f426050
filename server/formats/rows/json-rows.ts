import { cleanCell } from "./clean-cell.ts";
import { JsonScan } from "./json-scan.ts";
import { type Keyed, KeyedRows } from "./keyed-rows.ts";
import { isNumber, plainNumber } from "./plain-number.ts";
import type { CellFault, Row } from "./row-file.ts";
import { RowTray } from "./row-tray.ts";
import { UnreadableFile } from "./unreadable-file.ts";

export type JsonPlace = { kind: "json" | "ndjson"; rowsPath: string };
type Text = AsyncIterable<string>;

/** The most lists of a file that are counted. Where there are more, none of them is the stock. */
const MOST_LISTS = 1_000;

/** The path to the rows of a JSON file: the path that was given, else the longest list; each line, if it is NDJSON. */
export async function findJsonRows(text: Text, isLines: boolean, wish: string | null | undefined): Promise<JsonPlace> {
  let roots = 0;
  const lists = new Map<string, number>();
  const count = (path: string) => {
    if (lists.has(path) || lists.size < MOST_LISTS) lists.set(path, (lists.get(path) ?? 0) + 1);
  };
  const scan = new JsonScan({ element: count, root: () => (roots += 1) }, isLines);
  for await (const part of text) scan.take(part);
  scan.end();
  if (isLines || roots > 1) return { kind: "ndjson", rowsPath: "" };
  if (wish != null && lists.has(wish)) return { kind: "json", rowsPath: wish };
  if (wish != null) throw new UnreadableFile("noRowsAtPath");
  const [longest] = [...lists].sort(([, some], [, others]) => others - some);
  if (!longest) throw new UnreadableFile("noRows");
  return { kind: "json", rowsPath: longest[0] };
}

/** Reads the rows of a list: objects by their keys, lists by their places. */
export async function* jsonRows(text: Text, { kind, rowsPath }: JsonPlace): AsyncGenerator<Row[]> {
  const found: string[] = [];
  const element = (path: string, json: string) => {
    if (path === rowsPath) found.push(json);
  };
  const scan = new JsonScan({ element, root: () => {} }, kind === "ndjson");
  let rows: KeyedRows | PlacedRows | undefined;
  for await (const part of text) {
    scan.take(part);
    for (const json of found.splice(0)) {
      const value = parsed(json);
      rows ??= Array.isArray(value) ? new PlacedRows() : new KeyedRows();
      rows.add(keyed(value));
    }
    if (rows) yield* rows.batches();
  }
  scan.end();
  if (rows) yield* rows.batches(true);
}

/** Rows without keys: the first of them is a row like any other. */
class PlacedRows {
  readonly #tray = new RowTray();
  #line = 0;

  add(record: Keyed): void {
    this.#line += 1;
    const cells: string[] = [];
    const faults: { column: number; fault: CellFault }[] = [];
    for (const [key, raw] of record) {
      const column = Number.parseInt(key, 10);
      while (cells.length <= column) cells.push("");
      cells[column] = cleanCell(raw, (fault) => faults.push({ column, fault }));
    }
    this.#tray.add(this.#line, cells, faults);
  }

  batches(isEnd = false): Generator<Row[]> {
    return this.#tray.batches(isEnd);
  }
}

const token = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

/** An element. A whole number that JavaScript would round, the number of a report perhaps, stays the text it is. */
function parsed(json: string): unknown {
  const kept = /\d{16}/.test(json) ? json.replace(token, (one) => (/^-?\d{16,}$/.test(one) ? `"${one}"` : one)) : json;
  try {
    return JSON.parse(kept);
  } catch {
    throw new UnreadableFile("damaged");
  }
}

/** The content of an element: nested keys are joined by points, lists of plain values by commas. */
export function keyed(value: unknown, prefix = "", into: Keyed = []): Keyed {
  const entries = Object.entries(value as Record<string, unknown>);
  for (const [key, inner] of entries) {
    const name = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof inner !== "object" || inner === null) into.push([name, textOf(inner)]);
    else if (Array.isArray(inner) && inner.every((one) => typeof one !== "object" || one === null)) {
      into.push([name, inner.map(textOf).filter(Boolean).join(", ")]);
    } else keyed(inner, name, into);
  }
  return into;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const text = String(value);
  return typeof value === "number" && isNumber(text) ? plainNumber(text) : text;
}
