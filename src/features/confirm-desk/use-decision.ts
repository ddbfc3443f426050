import { useRef, useState } from "react";
import type { LineAct } from "#stones/lines/line-act.ts";
import { lineActs } from "#stones/lines/line-acts.ts";
import { useMove } from "#stones/lines/use-move.ts";
import type { OpenLine } from "#stones/lines/use-open-line.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";

const actOf = (event: string): LineAct => {
  const found = lineActs.confirm.find((act) => act.event === event);
  if (!found) throw new Error(`requests know no ${event}`);
  return found;
};
export const approveAct = actOf("APPROVE");
const rejectAct = actOf("REJECT");

/** Approves or rejects one request, once. A refusal stays until the next try. */
export function useDecision(line: StoneLine, open: OpenLine, onDecided: (lines: readonly StoneLine[]) => void) {
  const approving = useMove(approveAct, onDecided, open);
  const rejecting = useMove(rejectAct, onDecided, open);
  const [failure, setFailure] = useState<FormFailure>();
  const isRunning = useRef(false);

  async function decide(how: typeof approving, said: string): Promise<"told" | undefined> {
    if (isRunning.current || open.frozen) return "told";
    isRunning.current = true;
    setFailure(undefined);
    try {
      const unmoved = await how.move([line], said);
      setFailure(unmoved === "told" ? undefined : unmoved);
      return unmoved && "told";
    } finally {
      isRunning.current = false;
    }
  }
  const refused = approving.refused?.refused[0] ?? rejecting.refused?.refused[0];
  return {
    approve: (reason = "") => decide(approving, reason),
    reject: (reason: string) => decide(rejecting, reason),
    isApproving: approving.isPending,
    isRejecting: rejecting.isPending,
    refusal: failure?.message ?? refused?.reason,
  };
}
