import { type StoneFields, stoneWord } from "#domain/search/stone-value.ts";
import type { FileTotals } from "./file-totals.ts";
import { styles } from "./xlsx-styles.ts";
import { emptyCell, formulaCell, numberCell, sheetStart, subtotal, textCell } from "./xlsx-xml.ts";

type Cell = (ref: string, row: number, stone: StoneFields) => string;
const words =
  (field: string): Cell =>
  (ref, _, stone) =>
    textCell(ref, String(stoneWord(stone, field) ?? ""), styles.text);
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
 * The columns of the offer. A discount typed into L prices the stone by list price and weight; an empty one leaves its
 * price. Averages are worked out from the hidden columns.
 */
const columns: { letter: string; head: string; width: number; cell: Cell; isHidden?: boolean }[] = [
  { letter: "A", head: "Stock no", width: 14, cell: words("stock_no") },
  { letter: "B", head: "Origin", width: 11, cell: words("stone_origin") },
  { letter: "C", head: "Shape", width: 12, cell: words("shape") },
  { letter: "D", head: "Carat", width: 9, cell: figure("carat") },
  { letter: "E", head: "Colour", width: 18, cell: words("color") },
  { letter: "F", head: "Clarity", width: 9, cell: words("clarity") },
  { letter: "G", head: "Lab", width: 7, cell: words("lab") },
  { letter: "H", head: "Report no", width: 14, cell: words("report_no") },
  { letter: "I", head: "Rap $/ct", width: 12, cell: figure("rap") },
  { letter: "J", head: "Disc %", width: 12, cell: figure("markup_disc") },
  { letter: "K", head: "Price $/ct", width: 12, cell: figure("markup_ppc") },
  { letter: "L", head: "Your disc %", width: 13, cell: (ref) => emptyCell(ref, styles.input) },
  {
    letter: "M",
    head: "Offer $/ct",
    width: 12,
    cell: formula(
      (row) => `IF(AND(ISNUMBER(I${row}),ISNUMBER(L${row})),ROUND(I${row}*(1+L${row}/100),2),K${row})`,
      ({ markup_ppc }) => markup_ppc,
    ),
  },
  {
    letter: "N",
    head: "Offer $",
    width: 13,
    cell: formula(
      (row) => `ROUND(M${row}*D${row},2)`,
      ({ sell_amt }) => sell_amt,
    ),
  },
  {
    letter: "O",
    head: "rap_total",
    width: 12,
    isHidden: true,
    cell: formula((row) => `IF(ISNUMBER(I${row}),I${row}*D${row},"")`, whereListed(rapTotal), styles.plain),
  },
  {
    letter: "P",
    head: "listed_carat",
    width: 12,
    isHidden: true,
    cell: formula(
      (row) => `IF(ISNUMBER(I${row}),D${row},"")`,
      whereListed(({ carat }) => carat),
      styles.plain,
    ),
  },
  {
    letter: "Q",
    head: "listed_offer",
    width: 12,
    isHidden: true,
    cell: formula(
      (row) => `IF(ISNUMBER(I${row}),N${row},"")`,
      whereListed(({ sell_amt }) => sell_amt),
      styles.plain,
    ),
  },
];
const figures = new Set(["D", "I", "J", "K", "L", "M", "N"]);

export const offerStart = (): string =>
  `${sheetStart({ columns, isFirstOpen: false })}<row r="1">${columns
    .map(({ letter, head }) => textCell(`${letter}1`, head, figures.has(letter) ? styles.headOfNumber : styles.head))
    .join("")}</row>`;

export const offerRow = (stone: StoneFields, row: number): string =>
  `<row r="${row}">${columns.map(({ letter, cell }) => cell(`${letter}${row}`, row, stone)).join("")}</row>`;

/** The totals of the offer, with the same figures as under the stones. */
export function offerEnd({ own }: FileTotals, last: number): string {
  const sum = (letter: string) => subtotal(109, letter, last);
  const average = (text: string) => `IFERROR(ROUND(${text},2),"")`;
  const now = (value: number | null) => (value === null ? null : value / 100);
  const totals: Record<string, [formula: string, value: number | null, style?: number]> = {
    A: [subtotal(103, "A", last), own.pieces, styles.pieces],
    D: [sum("D"), now(own.carat)],
    I: [average(`${sum("O")}/${sum("P")}`), now(own.rap_avg)],
    L: [average(`(${sum("Q")}/${sum("O")}-1)*100`), now(own.disc_avg)],
    M: [average(`${sum("N")}/${sum("D")}`), now(own.price_per_ct)],
    N: [sum("N"), now(own.total_amt)],
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
    `${sums}</sheetData><autoFilter ref="A1:N${last}"/>` +
    '<pageSetup paperSize="9" orientation="landscape"/></worksheet>'
  );
}
