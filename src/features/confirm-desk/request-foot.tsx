import { reasonAsked } from "#stones/lines/line-act.ts";
import { WordsDialog } from "#stones/lines/words-dialog.tsx";
import { dealPrice } from "#stones/stone-line.ts";
import { Act } from "#ui/act/act.tsx";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ReasonField } from "./reason-field.tsx";
import { type AnswerOptions, useAnswer } from "./use-answer.ts";
import { approveAct } from "./use-decision.ts";
import { words } from "./words.ts";

/** The answer to a request: the reason, rejecting with it or with an offer, approving it. */
export function RequestFoot(request: AnswerOptions) {
  const answer = useAnswer(request);
  const { line, near } = request;
  const { frozen, refusal, mayAnswer, noApproval, noRejection, noOffer, isApproving, isRejecting, asking } = answer;
  /** A key that answers nothing is not promised. */
  const keyOf = (key: string) => (mayAnswer ? key : undefined);
  const approveAt = words.approveAt(dealPrice(line));
  return (
    <>
      {frozen && <ChangedElsewhere onGoOn={answer.goOn}>{frozen}</ChangedElsewhere>}
      {!frozen && refusal && (
        <Notice hue="red" urgent>
          {refusal}
        </Notice>
      )}
      {!frozen && noApproval && <p className="dim">{noApproval}</p>}
      <div className={mayAnswer ? "desk-reject" : "row between"}>
        {/* Whoever may not answer is asked for no reason; the acts stand where they stand for everybody. */}
        {mayAnswer ? <ReasonField answer={answer} /> : <span />}
        <Act
          size="sm"
          variant="default"
          keys={keyOf("R")}
          reason={noRejection}
          loading={isRejecting}
          onClick={answer.doReject}
        >
          {words.reject}
        </Act>
      </div>
      <div className="row between desk-answers">
        <Act
          size="sm"
          variant="default"
          keys={keyOf("O")}
          reason={noOffer}
          loading={isRejecting}
          onClick={answer.doOffer}
        >
          {words.rejectAndOffer(near.length)}
        </Act>
        <Act size="sm" keys={keyOf("A")} reason={noApproval} loading={isApproving} onClick={answer.doApprove}>
          {approveAt}
        </Act>
      </div>
      {asking && (
        <WordsDialog
          // Somebody else was faster, or it was refused: the reason stays, and why is said at it.
          {...reasonAsked(approveAct, line, refusal ?? asking)}
          draft={`approve ${line.id}`}
          title={words.approveQuestion(dealPrice(line))}
          act={approveAt}
          locked={frozen}
          onAct={answer.approve}
          onClose={answer.dropQuestion}
        />
      )}
    </>
  );
}
