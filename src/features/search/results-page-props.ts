import type { ReactNode } from "react";
import type { StoneViewer } from "#stones/viewer.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import type { OnResults } from "./on-results.ts";
import type { Results } from "./results-search.ts";

export interface ResultsPageProps {
  results: Results;
  onResults: OnResults;
  viewer: StoneViewer;
  mayWrite: boolean;
  /** The row height of the list on this device. */
  device: Arranging;
  /** The tabs of the other search screens. */
  tabs?: ReactNode;
  /** True if the kind of stones is the house's first choice, and nobody has chosen another. */
  isHouseChoice?: boolean;
  onDirty?: (dirty: boolean) => void;
}
