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

/** The answer to a request: the reason, a rejection with or without an offer, an approval. */
export function RequestFoot(request: AnswerOptions) {
  const answer = useAnswer(request);
  const { line, near } = request;
  const { frozen, refusal, mayAnswer, noApproval, noRejection, noOffer, isApproving, isRejecting, asking } = answer;
  /** A key is shown only if it works. */
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
        {/* Without the right to answer there is no field for a reason. The acts keep their places. */}
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
          // After a refusal, or another person's decision, the reason stays in the field with the cause beside it.
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
