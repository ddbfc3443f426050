import { caratMax, caratMin, laterAmong } from "./carat.ts";
import { fieldMessages } from "./field-messages.ts";
import { type ListRow, listClarities, listColors, type ShapeGroup } from "./list-price.ts";
import { hundredths } from "./money.ts";
import { messages } from "./portal-messages.ts";
import type { FieldError } from "./problems.ts";

/** The columns of a price list in a file. This order counts where no head names them. */
const columns = ["shape", "clarity", "color", "from", "to", "price", "date"] as const;
type Column = (typeof columns)[number];
const needed = columns.slice(0, 6);

const aliases: Record<string, Column> = {
  colour: "color",
  col: "color",
  cla: "clarity",
  purity: "clarity",
  low: "from",
  "from carat": "from",
  from_carat: "from",
  high: "to",
  "to carat": "to",
  to_carat: "to",
  rate: "price",
  rap: "price",
};
const shapes: Record<string, ShapeGroup> = {
  BR: "round",
  RD: "round",
  RBC: "round",
  ROUND: "round",
  ROUNDS: "round",
  PS: "pear",
  PEAR: "pear",
  PEARS: "pear",
};

const ERRORS_MOST = 200;

/** A line of a file that is not empty: its cells and its place. */
export type ListLine = { cells: string[]; line: number };

/** Reads a list from the lines of a CSV: its rows, and its errors by line and column (`/list/12/price`). */
export function readListLines(all: readonly ListLine[]): { rows: ListRow[]; errors: FieldError[] } {
  const lines = [...all];
  const head = lines[0] && !isData(lines[0].cells) ? lines.shift() : undefined;
  const order = head ? head.cells.map(columnOf) : [...columns];
  const missing = needed.filter((column) => !order.includes(column));
  if (missing.length > 0) {
    return {
      rows: [],
      errors: missing.map((column) => ({ path: `/list/1/${column}`, message: fieldMessages.columnMissing(column) })),
    };
  }
  const rows: ListRow[] = [];
  const places: number[] = [];
  const errors: FieldError[] = [];
  for (const { cells, line } of lines) {
    const row = readRow((column) => cells[order.indexOf(column)] ?? "", line, errors);
    if (!row) continue;
    rows.push(row);
    places.push(line);
  }
  for (const at of laterOfOverlaps(rows)) {
    errors.push({ path: `/list/${places[at]}/from`, message: messages.rangesOverlap });
  }
  return { rows, errors: errors.slice(0, ERRORS_MOST) };
}

/** The places of rows that hold a weight which an earlier row of the same cell already holds. */
export function laterOfOverlaps(rows: readonly ListRow[]): number[] {
  const cells = new Map<string, number[]>();
  for (const [place, { shape_group, color, clarity }] of rows.entries()) {
    const key = `${shape_group} ${color} ${clarity}`;
    const places = cells.get(key);
    if (places) places.push(place);
    else cells.set(key, [place]);
  }
  const later = [...cells.values()].flatMap((places) =>
    laterAmong(places.flatMap((place) => rows[place] ?? [])).map((second) => places[second] ?? 0),
  );
  return [...new Set(later)].sort((a, b) => a - b);
}

function readRow(cell: (column: Column) => string, line: number, errors: FieldError[]): ListRow | null {
  const before = errors.length;
  const refuse = (column: Column, message: string) => errors.push({ path: `/list/${line}/${column}`, message });
  const decimal = (column: Column, least: number, most: number) => {
    const value = decimalOf(cell(column));
    if (value === null) refuse(column, fieldMessages.decimal);
    else if (value < least || value > most) refuse(column, fieldMessages.outOfBounds);
    return value ?? 0;
  };
  const oneOf = (column: Column, known: readonly string[]) => {
    const word = cell(column).toUpperCase();
    if (!known.includes(word)) refuse(column, fieldMessages.codeUnknown);
    return word;
  };
  const shape_group = shapes[cell("shape").toUpperCase()];
  if (!shape_group) refuse("shape", fieldMessages.codeUnknown);
  const color = oneOf("color", listColors);
  const clarity = oneOf("clarity", listClarities);
  const from = decimal("from", caratMin, caratMax);
  const to = decimal("to", caratMin, caratMax);
  const price = decimal("price", 1, PRICE_MOST);
  if (from > to && errors.length === before) refuse("to", messages.rangeUpsideDown);
  return errors.length === before && shape_group ? { shape_group, color, clarity, from, to, price } : null;
}

const PRICE_MOST = 10_000_000_00;

function decimalOf(text: string): number | null {
  try {
    return hundredths(text.replaceAll(/[,$ ](?=\d{3}(\D|$))|^\$/g, ""));
  } catch {
    return null;
  }
}

const isData = (cells: string[]) => decimalOf(cells[3] ?? "") !== null;

function columnOf(word: string): Column | undefined {
  const name = word.toLowerCase();
  return columns.find((column) => column === name) ?? aliases[name];
}
