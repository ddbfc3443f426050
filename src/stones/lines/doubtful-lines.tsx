import type { ReactNode } from "react";
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
  /** The reason why nothing can be sent now, or null. */
  locked: string | null;
  /** The notice of that reason. */
  told: ReactNode;
  isPending: boolean;
  onRest: () => void;
  onClose: () => void;
}

/**
 * The prices of a selection that need a second act. They are decided one by one, and the act continues with the others.
 */
export function DoubtfulLines(props: DoubtfulLinesProps) {
  const { act, of, doubtful, rest, locked, told, isPending, onRest, onClose } = props;
  return (
    <RefusedDialog
      title={words.reasonNeededTitle(doubtful.length, of)}
      refusals={doubtful.map(({ line: { id, stone }, doubt }) => ({ id, stock_no: stone.stock_no, reason: doubt }))}
      note={
        <>
          {told}
          <Notice hue="orange">{words.oneByOne}</Notice>
        </>
      }
      keep={words.back}
      rest={rest.length > 0 ? { label: restFor(act, count(rest.length)), reason: locked, onRest } : undefined}
      isPending={isPending}
      onClose={onClose}
    />
  );
}
