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
  onRest: (rest: ActingStone[], extras: Extras) => void;
  onClose: () => void;
}

/**
 * The stones that an act was refused for. It may be repeated with the others, and with those whose price has changed: at
 * the price that stands here.
 */
export function RefusedStones({ refused, isPending, onRest, onClose }: RefusedStonesProps) {
  const { name, asked, extras, refusals } = refused;
  const moved = Object.fromEntries(
    refusals.flatMap(({ stock_no, price_per_ct }) =>
      stock_no !== undefined && price_per_ct !== undefined ? [[stock_no, price_per_ct] as const] : [],
    ),
  );
  const taken = new Set(refusals.map(({ stock_no }) => stock_no));
  const rest = asked.filter(({ stock_no }) => stock_no in moved || !taken.has(stock_no));
  const isSome = rest.length > 0;
  const count = Object.keys(moved).length;
  const isMovedAlone = count === refusals.length;
  return (
    <RefusedDialog
      title={isMovedAlone ? words.movedTitle(count) : words.refusedTitle(refusals.length, asked.length)}
      refusals={refusals}
      note={isSome && <p className="dim">{words.refusedNote}</p>}
      keep={words.leave}
      rest={
        isSome
          ? {
              label: count > 0 ? words.atNow(name, rest.length) : words.rest[name](rest.length),
              onRest: () => onRest(rest, { ...extras, seen: { ...extras.seen, ...moved } }),
            }
          : undefined
      }
      isPending={isPending}
      onClose={onClose}
    />
  );
}
