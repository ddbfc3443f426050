import type { Hundredths } from "#domain/money.ts";
import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { FileTotals } from "./file-totals.ts";
import { styles } from "./xlsx-styles.ts";
import { emptyCell, formulaCell, letterOf, numberCell, subtotal } from "./xlsx-xml.ts";

/** The sources of sums. If the file does not show such a column, the sheet has it hidden, so that filters count. */
const sources = {
  carat: (stone: StoneFields) => stone.carat,
  sell_amt: (stone: StoneFields) => stone.sell_amt,
  deal_amount: (stone: StoneFields) => stone.deal_amount,
  sold_amount: (stone: StoneFields) => stone.sold_amount,
  total_amt: (stone: StoneFields) => stone.total_amt,
  rap_total: (stone: StoneFields) => whereListed(stone, Number(stone.rap) * Number(stone.carat)),
  listed_carat: (stone: StoneFields) => whereListed(stone, stone.carat),
  listed_sell: (stone: StoneFields) => whereListed(stone, stone.sell_amt),
  listed_total: (stone: StoneFields) => whereListed(stone, stone.total_amt),
};
export type Source = keyof typeof sources;
const whereListed = (stone: StoneFields, value: unknown) => (typeof stone.rap === "number" ? value : null);

type Formula = { sum: Source; by?: Source; kind?: "discount"; now(totals: FileTotals): Hundredths | null };

/** The totals of spec §9 by column: from sums, weighted by carat, never a mean of percentages. */
const formulasOfStones = {
  carat: { sum: "carat", now: ({ own }) => own.carat },
  rap: { sum: "rap_total", by: "listed_carat", now: ({ own }) => own.rap_avg },
  disc: { sum: "listed_total", by: "rap_total", kind: "discount", now: ({ cost }) => cost.disc_avg },
  price_per_ct: { sum: "total_amt", by: "carat", now: ({ cost }) => cost.price_per_ct },
  total_amt: { sum: "total_amt", now: ({ cost }) => cost.total_amt },
  markup_disc: { sum: "listed_sell", by: "rap_total", kind: "discount", now: ({ own }) => own.disc_avg },
  markup_ppc: { sum: "sell_amt", by: "carat", now: ({ own }) => own.price_per_ct },
  sell_amt: { sum: "sell_amt", now: ({ own }) => own.total_amt },
} satisfies Partial<Record<StoneColumnId, Formula>>;
/** The amounts that a list of lines adds. A sale's is what its deal came to. */
const formulasOfLines = {
  deal_amount: { sum: "deal_amount", now: ({ deal }) => deal.total_amt },
  sold_amount: { sum: "sold_amount", now: ({ deal }) => deal.total_amt },
} satisfies Partial<Record<string, Formula>>;
const formulas: Partial<Record<string, Formula>> = { ...formulasOfStones, ...formulasOfLines };

/** The sources that these columns need and the file does not show. */
export function hiddenSources(columns: readonly { id: string }[]): Source[] {
  const shown: ReadonlySet<string> = new Set(columns.map(({ id }) => id));
  const needed = columns.flatMap(({ id }) => [formulas[id]?.sum, formulas[id]?.by]);
  return [...new Set(needed.filter((one) => one !== undefined))].filter((one) => !shown.has(one));
}

/** The hidden cells of one row, after the shown columns. */
export const hiddenCells = (hidden: readonly Source[], first: number, row: number, stone: StoneFields): string =>
  hidden
    .map((source, at) => {
      const value = sources[source](stone);
      return typeof value === "number"
        ? numberCell(`${letterOf(first + at)}${row}`, Math.round(value * 10_000) / 10_000, styles.plain)
        : "";
    })
    .join("");

/**
 * The row of totals: each figure is a formula over the rows that the filter shows, with the value for the whole file.
 */
export function totalCells(
  columns: readonly { id: string }[],
  hidden: readonly Source[],
  { row, last, totals }: { row: number; last: number; totals: FileTotals },
): string {
  const letters = new Map<string, string>(
    [...columns.map(({ id }) => id), ...hidden].map((id, at) => [id, letterOf(at)]),
  );
  const sum = (source: Source) => subtotal(109, letters.get(source) ?? "", last);
  return columns
    .map(({ id }, at) => {
      const ref = `${letterOf(at)}${row}`;
      const formula = formulas[id];
      if (at === 0) return formulaCell(ref, subtotal(103, "A", last), totals.own.pieces, styles.pieces);
      if (!formula) return emptyCell(ref, styles.total);
      const value = formula.now(totals);
      return formulaCell(ref, textOf(formula, sum), value === null ? null : value / 100, styles.total);
    })
    .join("");
}

function textOf({ sum, by, kind }: Formula, sumOf: (source: Source) => string): string {
  if (!by) return sumOf(sum);
  const ratio = `${sumOf(sum)}/${sumOf(by)}`;
  return `IFERROR(ROUND(${kind === "discount" ? `(${ratio}-1)*100` : ratio},2),"")`;
}
