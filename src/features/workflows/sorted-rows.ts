type Value = string | number | null;

/** The order of two values. Nulls come last in both directions. */
function compare(a: Value, b: Value, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === "string" && typeof b === "string" ? a.localeCompare(b, "en") : Number(a) - Number(b);
  return isDescending ? -order : order;
}

/** Rows that are all loaded, in the order of the heads: `-taken,from`. Equal rows keep their places. */
export function sortedRows<Row extends object>(rows: readonly Row[], sort: string): readonly Row[] {
  const keys = sort.split(",").filter(Boolean);
  const valueIn = (row: Row, column: string) => (row as Record<string, Value | undefined>)[column] ?? null;
  return [...rows].sort((a, b) => {
    for (const key of keys) {
      const column = key.replace(/^-/, "");
      const order = compare(valueIn(a, column), valueIn(b, column), key.startsWith("-"));
      if (order !== 0) return order;
    }
    return 0;
  });
}
