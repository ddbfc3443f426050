import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useState } from "react";

/** The room for the filters beside the results, and whether they are unfolded where there is little. */
export function useRailRoom() {
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false }) ?? false;
  const isWide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false }) ?? true;
  const [isUnfolded, setUnfolded] = useState(false);
  const unfold = useCallback(() => setUnfolded((is) => !is), []);
  const fold = useCallback(() => setUnfolded(false), []);
  return { isPhone, isWide, isUnfolded, unfold, fold };
}
