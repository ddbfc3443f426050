import type { FileRow } from "../mapping.ts";
import { headerMeaning } from "./header-words.ts";

export interface Header {
  /** The line of the last header row; 0 for none. */
  header_row: number;
  header_rows: number;
}

const ROWS_SEEN = 30;
const KNOWN_LEAST = 3;
const numberLike = /^[-+(]?[$€£]?\s*\d[\d.,\s]*%?\)?$/;

/** The lines that name the columns of a file: title lines may stand above, and two lines may name them together. */
export function findHeader(rows: readonly FileRow[]): Header {
  const seen = rows.slice(0, ROWS_SEEN);
  let best = { known: 0, at: -1, header_rows: 0 };
  for (const [at, row] of seen.entries()) {
    const known = knownIn(row.cells);
    if (known > best.known) best = { known, at, header_rows: 1 };
    const above = seen[at - 1];
    if (!above || !mayJoin(above, row)) continue;
    const together = knownIn(joined(above.cells, row.cells));
    if (together > best.known) best = { known: together, at, header_rows: 2 };
  }
  const width = Math.max(0, ...seen.map(filled));
  if (best.known >= Math.min(KNOWN_LEAST, width)) return headerAt(seen, best);
  const first = seen.findIndex((row, at) => isHeaderLike(row, seen[at + 1], width));
  return headerAt(seen, { at: first, header_rows: 1 });
}

const headerAt = (rows: readonly FileRow[], { at, header_rows }: { at: number; header_rows: number }): Header => {
  const line = rows[at]?.line;
  return line === undefined ? { header_row: 0, header_rows: 0 } : { header_row: line, header_rows };
};

/** The names of the columns: a line, or several of them joined. */
export function headersOf(rows: readonly FileRow[], { header_row, header_rows }: Header): string[] {
  const first = header_row - Math.max(header_rows, 1);
  const lines = rows.filter(({ line }) => line > first && line <= header_row).map(({ cells }) => cells);
  const last = lines.pop();
  if (last === undefined) return [];
  const [title, ...below] = lines;
  return title ? joined(below.reduce(spanned, title), last) : [...last];
}

/** A title that spans columns stands in the first of them; what it spans is named below it. */
function spanned(above: readonly string[], below: readonly string[]): string[] {
  let title = "";
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const own = below[at] ?? "";
    if (above[at]) title = above[at];
    else if (own === "") title = "";
    return own === "" ? (above[at] ?? "") : `${title} ${own}`.trim();
  });
}

/** The titles with the names below them. A name that says something by itself needs no title that makes nonsense of it. */
const joined = (above: readonly string[], below: readonly string[]): string[] =>
  spanned(above, below).map((whole, at) => {
    const own = below[at] ?? "";
    return own !== "" && meansNothing(whole) && !meansNothing(own) ? own : whole;
  });

const meansNothing = (header: string): boolean => headerMeaning(header).kind === "unknown";

/** The number of different names that the trade knows. */
function knownIn(cells: readonly string[]): number {
  const known = new Set<string>();
  for (const cell of cells) {
    if (cell === "" || cell.length > 60 || numberLike.test(cell)) continue;
    const meaning = headerMeaning(cell);
    if (meaning.kind === "alias") known.add(meaning.field);
    else if (meaning.kind !== "unknown") known.add(cell);
  }
  return known.size;
}

const filled = ({ cells }: FileRow): number => cells.filter((cell) => cell !== "").length;
const hasNumbers = ({ cells }: FileRow): boolean => cells.some((cell) => numberLike.test(cell));

/** A line with one word is a title of the whole, and a line with numbers is data. */
const mayJoin = (above: FileRow, below: FileRow): boolean =>
  below.line === above.line + 1 && filled(above) > 1 && !hasNumbers(above) && !hasNumbers(below);

/** Words in every column, numbers in the next line: a header in words that nobody knows. */
const isHeaderLike = (row: FileRow, next: FileRow | undefined, width: number): boolean =>
  next !== undefined && filled(row) >= 0.6 * width && filled(row) > 1 && !hasNumbers(row) && hasNumbers(next);
