import { useCallback, useState } from "react";
import type { StoneLine } from "#stones/stone-line.ts";
import type { RefusedNumber } from "#ui/form/stock-numbers-field.tsx";
import { useLeaveGuard } from "#ui/form/use-leave-guard.tsx";
import type { WrittenPaper } from "./papers.ts";

/** What stands beside the memos. */
export type Beside =
  | { kind: "select"; asked?: readonly RefusedNumber[] }
  | { kind: "issue" }
  | { kind: "line"; line: StoneLine }
  | { kind: "sell"; lines: readonly StoneLine[] }
  | { kind: "papers"; papers: readonly WrittenPaper[] };

/** What stands beside the memos; another thing takes its place only once one was asked about what is typed there. */
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
    // It stands there already, with what was typed.
    if (next.kind === beside?.kind && next.kind !== "sell" && next.kind !== "line" && !("asked" in next)) return;
    guarded(() => setBeside(next));
  }
  return { beside, setBeside, open, question, tellDirty };
}
