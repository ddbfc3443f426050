import type { ComponentProps } from "react";
import { FilterSheet } from "./filter-sheet.tsx";
import { Rail } from "./rail.tsx";

interface FoldingRailProps {
  rail: ComponentProps<typeof Rail>;
  matching: number | undefined;
  isPhone: boolean;
  isWide: boolean;
  isUnfolded: boolean;
  /** A drawer stands beside the list: there is no room for both. */
  hasDrawer: boolean;
  onFold: () => void;
}

/** The filters: beside a list that has room for them, unfolded beside a narrower one, over it on a telephone. */
export function FoldingRail({ rail, matching, isPhone, isWide, isUnfolded, hasDrawer, onFold }: FoldingRailProps) {
  if (isPhone) return isUnfolded && <FilterSheet matching={matching} rail={rail} onClose={onFold} />;
  return (isWide || (isUnfolded && !hasDrawer)) && <Rail {...rail} />;
}
