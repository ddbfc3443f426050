import { useEffect, useState } from "react";
import { words } from "#ui/words.ts";
import { isLater, type StoneLine } from "../stone-line.ts";
import type { MovedFrom } from "./use-move.ts";
import { type OpenLine, useOpenLine } from "./use-open-line.ts";

interface LineBesideOptions {
  /** The row in its present state, or its last one. */
  row: StoneLine | undefined;
  /** True if nobody else may decide the line. The drawer then follows the row. */
  follows?: boolean;
  /** True if the list still has it. */
  isListed: boolean;
  /** Called when the viewer goes on after an act of somebody else. */
  onGoOn?: () => void;
  /** Called when the viewer goes on and the list no longer has the line. */
  onGone: () => void;
}

/** An open line beside its list, for the drawer and its acts. */
export interface LineBeside extends MovedFrom {
  line: StoneLine | undefined;
  open: OpenLine;
  /** The reason why nothing can be done with it at this moment; null if the machine alone decides. */
  locked: string | null;
  /** Shows the open line in the state after one's own act. */
  taken: (moved: readonly StoneLine[]) => void;
}

const isSame = (one: StoneLine | undefined, other: StoneLine | undefined) =>
  one?.id === other?.id && one?.list === other?.list;

/**
 * A line beside its list stays as it was opened, as on the desks. An act of somebody else is told first, and is shown
 * once the viewer goes on. Until then, acts that its row refuses already are not offered.
 */
export function useLineBeside({ row, follows = false, isListed, onGoOn, onGone }: LineBesideOptions): LineBeside {
  const [here, setHere] = useState(row);
  const isOther = !isSame(here, row);
  const line = isOther || follows ? row : here;
  const isBehind = row !== undefined && line !== undefined && isLater(row, line);
  const open = useOpenLine({ line: follows ? undefined : line, row, onGoOn: () => onGoOn?.() });
  const { isAcknowledged } = open;
  // One's own act is shown before the list is read anew. Facts outside the line itself, such as its stone's location,
  // follow the row.
  const isAhead = row !== undefined && line !== undefined && isLater(line, row);
  if (row !== here && (isOther || (!isAhead && (!isBehind || isAcknowledged)))) setHere(row);

  const isGone = isAcknowledged && !isListed;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  function taken(moved: readonly StoneLine[]) {
    const now = moved.find((one) => isSame(one, line));
    if (!now) return;
    open.written(now);
    setHere(now);
  }
  return {
    line,
    open,
    locked: open.frozen ?? (isBehind || isAcknowledged ? words.changedJustNow : null),
    begin: open.begin,
    ended: open.ended,
    taken,
  };
}
