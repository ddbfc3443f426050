import { useEffect, useState } from "react";
import { words } from "#ui/words.ts";
import { isLater, type StoneLine } from "../stone-line.ts";
import type { MovedFrom } from "./use-move.ts";
import { type OpenLine, useOpenLine } from "./use-open-line.ts";

interface LineBesideOptions {
  /** As its row is now, or was last. */
  row: StoneLine | undefined;
  /** It is nobody else's to decide: the drawer is as the row is. */
  follows?: boolean;
  /** Whether the list still has it. */
  isListed: boolean;
  /** One has gone on from what somebody else did. */
  onGoOn?: () => void;
  /** One has gone on, and the list has the line no more. */
  onGone: () => void;
}

/** A line that is open beside its list, for the drawer and its acts. */
export interface LineBeside extends MovedFrom {
  line: StoneLine | undefined;
  open: OpenLine;
  /** Why nothing can be done with it at this moment; null where the machine alone decides. */
  locked: string | null;
  /** Of what one moved oneself, the open line is shown as it is now. */
  taken: (moved: readonly StoneLine[]) => void;
}

const isSame = (one: StoneLine | undefined, other: StoneLine | undefined) =>
  one?.id === other?.id && one?.list === other?.list;

/**
 * A line beside its list stays as it was opened, as on the desks: what somebody else does with it is told first, and is
 * shown once one goes on. Until then no act is offered that its row refuses already.
 */
export function useLineBeside({ row, follows = false, isListed, onGoOn, onGone }: LineBesideOptions): LineBeside {
  const [here, setHere] = useState(row);
  const isOther = !isSame(here, row);
  const line = isOther || follows ? row : here;
  const isBehind = row !== undefined && line !== undefined && isLater(row, line);
  const open = useOpenLine({ line: follows ? undefined : line, row, onGoOn: () => onGoOn?.() });
  const { isAcknowledged } = open;
  // One's own act is shown before the list is read anew; what is not of the line itself, such as where its stone lies, is followed.
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
