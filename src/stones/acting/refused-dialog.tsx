import { Button } from "@mantine/core";
import { formatDateTime } from "#domain/format.ts";
import type { Refusal } from "#domain/problems.ts";
import { Act } from "#ui/act.tsx";
import { Code } from "#ui/code.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { ActingStone } from "./acting-stone.ts";
import type { StoneActName } from "./stone-act.ts";
import type { Extras } from "./use-start-lines.ts";
import { words } from "./words.ts";

export interface Refused {
  name: StoneActName;
  /** All that were asked for. */
  asked: readonly ActingStone[];
  extras: Extras;
  refusals: readonly Refusal[];
}

interface RefusedDialogProps {
  refused: Refused;
  isPending: boolean;
  onRest: (rest: ActingStone[]) => void;
  onClose: () => void;
}

/** Which stones were refused, each with its reason and until when; the same act may be done with the others. */
export function RefusedDialog({ refused: { name, asked, refusals }, isPending, onRest, onClose }: RefusedDialogProps) {
  const taken = new Set(refusals.map(({ stock_no }) => stock_no));
  const rest = asked.filter(({ stock_no }) => !taken.has(stock_no));
  return (
    <Dialog
      title={words.refusedTitle(refusals.length, asked.length)}
      size="md"
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose}>
            {words.leave}
          </Button>
          {rest.length > 0 && (
            <Act size="sm" loading={isPending} data-autofocus onClick={() => onRest(rest)}>
              {words.rest[name](rest.length)}
            </Act>
          )}
        </>
      }
    >
      {rest.length > 0 && <p className="dim">{words.refusedNote}</p>}
      <ul className="acting-refused">
        {refusals.map(({ stock_no, reason, until }) => (
          <li key={stock_no}>
            <Code>{stock_no}</Code>
            <span>
              {reason} {until && <b className="figures">{words.refusedUntil(formatDateTime(until))}</b>}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
