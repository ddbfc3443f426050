import type { StoneFields } from "#domain/search/stone-value.ts";
import type { FileTotals } from "./file-totals.ts";
import { styles } from "./xlsx-styles.ts";
import { emptyCell, formulaCell, numberCell, sheetStart, subtotal, textCell } from "./xlsx-xml.ts";

type Cell = (ref: string, row: number, stone: StoneFields) => string;
const words =
  (...fields: string[]): Cell =>
  (ref, _, stone) =>
    textCell(ref, fields.flatMap((field) => stone[field] ?? []).join(" "), styles.text);
const figure =
  (field: string): Cell =>
  (ref, _, stone) => {
    const value = stone[field];
    return typeof value === "number" ? numberCell(ref, value, styles.number) : "";
  };
const formula =
  (text: (row: number) => string, now: (stone: StoneFields) => unknown, style: number = styles.number): Cell =>
  (ref, row, stone) => {
    const value = now(stone);
    return formulaCell(ref, text(row), typeof value === "number" ? value : null, style);
  };
const whereListed = (value: (stone: StoneFields) => unknown) => (stone: StoneFields) =>
  typeof stone.rap === "number" ? value(stone) : null;
const rapTotal = (stone: StoneFields) => Math.round(Number(stone.rap) * Number(stone.carat) * 10_000) / 10_000;

/**
 * What is offered: a discount typed into K prices the stone by list price and weight, an empty one leaves the price
 * that it has. The hidden columns are what the averages are made of.
 */
const columns: { letter: string; head: string; width: number; cell: Cell; isHidden?: boolean }[] = [
  { letter: "A", head: "Stock no", width: 14, cell: words("stock_no") },
  { letter: "B", head: "Shape", width: 12, cell: words("shape") },
  { letter: "C", head: "Carat", width: 9, cell: figure("carat") },
  { letter: "D", head: "Colour", width: 18, cell: (ref, row, stone) => colour(stone)(ref, row, stone) },
  { letter: "E", head: "Clarity", width: 9, cell: words("clarity") },
  { letter: "F", head: "Lab", width: 7, cell: words("lab") },
  { letter: "G", head: "Report no", width: 14, cell: words("report_no") },
  { letter: "H", head: "Rap $/ct", width: 12, cell: figure("rap") },
  { letter: "I", head: "Own disc %", width: 12, cell: figure("markup_disc") },
  { letter: "J", head: "Own $/ct", width: 12, cell: figure("markup_ppc") },
  { letter: "K", head: "Your disc %", width: 13, cell: (ref) => emptyCell(ref, styles.input) },
  {
    letter: "L",
    head: "Offer $/ct",
    width: 12,
    cell: formula(
      (row) => `IF(AND(ISNUMBER(H${row}),ISNUMBER(K${row})),ROUND(H${row}*(1+K${row}/100),2),J${row})`,
      ({ markup_ppc }) => markup_ppc,
    ),
  },
  {
    letter: "M",
    head: "Offer $",
    width: 13,
    cell: formula(
      (row) => `ROUND(L${row}*C${row},2)`,
      ({ sell_amt }) => sell_amt,
    ),
  },
  {
    letter: "N",
    head: "rap_total",
    width: 12,
    isHidden: true,
    cell: formula((row) => `IF(ISNUMBER(H${row}),H${row}*C${row},"")`, whereListed(rapTotal), styles.plain),
  },
  {
    letter: "O",
    head: "listed_carat",
    width: 12,
    isHidden: true,
    cell: formula(
      (row) => `IF(ISNUMBER(H${row}),C${row},"")`,
      whereListed(({ carat }) => carat),
      styles.plain,
    ),
  },
  {
    letter: "P",
    head: "listed_offer",
    width: 12,
    isHidden: true,
    cell: formula(
      (row) => `IF(ISNUMBER(H${row}),M${row},"")`,
      whereListed(({ sell_amt }) => sell_amt),
      styles.plain,
    ),
  },
];
const figures = new Set(["C", "H", "I", "J", "K", "L", "M"]);
const colour = ({ diamond_type }: StoneFields) =>
  diamond_type === "fancy" ? words("intensity", "overtone", "fancy_color") : words("color");

export const offerStart = (): string =>
  `${sheetStart({ columns, isFirstOpen: false })}<row r="1">${columns
    .map(({ letter, head }) => textCell(`${letter}1`, head, figures.has(letter) ? styles.headOfNumber : styles.head))
    .join("")}</row>`;

export const offerRow = (stone: StoneFields, row: number): string =>
  `<row r="${row}">${columns.map(({ letter, cell }) => cell(`${letter}${row}`, row, stone)).join("")}</row>`;

/** The same figures as under the stones, of what is offered. */
export function offerEnd({ own }: FileTotals, last: number): string {
  const sum = (letter: string) => subtotal(109, letter, last);
  const average = (text: string) => `IFERROR(ROUND(${text},2),"")`;
  const now = (value: number | null) => (value === null ? null : value / 100);
  const totals: Record<string, [formula: string, value: number | null, style?: number]> = {
    A: [subtotal(103, "A", last), own.pieces, styles.pieces],
    C: [sum("C"), now(own.carat)],
    H: [average(`${sum("N")}/${sum("O")}`), now(own.rap_avg)],
    K: [average(`(${sum("P")}/${sum("N")}-1)*100`), now(own.disc_avg)],
    L: [average(`${sum("M")}/${sum("C")}`), now(own.price_per_ct)],
    M: [sum("M"), now(own.total_amt)],
  };
  const row = last + 2;
  const cells = columns
    .filter(({ isHidden }) => !isHidden)
    .map(({ letter }) => {
      const [text, value = null, style = styles.total] = totals[letter] ?? [];
      const ref = `${letter}${row}`;
      return text === undefined ? emptyCell(ref, styles.total) : formulaCell(ref, text, value, style);
    });
  const sums = last > 1 ? `<row r="${row}">${cells.join("")}</row>` : "";
  return (
    `${sums}</sheetData><autoFilter ref="A1:M${last}"/>` +
    '<pageSetup paperSize="9" orientation="landscape"/></worksheet>'
  );
}
