import type { ComponentProps } from "react";
import { FilterSheet } from "./filter-sheet.tsx";
import { Rail } from "./rail.tsx";

interface FoldingRailProps {
  rail: ComponentProps<typeof Rail>;
  matching: number | undefined;
  isPhone: boolean;
  isWide: boolean;
  isUnfolded: boolean;
  /** True if a drawer is open beside the list, which leaves no room for the filters. */
  hasDrawer: boolean;
  onFold: () => void;
}

/** The filters: beside a wide list, unfolded beside a narrower one, over it on a phone. */
export function FoldingRail({ rail, matching, isPhone, isWide, isUnfolded, hasDrawer, onFold }: FoldingRailProps) {
  if (isPhone) return isUnfolded && <FilterSheet matching={matching} rail={rail} onClose={onFold} />;
  return (isWide || (isUnfolded && !hasDrawer)) && <Rail {...rail} />;
}
