import type { FindingCode } from "#domain/supply-words.ts";
import type {
  FileRow,
  GoneStone,
  MappedColumn,
  Mapping,
  ReadRow,
  SupplyField,
  SupplyStone,
  World,
} from "../mapping.ts";
import { type CellRead, type CellReader, found, nothing } from "./cell-read.ts";
import { cellReader } from "./cell-readers.ts";
import { checkStone, settleOrigin, settleType } from "./row-checks.ts";
import { RowDraft } from "./row-draft.ts";
import { priceOf } from "./row-price.ts";
import { hasHole, stoneOf } from "./stone-of-draft.ts";
import { factOf } from "./supply-fields.ts";

/** A compiled reader of one row: a closure for each column, and what each text said is kept. It may be called for any row. */
export function rowReader(mapping: Mapping, world: World): (row: FileRow) => ReadRow {
  const columns = columnsOf(mapping, world);
  const defaults = defaultsOf(mapping, world);
  const links = mapping.fixed.filter(({ value }) => hasHole(value));
  const stockColumn = columns.find(({ field }) => field === "org_stock_no");
  const columnOf = new Map(columns.map(({ field, column }) => [field, column]));
  const fixedOrigin = defaults.find(({ field }) => field === "stone_origin")?.read.texts[0]?.text ?? null;

  return (row) => {
    const draft = new RowDraft(row);
    const { cells } = row;
    for (const { column, field, read } of columns) {
      const raw = cells[column];
      if (raw !== undefined && raw !== "") draft.take(read(raw), column, field, raw);
    }
    if (row.faults) takeFaults(draft, row.faults, columns);
    const aside = asideOf(draft, stockColumn);
    if (aside) return unused(draft, aside, stockColumn?.column ?? null);
    if (row.isHidden) draft.find("rowHidden", null, null, "");
    const gone = goneIn(draft);
    if (gone) return readRow(draft, null, gone);
    settleOrigin(draft, fixedOrigin);
    for (const { field, read } of defaults) if (field !== "stone_origin") draft.take(read, null, field, "");
    settleType(draft);
    needAll(draft, columnOf);
    checkStone(draft);
    const price = draft.isRefused ? null : priceOf(draft, mapping.discount, world);
    return readRow(draft, price && !draft.isRefused ? stoneOf(draft, price, links) : null);
  };
}

type Column = { column: number; header: string; field: SupplyField; read: CellReader };

/** Fields whose cells may say something of other fields too. A column of its own says it better, so they are read last. */
const wordy: readonly SupplyField[] = [
  "measurements",
  "cut_polish_symmetry",
  "fluorescence_with_color",
  "fluorescence",
  "girdle_thin",
  "cut",
  "fancy_color",
  "color",
];

function columnsOf(mapping: Mapping, world: World): Column[] {
  const rank = ({ field }: MappedColumn) => (field === null ? -1 : wordy.indexOf(field));
  const columns = mapping.columns.toSorted((a, b) => rank(a) - rank(b));
  return columns.flatMap((column) => {
    const { field } = column;
    if (field === null || field === "position") return []; // it says something of the row, not of the stone
    const read = emptyOr(field, cellReader(field, { column, mapping, world }));
    return [{ column: column.column, header: column.header, field, read: repeats(field) ? kept(read) : read }];
  });
}

/** The texts that people write where there is nothing. NA is "not available" as well. */
const blanks = /^(?:-+|[–—]|n\/a|n\.a\.?|null|undefined|\.)$/i;
/** Errors of a spreadsheet that was saved as text. */
const errors = /^#(?:n\/a|ref!|div\/0!|value!|name\?|num!|null!)$/i;
const emptyOr = (field: SupplyField, read: CellReader): CellReader => {
  const isNaBlank = field !== "availability";
  return (raw) => {
    if (raw.length > 10) return read(raw);
    if (blanks.test(raw) || (isNaBlank && /^na$/i.test(raw))) return nothing;
    return errors.test(raw) ? found("cellError") : read(raw);
  };
};

/** Codes and small numbers repeat from row to row; numbers of stones, prices and links do not. */
const repeats = (field: SupplyField): boolean => {
  const { kind } = factOf(field);
  return kind === "code" || kind === "number" || (kind === "joined" && field !== "measurements");
};

const TEXTS_KEPT = 10_000;

/** A reader that works out each text once, for as many texts as a file usually repeats. */
function kept(read: CellReader): CellReader {
  const reads = new Map<string, CellRead>();
  return (raw) => {
    const known = reads.get(raw);
    if (known) return known;
    const one = read(raw);
    if (reads.size >= TEXTS_KEPT) reads.clear();
    reads.set(raw, one);
    return one;
  };
}

type Default = { field: SupplyField; read: CellRead };

/** Values of the provider for what the file does not say. Links with holes are filled when the stone is known. */
function defaultsOf(mapping: Mapping, world: World): Default[] {
  return mapping.fixed
    .filter(({ value }) => !hasHole(value))
    .map(({ field, value }) => {
      const column: Pick<MappedColumn, "values"> = { values: [] };
      const read = cellReader(field, { column, mapping: { decimal: "point" }, world })(value);
      return { field, read: read.isUnknown ? nothing : read };
    });
}

const faultCodes: Record<string, FindingCode> = {
  errorValue: "cellError",
  noCachedValue: "cellWithoutValue",
  tooLong: "textTooLong",
  unreadableText: "textUnreadable",
};

function takeFaults(draft: RowDraft, faults: NonNullable<FileRow["faults"]>, columns: readonly Column[]): void {
  for (const { column, fault } of faults) {
    const mapped = columns.find((one) => one.column === column);
    const code = faultCodes[fault];
    if (mapped && code) draft.find(code, mapped.field, column, draft.row.cells[column] ?? "");
  }
}

const TOTAL_LONGEST = 60;
const totalWords =
  /^\W*(?:(?:grand|sub|page|overall)\W*)?(?:totals?|sum|summary|averages?|avg)\W*(?:\d.*|pcs|pieces|stones|carats?|cts)?\W*$/i;
const identity = ["org_stock_no", "shape", "color", "clarity", "report_no", "lab"] as const;

/** The kind of a line that is no stone: the header once more, or a total. */
function asideOf({ row, texts, numbers, unknown }: RowDraft, stock: Column | undefined): FindingCode | null {
  if (stock && stock.header !== "" && row.cells[stock.column] === stock.header) return "headerRepeated";
  if (texts.shape !== null || unknown.length > 0) return null;
  const hasNumbers = numbers.carat !== null || numbers.total_amt !== null || numbers.price_per_ct !== null;
  if (stock && hasNumbers && identity.every((slot) => texts[slot] === null)) return "totalRow";
  return row.cells.some((cell) => cell.length <= TOTAL_LONGEST && totalWords.test(cell)) ? "totalRow" : null;
}

function unused(draft: RowDraft, code: FindingCode, column: number | null): ReadRow {
  const aside = new RowDraft(draft.row);
  aside.find(code, null, null, draft.row.cells[column ?? 0] ?? "");
  return readRow(aside, null);
}

function needAll(draft: RowDraft, columnOf: ReadonlyMap<SupplyField, number>): void {
  const { texts, numbers } = draft;
  const need = (field: SupplyField) => draft.need(field, columnOf.get(field) ?? null);
  if (texts.org_stock_no === null) draft.need("org_stock_no", columnOf.get("org_stock_no") ?? null, "stockNoMissing");
  if (texts.shape === null) need("shape");
  if (numbers.carat === null) need("carat");
  if (texts.stone_origin === null) need("stone_origin");
  if (texts.diamond_type !== "white") return;
  if (texts.color === null) need("color");
  if (texts.clarity === null) need("clarity");
}

/** The stone of a row that says its number and that it is not available, and nothing of what a stone needs. */
function goneIn({ texts, numbers, isRefused }: RowDraft): GoneStone | null {
  const { org_stock_no, availability } = texts;
  if (isRefused || org_stock_no === null || availability !== "NA") return null;
  const saysMore = texts.shape ?? numbers.carat ?? numbers.price_per_ct ?? numbers.total_amt ?? numbers.disc;
  return saysMore === null ? { org_stock_no, availability } : null;
}

const readRow = (draft: RowDraft, stone: SupplyStone | null, gone: GoneStone | null = null): ReadRow => ({
  line: draft.row.line,
  stone,
  gone,
  org_stock_no: draft.texts.org_stock_no,
  raw: draft.row.cells,
  findings: draft.findings,
  unknown: draft.unknown,
  money: {
    carat: draft.numbers.carat,
    rap: draft.numbers.rap,
    disc: draft.numbers.disc,
    is_disc_said: draft.isDiscSaid,
    written: draft.written,
    price_per_ct: draft.numbers.price_per_ct,
    total_amt: draft.numbers.total_amt,
  },
});
