import type {
  ColumnFact,
  DecimalForm,
  FileRow,
  MappedColumn,
  Mapping,
  Question,
  SupplyField,
  World,
} from "../mapping.ts";
import type { Choice } from "./choice.ts";
import { ColumnValues, plainReaders } from "./column-values.ts";
import { decideByValues, isRoughOrigin } from "./decide-by-values.ts";
import { findHeader, type Header, headersOf } from "./find-header.ts";
import { fieldsByWords, headerKey, headerMeaning } from "./header-words.ts";
import { missingFields } from "./needed-fields.ts";
import { decimalForm } from "./numbers.ts";
import { settleDoubles } from "./settle-doubles.ts";
import { settleMissing } from "./settle-missing.ts";
import { discountOf, scaled } from "./settle-numbers.ts";
import { settlePrices } from "./settle-prices.ts";
import { settleUnread } from "./settle-unread.ts";
import { factOf } from "./supply-fields.ts";
import { fieldsByValues } from "./values-alone.ts";

interface Given {
  /** The first rows of a table. */
  rows: readonly FileRow[];
  header?: Header;
  /** The decimal sign that somebody named. */
  decimal?: DecimalForm | null;
  /** The provider's earlier mappings, the newest first. */
  earlier?: readonly Mapping[];
  world: World;
}

const SURE = 0.8;

/**
 * The probable meaning of each column of a file. An exact alias is first, but what this provider's same header was
 * before wins over it; then words that a header shares with an alias, if the values agree; then nothing. Two meanings
 * are a question.
 */
export function suggestMapping({ rows, header, decimal: named = null, earlier = [], world }: Given): {
  mapping: Mapping;
  columns: ColumnFact[];
} {
  const place = header ?? findHeader(rows);
  const headers = headersOf(rows, place);
  const data = rows.filter(({ line }) => line > place.header_row);
  const said = earlier[0]?.decimal_said ?? null;
  const decimal = named ?? decimalForm(data.flatMap(({ cells }) => cells)) ?? said;
  const width = Math.max(headers.length, ...data.map(({ cells }) => cells.length), 0);
  const readerOf = plainReaders(decimal, world);
  const keys = Array.from({ length: width }, (_, column) => headerKey(headers[column] ?? ""));
  const choices = keys.map((key, column) => {
    const values = new ColumnValues(data, column, { decimal, readerOf });
    const before = earlierOf(column, key, keys, earlier);
    return choose({ column, header: headers[column] ?? "", values, earlier: before }, place);
  });
  settlePrices(choices, decimal);
  settleDoubles(choices);
  settleMissing(choices);
  settleUnread(choices);
  const columns = choices.map((choice) => scaled(mappedOf(choice), choice, data));
  const mapping: Mapping = {
    table: 0,
    header_row: place.header_row,
    header_rows: place.header_rows,
    encoding: null,
    delimiter: null,
    rows_path: null,
    discount: discountOf(columns, data, { decimal, earlier: earlier[0] ?? null }),
    decimal,
    decimal_said: said,
    columns,
    fixed: earlier[0]?.fixed ?? [],
  };
  return { mapping, columns: choices.map(factOfColumn) };
}

type Known = Pick<Choice, "column" | "header" | "values" | "earlier">;

function choose(known: Known, place: Header): Choice {
  const choice: Choice = { ...known, field: null, chosen_by: null, candidates: [] };
  const before = known.earlier;
  if (before && (before.field !== null || before.chosen_by !== null))
    return { ...choice, field: before.field, chosen_by: "earlier" };
  if (place.header_row === 0) return byValuesAlone(choice);
  return byHeader(choice);
}

/**
 * The newest mapping that has the header decides; a column without a header is known by its place. A header that
 * stands there as often as here is known by its turn, since its columns may have moved.
 */
function earlierOf(column: number, key: string, keys: string[], earlier: readonly Mapping[]): MappedColumn | null {
  for (const { columns } of earlier) {
    const same = columns.filter((one) => headerKey(one.header) === key);
    const inPlace = same.find((one) => one.column === column);
    const found = key === "" || same.length < 2 ? inPlace : (turnOf(column, key, keys, same) ?? inPlace);
    const taken = found ?? (key === "" ? undefined : same[0]);
    if (taken) return taken;
  }
  return null;
}

function turnOf(column: number, key: string, keys: string[], same: readonly MappedColumn[]): MappedColumn | undefined {
  const here = keys.flatMap((one, at) => (one === key ? [at] : []));
  return here.length === same.length ? same[here.indexOf(column)] : undefined;
}

function byHeader(choice: Choice): Choice {
  const { header, values } = choice;
  const meaning = headerMeaning(header);
  if (header === "" || meaning.kind === "unused") return choice;
  if (meaning.kind === "alias") {
    if (deniesNumbers(meaning.field, values)) return { ...choice, candidates: [meaning.field] };
    return { ...choice, field: meaning.field, chosen_by: "alias" };
  }
  if (meaning.kind === "ambiguous") {
    const field = decideByValues(values, meaning.candidates);
    if (field !== null) return { ...choice, field, chosen_by: "values" };
    return isNothing(values, meaning.candidates) ? choice : { ...choice, candidates: meaning.candidates };
  }
  const field = fieldsByWords(header).find((one) => values.fit(one) >= SURE);
  return field === undefined ? choice : { ...choice, field, chosen_by: "values" };
}

const isNothing = (values: ColumnValues, candidates: readonly SupplyField[]): boolean =>
  values.isEmpty || (candidates.includes("location") && isRoughOrigin(values));

const FEW = 0.2;
/** A column of sizes may hold "0.30-0.39": no header makes numbers of that. */
function deniesNumbers(field: SupplyField, values: ColumnValues): boolean {
  const { kind } = factOf(field);
  return (kind === "number" || kind === "link") && values.texts.length >= 3 && values.fit(field) < FEW;
}

function byValuesAlone(choice: Choice): Choice {
  const fields = fieldsByValues(choice.values);
  const [only, another] = fields;
  if (only === undefined) return choice;
  return another === undefined ? { ...choice, field: only, chosen_by: "values" } : { ...choice, candidates: fields };
}

/** Answers for values stay with the column, as long as it is the same field. */
const mappedOf = ({ column, header, field, chosen_by, earlier }: Choice): MappedColumn => ({
  column,
  header,
  field,
  chosen_by,
  values: earlier && earlier.field === field ? earlier.values : [],
});

const factOfColumn = ({ column, header, values, field, chosen_by, candidates }: Choice): ColumnFact => ({
  column,
  header,
  samples: [...values.samples],
  field,
  chosen_by,
  candidates: field === null ? [...candidates] : [field],
});

/**
 * Questions about columns, before the rows are read: those with several meanings, and those for a field that is
 * missing.
 */
export function columnQuestions(mapping: Mapping, columns: readonly ColumnFact[]): Question[] {
  const settled = new Set(
    mapping.columns.filter((one) => one.field !== null || one.chosen_by !== null).map((one) => one.column),
  );
  const questions: Question[] = columns
    .filter(({ column, candidates, field }) => field === null && candidates.length > 0 && !settled.has(column))
    .map(({ column, header, samples, candidates }) => ({ kind: "column", column, header, samples, candidates }));
  return [...questions, ...missingFields(mapping).map((field): Question => ({ kind: "missing", field }))];
}
