import { Button } from "@mantine/core";
import { count, formatDateTime } from "#domain/format.ts";
import { Act } from "#ui/act.tsx";
import { Code } from "#ui/code.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import type { LineAct } from "./line-act.ts";
import type { Refused } from "./use-move.ts";
import { words } from "./words.ts";

interface RefusedDialogProps {
  act: LineAct;
  of: Refused;
  isPending: boolean;
  /** Does the same with those that were not refused. */
  onRest: () => void;
  onClose: () => void;
}

/** Each stone that was refused and why; with one press the others are done. */
export function RefusedDialog({ act, of, isPending, onRest, onClose }: RefusedDialogProps) {
  const { lines, refused, rest } = of;
  return (
    <Dialog
      title={words.refusedTitle(refused.length, lines.length)}
      size="md"
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose}>
            {words.back}
          </Button>
          {rest.length > 0 && (
            <Act size="sm" loading={isPending} onClick={onRest} data-autofocus>
              {act.rest(count(rest.length))}
            </Act>
          )}
        </>
      }
    >
      <ul className="refused-lines">
        {refused.map(({ id, stock_no, reason, until }) => (
          <li key={id ?? stock_no}>
            <Code>{stock_no ?? ""}</Code>
            <span>
              {reason}
              {until && <span className="dim"> {words.until(formatDateTime(until))}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Notice hue="blue">{words.allOrNone(rest.length)}</Notice>
    </Dialog>
  );
}
