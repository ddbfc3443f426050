import { count } from "#domain/format.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { RefusedDialog } from "../refused-dialog.tsx";
import type { StoneLine } from "../stone-line.ts";
import { type LineAct, restFor } from "./line-act.ts";
import { words } from "./words.ts";

interface DoubtfulLinesProps {
  act: LineAct;
  /** The number of selected lines. */
  of: number;
  doubtful: readonly { line: StoneLine; doubt: string }[];
  /** The lines whose prices need no second act. */
  rest: readonly StoneLine[];
  isPending: boolean;
  onRest: (rest: readonly StoneLine[]) => void;
  onClose: () => void;
}

/**
 * The prices of a selection that need a second act. They are decided one by one, and the act continues with the others.
 */
export function DoubtfulLines({ act, of, doubtful, rest, isPending, onRest, onClose }: DoubtfulLinesProps) {
  return (
    <RefusedDialog
      title={words.reasonNeededTitle(doubtful.length, of)}
      refusals={doubtful.map(({ line: { id, stone }, doubt }) => ({ id, stock_no: stone.stock_no, reason: doubt }))}
      note={<Notice hue="orange">{words.oneByOne}</Notice>}
      keep={words.back}
      rest={rest.length > 0 ? { label: restFor(act, count(rest.length)), onRest: () => onRest(rest) } : undefined}
      isPending={isPending}
      onClose={onClose}
    />
  );
}
