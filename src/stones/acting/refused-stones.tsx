import type { Refusal } from "#domain/problems.ts";
import { RefusedDialog } from "../refused-dialog.tsx";
import type { ActingStone } from "./acting-stone.ts";
import type { StoneActName } from "./stone-act.ts";
import type { Extras } from "./use-start-lines.ts";
import { words } from "./words.ts";

export interface Refused {
  name: StoneActName;
  /** All stones of the act. */
  asked: readonly ActingStone[];
  extras: Extras;
  refusals: readonly Refusal[];
}

interface RefusedStonesProps {
  refused: Refused;
  isPending: boolean;
  onRest: (rest: ActingStone[]) => void;
  onClose: () => void;
}

/** The stones that an act was refused for. It may be repeated with the others. */
export function RefusedStones({ refused: { name, asked, refusals }, isPending, onRest, onClose }: RefusedStonesProps) {
  const taken = new Set(refusals.map(({ stock_no }) => stock_no));
  const rest = asked.filter(({ stock_no }) => !taken.has(stock_no));
  const isSome = rest.length > 0;
  return (
    <RefusedDialog
      title={words.refusedTitle(refusals.length, asked.length)}
      refusals={refusals}
      note={isSome && <p className="dim">{words.refusedNote}</p>}
      keep={words.leave}
      rest={isSome ? { label: words.rest[name](rest.length), onRest: () => onRest(rest) } : undefined}
      isPending={isPending}
      onClose={onClose}
    />
  );
}
