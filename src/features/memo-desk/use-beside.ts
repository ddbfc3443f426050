import { useCallback, useState } from "react";
import type { StoneLine } from "#stones/stone-line.ts";
import type { RefusedNumber } from "#ui/form/stock-numbers-field.tsx";
import { useLeaveGuard } from "#ui/form/use-leave-guard.tsx";
import type { WrittenPaper } from "./papers.ts";

/** The content of the drawer beside the memos. */
export type Beside =
  | { kind: "select"; asked?: readonly RefusedNumber[] }
  | { kind: "issue" }
  | { kind: "line"; line: StoneLine }
  | { kind: "sell"; lines: readonly StoneLine[] }
  | { kind: "papers"; papers: readonly WrittenPaper[] };

/** The content of the drawer beside the memos. Before it is replaced, the person is asked about unsaved text in it. */
export function useBeside(onDirty: ((dirty: boolean) => void) | undefined) {
  const [beside, setBeside] = useState<Beside>();
  const [isDirty, setDirty] = useState(false);
  const tellDirty = useCallback(
    (dirty: boolean) => {
      setDirty(dirty);
      onDirty?.(dirty);
    },
    [onDirty],
  );
  const { guarded, question } = useLeaveGuard(isDirty);
  function open(next: Beside) {
    // The form is open already, with its typed text.
    if (next.kind === beside?.kind && next.kind !== "sell" && next.kind !== "line" && !("asked" in next)) return;
    guarded(() => setBeside(next));
  }
  return { beside, setBeside, open, question, tellDirty };
}
