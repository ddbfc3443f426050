import type { ChartFacts, ChartRow } from "./chart-data.ts";
import type { Places } from "./places.ts";

/** The props that every drawing is handed. */
export interface Drawn {
  rows: readonly ChartRow[];
  facts: ChartFacts;
  places: Places;
  /** The height of a value in the picture. */
  y: (value: number) => number;
  /** The row that is being read. */
  active: number | null;
  /** The beginning of the names of patterns in this picture. */
  id: string;
}
