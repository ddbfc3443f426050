import { count } from "#domain/format.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { RefusedDialog } from "../refused-dialog.tsx";
import { type LineAct, restFor } from "./line-act.ts";
import type { Refused } from "./use-move.ts";
import { words } from "./words.ts";

interface RefusedLinesProps {
  act: LineAct;
  of: Refused;
  isPending: boolean;
  /** Repeats the act with the lines that were not refused. */
  onRest: () => void;
  onClose: () => void;
}

/** The lines that an act was refused for. It may be repeated with the others. */
export function RefusedLines({ act, of: { lines, refused, rest }, isPending, onRest, onClose }: RefusedLinesProps) {
  return (
    <RefusedDialog
      title={words.refusedTitle(refused.length, lines.length)}
      refusals={refused}
      note={<Notice hue="blue">{words.allOrNone(rest.length)}</Notice>}
      keep={words.back}
      rest={rest.length > 0 ? { label: restFor(act, count(rest.length)), onRest } : undefined}
      isPending={isPending}
      onClose={onClose}
    />
  );
}
