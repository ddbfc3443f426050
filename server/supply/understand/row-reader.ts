import { diamondTypes, stoneOrigins } from "#domain/stone.ts";
import type { FindingCode } from "#domain/supply-words.ts";
import {
  availabilities,
  type FileRow,
  type MappedColumn,
  type Mapping,
  type ReadRow,
  type SupplyField,
  type SupplyStone,
  type World,
} from "../mapping.ts";
import { type CellRead, type CellReader, nothing } from "./cell-read.ts";
import { cellReader } from "./cell-readers.ts";
import { checkStone, settleOrigin, settleType } from "./row-checks.ts";
import { RowDraft } from "./row-draft.ts";
import { priceOf, type StonePrice } from "./row-price.ts";
import { factOf } from "./supply-fields.ts";

/** A compiled reader of one row: a closure for each column, and what each text said is kept. It may be called for any row. */
export function rowReader(mapping: Mapping, world: World): (row: FileRow) => ReadRow {
  const columns = columnsOf(mapping, world);
  const defaults = defaultsOf(mapping, world);
  const stockColumn = columns.find(({ field }) => field === "org_stock_no");
  const columnOf = new Map(columns.map(({ field, column }) => [field, column]));
  const fixedOrigin = defaults.find(({ field }) => field === "stone_origin")?.read.texts[0]?.[1] ?? null;

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
    settleOrigin(draft, fixedOrigin);
    for (const { field, read } of defaults) if (field !== "stone_origin") draft.take(read, null, field, "");
    settleType(draft);
    needAll(draft, columnOf);
    checkStone(draft);
    const price = draft.isRefused ? null : priceOf(draft, mapping.discount, world);
    return readRow(draft, price && !draft.isRefused ? stoneOf(draft, price, mapping) : null);
  };
}

type Column = { column: number; header: string; field: SupplyField; read: CellReader };

function columnsOf(mapping: Mapping, world: World): Column[] {
  return mapping.columns.flatMap((column) => {
    const { field } = column;
    if (field === null) return [];
    const read = emptyOr(field, cellReader(field, { column, mapping, world }));
    const { kind } = factOf(field);
    const isKept = kind !== "text" && kind !== "link";
    return [{ column: column.column, header: column.header, field, read: isKept ? kept(read) : read }];
  });
}

/** What people write where there is nothing. NA is "not available" as well. */
const blanks = /^(?:-+|[–—]|n\/a|#n\/a|n\.a\.?|null|undefined|\.)$/i;
const emptyOr = (field: SupplyField, read: CellReader): CellReader => {
  const isNaBlank = field !== "availability";
  return (raw) => {
    if (raw.length < 10 && (blanks.test(raw) || (isNaBlank && /^na$/i.test(raw)))) return nothing;
    return read(raw);
  };
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
    .filter(({ value }) => !hole.test(value))
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

const totalWords = /^\W*(?:grand|sub|page|overall)?\s*-?(?:totals?|sum|summary|average|avg)\b/i;
const identity = ["shape", "color", "clarity", "report_no", "lab"] as const;

/** What a line is that is no stone: the header once more, or a total. */
function asideOf({ row, texts, numbers }: RowDraft, stock: Column | undefined): FindingCode | null {
  if (stock && stock.header !== "" && row.cells[stock.column] === stock.header) return "headerRepeated";
  if (texts.shape !== null) return null;
  const hasNumbers = numbers.carat !== null || numbers.total_amt !== null || numbers.price_per_ct !== null;
  const isBare = texts.org_stock_no === null && identity.every((slot) => texts[slot] === null);
  if (isBare && hasNumbers) return "totalRow";
  return row.cells.some((cell) => totalWords.test(cell)) ? "totalRow" : null;
}

function unused(draft: RowDraft, code: FindingCode, column: number | null): ReadRow {
  const aside = new RowDraft(draft.row);
  aside.find(code, null, null, draft.row.cells[column ?? 0] ?? "");
  return readRow(aside, null);
}

function needAll(draft: RowDraft, columnOf: ReadonlyMap<SupplyField, number>): void {
  const { texts, numbers } = draft;
  const need = (field: SupplyField) => draft.need(field, columnOf.get(field) ?? null);
  if (texts.org_stock_no === null) need("org_stock_no");
  if (texts.shape === null) need("shape");
  if (numbers.carat === null) need("carat");
  if (texts.stone_origin === null) need("stone_origin");
  if (texts.diamond_type !== "white") return;
  if (texts.color === null) need("color");
  if (texts.clarity === null) need("clarity");
}

const readRow = (draft: RowDraft, stone: SupplyStone | null): ReadRow => ({
  line: draft.row.line,
  stone,
  org_stock_no: draft.texts.org_stock_no,
  raw: draft.row.cells,
  findings: draft.findings,
  unknown: draft.unknown,
  money: {
    carat: draft.numbers.carat,
    rap: draft.numbers.rap,
    disc: draft.numbers.disc,
    is_disc_said: draft.isDiscSaid,
    price_per_ct: draft.numbers.price_per_ct,
    total_amt: draft.numbers.total_amt,
  },
});

const among = <T extends string | number>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => String(value) === text) ?? null;

/** The stone of a draft that nothing refuses. */
function stoneOf({ texts }: RowDraft, price: StonePrice, mapping: Mapping): SupplyStone | null {
  const { org_stock_no, shape, carat } = texts;
  const diamond_type = among(diamondTypes, texts.diamond_type);
  const stone_origin = among(stoneOrigins, texts.stone_origin);
  if (org_stock_no === null || shape === null || carat === null || !diamond_type || !stone_origin) return null;
  const stone: SupplyStone = {
    ...texts,
    org_stock_no,
    shape,
    carat,
    diamond_type,
    stone_origin,
    has_hearts_arrows: texts.has_hearts_arrows === "true",
    availability: among(availabilities, texts.availability),
    rap: price.rap,
    disc: price.disc,
    price_per_ct: price.price_per_ct,
  };
  fillLinks(stone, mapping);
  return stone;
}

const hole = /\{(report_no|org_stock_no)\}/;

/** Links that are made of numbers: `https://…/{report_no}.mp4`. A stone without the number has no such link. */
function fillLinks(stone: SupplyStone, mapping: Mapping): void {
  for (const { field, value } of mapping.fixed) {
    if ((field !== "image" && field !== "video" && field !== "certificate") || stone[field] !== null) continue;
    const name = hole.exec(value)?.[1];
    if (name !== "report_no" && name !== "org_stock_no") continue;
    const number = stone[name];
    if (number !== null) stone[field] = value.replaceAll(`{${name}}`, encodeURIComponent(number));
  }
}
