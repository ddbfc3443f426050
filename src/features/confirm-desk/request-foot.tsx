import { Textarea } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { messages } from "#domain/messages.ts";
import { type Asker, isEverOffered, lineRefusal, priceDoubt } from "#stones/line-refusal.ts";
import { reasonAsked } from "#stones/lines/line-act.ts";
import type { OpenLine } from "#stones/lines/use-open-line.ts";
import { WordsDialog } from "#stones/lines/words-dialog.tsx";
import { dealPrice, type StoneLine } from "#stones/stone-line.ts";
import { Act } from "#ui/act/act.tsx";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { useDraft } from "#ui/form/use-draft.ts";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { withOffer } from "./near-stones.ts";
import { approveAct, useDecision } from "./use-decision.ts";
import { words } from "./words.ts";

/** Contract: a reason is no longer. */
const longestReason = 500;

interface RequestFootProps {
  line: StoneLine;
  open: OpenLine;
  asker: Asker;
  mayWrite: boolean;
  /** What could be offered in place of the stone. */
  near: readonly { stock_no: string; markup_ppc: number }[];
  onDecided: (lines: readonly StoneLine[]) => void;
}

/** The answer to a request: the reason, rejecting with it or with an offer, approving it. */
export function RequestFoot({ line, open, asker, mayWrite, near, onDecided }: RequestFootProps) {
  const [reason, setReason] = useDraft(`reason ${line.id}`);
  const [isMissed, setMissed] = useState(false);
  /** Why the price takes a second act, as long as that act is asked for. */
  const [asking, setAsking] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { approve, reject, isApproving, isRejecting, refusal } = useDecision(line, open, (lines) => {
    setReason("");
    onDecided(lines);
  });
  const { frozen } = open;
  const mayAnswer = mayWrite && isEverOffered("confirm", "REJECT", asker);
  /** A key that answers nothing is not promised. */
  const keyOf = (key: string) => (mayAnswer ? key : undefined);
  const refused = (event: string) => frozen ?? (mayWrite ? lineRefusal(line, event, asker) : messages.forbidden);
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
    a: doApprove,
    r: () => field.current?.focus(),
    o: () => (noRejection ? field.current?.focus() : doOffer()),
  });
  function goOn() {
    // What somebody else has decided takes no reason any more; what was changed still waits for one.
    if (open.change?.event !== "confirm.update") setReason("");
    open.goOn();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && !frozen) {
      // Esc in the reason leads back to the keys of the desk; the next one closes the request.
      event.preventDefault();
      field.current?.closest<HTMLElement>(".drawer")?.focus();
    }
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setMissed(!frozen && reason.trim() === "");
    if (event.shiftKey) doOffer();
    else doReject();
  }
  return (
    <>
      {frozen && <ChangedElsewhere onGoOn={goOn}>{frozen}</ChangedElsewhere>}
      {!frozen && refusal && (
        <Notice hue="red" urgent>
          {refusal}
        </Notice>
      )}
      {!frozen && noApproval && <p className="dim">{noApproval}</p>}
      <div className={mayAnswer ? "desk-reject" : "row between"}>
        {/* Whoever may not answer is asked for no reason; the acts stand where they stand for everybody. */}
        {mayAnswer ? (
          <Textarea
            ref={field}
            aria-label={words.reason}
            placeholder={words.reasonHint}
            maxLength={longestReason}
            autosize
            minRows={1}
            maxRows={4}
            // Whoever is typing keeps the field and what stands in it; only no more comes into it.
            readOnly={frozen !== null}
            value={reason}
            error={isMissed && reason.trim() === "" && messages.reasonNeeded}
            onChange={(event) => setReason(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        ) : (
          <span />
        )}
        <Act
          size="sm"
          variant="default"
          keys={keyOf("R")}
          reason={noRejection}
          loading={isRejecting}
          onClick={doReject}
        >
          {words.reject}
        </Act>
      </div>
      <div className="row between desk-answers">
        <Act size="sm" variant="default" keys={keyOf("O")} reason={noOffer} loading={isRejecting} onClick={doOffer}>
          {words.rejectAndOffer(near.length)}
        </Act>
        <Act size="sm" keys={keyOf("A")} reason={noApproval} loading={isApproving} onClick={doApprove}>
          {words.approveAt(dealPrice(line))}
        </Act>
      </div>
      {asking && (
        <WordsDialog
          // Somebody else was faster, or it was refused: the reason stays, and why is said at it.
          {...reasonAsked(approveAct, line, refusal ?? asking)}
          draft={`approve ${line.id}`}
          title={words.approveQuestion(dealPrice(line))}
          act={words.approveAt(dealPrice(line))}
          locked={frozen}
          onAct={approve}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
