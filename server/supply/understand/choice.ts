import type { ChosenBy, MappedColumn, SupplyField } from "../mapping.ts";
import type { ColumnValues } from "./column-values.ts";

/** A column while it is understood. */
export interface Choice {
  column: number;
  header: string;
  values: ColumnValues;
  field: SupplyField | null;
  chosen_by: ChosenBy | null;
  candidates: readonly SupplyField[];
  /** The same header in this provider's earlier mapping. */
  earlier: MappedColumn | null;
}
