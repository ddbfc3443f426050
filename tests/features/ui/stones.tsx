import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";

export interface Stone {
  stock_no: string;
  carat: number;
  shape: string;
}

/** Stones made up by a rule: NW001, NW002, … */
export const makeStones = (n: number): Stone[] =>
  Array.from({ length: n }, (_, i) => ({
    stock_no: `NW${String(i + 1).padStart(3, "0")}`,
    carat: 1 + i / 100,
    shape: i % 2 ? "Oval" : "Round",
  }));

export const stoneId = (row: Stone) => row.stock_no;
export const stoneCard = (row: Stone) => <Code>{row.stock_no}</Code>;

/** Fourteen columns, as wide a list as the portal has; `drawn` hears of every cell of the first one. */
export function stoneColumns(drawn: (row: Stone) => void = () => undefined): Column<Stone>[] {
  return [
    {
      id: "stock_no",
      head: "Stock no",
      sortable: true,
      cell: (row) => {
        drawn(row);
        return <Code>{row.stock_no}</Code>;
      },
    },
    { id: "carat", head: "Carat", number: true, sortable: true, cell: (row) => row.carat.toFixed(2) },
    { id: "shape", head: "Shape", cell: (row) => row.shape },
    ...Array.from({ length: 11 }, (_, i) => ({ id: `more_${i}`, head: `More ${i}`, cell: () => "EX" })),
  ];
}
