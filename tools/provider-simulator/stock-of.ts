/** A row of a provider's stock, by the heads of its file. */
export type StockRow = Record<string, string>;

/** The stock of an invented provider: natural rounds of one carat, each at its own price. */
export const stockOf = (count: number, priceTimes = 1): StockRow[] =>
  Array.from({ length: count }, (_, at) => ({
    "Stock #": `S${at + 1}`,
    Shape: "ROUND",
    Weight: "1.00",
    Color: "D",
    Clarity: "VVS1",
    Lab: "GIA",
    "Report #": String(7_700_000 + at),
    Origin: "Natural",
    "Price per carat": ((5000 + at * 10) * priceTimes).toFixed(2),
  }));

/** The stock as a file. */
export function csvOf(rows: readonly StockRow[]): string {
  const heads = Object.keys(rows[0] ?? {});
  return [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ""))]
    .map((cells) => cells.join(","))
    .join("\r\n");
}
