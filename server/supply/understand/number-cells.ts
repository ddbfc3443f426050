import { caratMax, caratMin } from "#domain/carat.ts";
import { stoneMeasureMax, stonePriceMax } from "#domain/limits.ts";
import { decimalText, type Hundredths, mulDiv } from "#domain/money.ts";
import type { StoneNumber } from "#domain/stone.ts";
import type { FindingCode } from "#domain/supply-words.ts";
import type { MappedColumn } from "../mapping.ts";
import {
  type CellRead,
  type CellReader,
  found,
  type MoneySlot,
  type NumberSlot,
  nothing,
  type Reading,
  said,
} from "./cell-read.ts";
import { type NumberFault, type NumberRead, readNumber } from "./numbers.ts";

type Bounds = readonly [least: Hundredths, most: Hundredths];
type Range = { possible: Bounds; usual: Bounds; decimals: 1 | 2 };
export type MeasuredField = Exclude<StoneNumber, "ratio">;

const percent: Range = { possible: [1, 100_00], usual: [1, 100_00], decimals: 1 };
const angle: Range = { possible: [1, 90_00], usual: [1, 90_00], decimals: 1 };
const millimetres: Range = { possible: [1, stoneMeasureMax], usual: [50, 60_00], decimals: 2 };
/** The trade's bounds of depth and table: 40 to 80 %. */
const proportion: Range = { ...percent, usual: [40_00, 80_00] };
const ranges: Record<MeasuredField, Range> = {
  carat: { possible: [caratMin, caratMax], usual: [1, 99_00], decimals: 2 },
  length: millimetres,
  width: millimetres,
  height: millimetres,
  depth_pct: proportion,
  table_pct: proportion,
  crown_angle: angle,
  crown_height: percent,
  pavilion_angle: angle,
  pavilion_depth: percent,
  girdle_pct: percent,
};
const compared: ReadonlySet<string> = new Set<NumberSlot>(["carat", "length", "width", "height", "depth_pct"]);
const isCompared = (field: MeasuredField): field is MeasuredField & NumberSlot => compared.has(field);

export const isMeasured = (field: string): field is MeasuredField => field in ranges;
/** True if stones usually have such a number. */
export const isUsual = (field: MeasuredField, value: Hundredths): boolean => isWithin(value, ranges[field].usual);
const isWithin = (value: Hundredths, [least, most]: Bounds): boolean => value >= least && value <= most;

/** Factors are powers of ten, so the decimal point moves and nothing is lost. */
export const shiftOf = ({ factor = 1 }: Pick<MappedColumn, "factor">): number => Math.round(Math.log10(factor));

const faulty = (fault: NumberFault) => found(fault === "ambiguous" ? "numberAmbiguous" : "numberUnreadable");

/** Measurements, percentages and angles. 0 stands for "not given" in feeds. */
export function numberReader(field: MeasuredField, { column, mapping }: Reading): CellReader {
  const { possible, usual, decimals } = ranges[field];
  const shift = shiftOf(column);
  return (raw) => {
    const read = readNumber(raw, mapping.decimal, shift);
    if (typeof read === "string") return faulty(read);
    if (read.value === 0 && field !== "carat") return nothing;
    const value = decimals === 1 ? mulDiv(read.value, 1, 10) * 10 : read.value;
    if (!isWithin(value, possible)) return found(field === "carat" ? "caratOutOfRange" : "numberOutOfRange");
    const codes = notesOf(read);
    if (field === "carat" && read.isRounded) codes.push("numberRounded");
    if (!isWithin(value, usual)) codes.push("numberUnusual");
    const text = decimalText(value);
    return said(
      [{ slot: field, text: decimals === 1 ? text.slice(0, -1) : text }],
      isCompared(field) ? [{ slot: field, value }] : [],
      codes,
    );
  };
}

const notesOf = ({ isMixed }: NumberRead): FindingCode[] => (isMixed ? ["decimalMixed"] : []);

/** A total may be more than a price per carat: a stone weighs up to 650 carats. */
const TOTAL_MOST: Hundredths = 999_999_999_999;
const WHOLE: Hundredths = 100_00;

/** List price, price per carat, total. */
export function amountReader(field: MoneySlot, { column, mapping }: Reading): CellReader {
  const shift = shiftOf(column);
  const most = field === "total_amt" ? TOTAL_MOST : stonePriceMax;
  return (raw) => {
    const read = readNumber(raw, mapping.decimal, shift);
    if (typeof read === "string") return faulty(read);
    if (read.currency) return found("currencyOther");
    if (read.value === 0) return nothing;
    if (!isWithin(read.value, [1, most])) return found("priceOutOfRange");
    return said([], [{ slot: field, value: read.value }], notesOf(read));
  };
}

const discSaid = (value: Hundredths, read: NumberRead, isDiscSaid: boolean): CellRead => ({
  texts: [],
  numbers: [{ slot: "disc", value }],
  codes: notesOf(read),
  isUnknown: false,
  isDiscSaid,
});

/** A discount in the form of the file, or with the words "below" and "above" of its own. */
export function discReader({ column, mapping }: Reading): CellReader {
  const shift = shiftOf(column);
  return (raw) => {
    const read = readNumber(raw, mapping.decimal, shift);
    if (typeof read === "string") return faulty(read);
    const value = read.said === 0 ? read.value : read.said * Math.abs(read.value);
    if (!isWithin(Math.abs(value), [0, 10 * WHOLE])) return found("numberOutOfRange");
    return discSaid(value, read, read.said !== 0);
  };
}

/** The share of the list price that is asked: 61.5 is 38.5 below. */
export function askingReader({ column, mapping }: Reading): CellReader {
  const shift = shiftOf(column);
  return (raw) => {
    const read = readNumber(raw, mapping.decimal, shift);
    if (typeof read === "string") return faulty(read);
    if (!isWithin(read.value, [1, 10 * WHOLE])) return found("numberOutOfRange");
    return discSaid(read.value - WHOLE, read, true);
  };
}
