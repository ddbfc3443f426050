import { useRef, useState } from "react";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import { type Asker, isEverOffered, lineRefusal, priceDoubt } from "#stones/line-refusal.ts";
import type { OpenLine } from "#stones/lines/use-open-line.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { byKey } from "#ui/act/by-key.ts";
import { useDraft } from "#ui/form/use-draft.ts";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { withOffer } from "./near-stones.ts";
import { useDecision } from "./use-decision.ts";
import { words } from "./words.ts";

/** Contract: the length of the longest reason. */
export const longestReason = 500;

export interface AnswerOptions {
  line: StoneLine;
  open: OpenLine;
  asker: Asker;
  mayWrite: boolean;
  /** Stones that may be offered in place of this one. */
  near: readonly { stock_no: string; markup_ppc: number }[];
  onDecided: (lines: readonly StoneLine[]) => void;
}

/**
 * The answer to a request: its reason, and the possible decisions with their refusals, by acts and by the keys of the
 * desk.
 */
export function useAnswer({ line, open, asker, mayWrite, near, onDecided }: AnswerOptions) {
  const [reason, setReason] = useDraft(`reason ${line.id}`);
  /** The reason why the price takes a second act, while that act is open. */
  const [asking, setAsking] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const decision = useDecision(line, open, (lines) => {
    setReason("");
    onDecided(lines);
  });
  const { approve, reject } = decision;
  const { frozen } = open;
  const noRight = useNoRight();
  const refused = (event: string) => frozen ?? (mayWrite ? lineRefusal(line, event, asker) : noRight);
  const noApproval = refused("APPROVE");
  const noRejection = refused("REJECT") ?? (reason.trim() === "" ? messages.reasonNeeded : null);
  const offer = withOffer(reason, near);
  const tooLong = offer.length > longestReason ? words.reasonTooLong(longestReason) : null;
  const noOffer = frozen ?? (near.length === 0 ? words.nothingToOffer : (noRejection ?? tooLong));

  const doubt = noApproval ? null : priceDoubt(line, "APPROVE", asker);
  const doApprove = () => {
    if (noApproval) return;
    if (doubt) setAsking(doubt);
    else void approve();
  };
  const doReject = () => !noRejection && void reject(reason.trim());
  const doOffer = () => !noOffer && void reject(offer);
  useScreenKeys({
    a: () => byKey(noApproval, doApprove),
    r: () => field.current?.focus(),
    o: () => (noRejection ? field.current?.focus() : byKey(noOffer, doOffer)),
  });
  function goOn() {
    // A request that somebody else decided needs no reason. A changed one still waits for it.
    if (open.change?.event !== "confirm.update") setReason("");
    open.goOn();
  }
  return {
    ...decision,
    frozen,
    reason,
    setReason,
    field,
    mayAnswer: mayWrite && isEverOffered("confirm", "REJECT", asker),
    noApproval,
    noRejection,
    noOffer,
    doApprove,
    doReject,
    doOffer,
    goOn,
    asking,
    dropQuestion: () => setAsking(undefined),
  };
}

export type Answer = ReturnType<typeof useAnswer>;
