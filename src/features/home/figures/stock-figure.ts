import type { Unit } from "#ui/charts/chart-data.ts";
import { withUnit } from "#ui/charts/figure-words.ts";
import { type StockFigure, stockFigures } from "./figures-search.ts";
import { words } from "./words.ts";

type Sums = { pieces: number; carats: number; sell_amt: number };

/** The figures of the stock, each as it is read from its sums and written. */
const figures: Record<StockFigure, { unit: Unit; decimals: boolean; of: (sums: Sums) => number }> = {
  pieces: { unit: words.pieces, decimals: false, of: ({ pieces }) => pieces },
  carats: { unit: "ct", decimals: true, of: ({ carats }) => carats },
  amount: { unit: "$", decimals: true, of: ({ sell_amt }) => sell_amt },
};

/** The figure in which the stock is shown. */
export const stockFigure = (chosen: StockFigure = "pieces") => ({ ...figures[chosen], name: chosen });

/** The other figures of the same stones, in words. */
export const otherFigures = (chosen: StockFigure, sums: Sums | undefined): string[] =>
  stockFigures
    .filter((name) => name !== chosen)
    .map((name) => withUnit(sums ? figures[name].of(sums) : null, figures[name]));
