import type { RefObject } from "react";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import type { Fact } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { type DocumentCategory, titleOf } from "./kyc.ts";
import { PaperFacts } from "./paper-facts.tsx";
import { paperSteps } from "./paper-steps.ts";
import { PaperView } from "./paper-view.tsx";
import type { Decision } from "./use-decision.ts";
import { words } from "./words.ts";

interface PaperPanelProps {
  category: DocumentCategory;
  decision: Decision;
  profile: readonly Fact[];
  isCurrent: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onFocus: () => void;
}

/** One paper: the file, what is said of it, what happened to it, and the decision. */
export function PaperPanel({ category, decision, profile, isCurrent, field, onFocus }: PaperPanelProps) {
  const { kyc, paper, trouble, frozen, goOn } = decision;
  const title = titleOf(category);
  const steps = paperSteps(kyc, category);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of one form
    <div
      role="group"
      aria-label={title}
      className="paper-group"
      tabIndex={-1}
      onFocus={onFocus}
      onPointerDown={onFocus}
    >
      <Panel title={title} aside={paper && <StatusBadge list="approval" code={paper.status} />} flush>
        {paper ? (
          <PaperView paper={paper} company={kyc.company_name} onPagesLeft={decision.setPagesLeft} />
        ) : (
          <BlankState title={words.notSent}>{words.notSentText}</BlankState>
        )}
        <div className="paper-body">
          {paper && <PaperFacts kyc={kyc} category={category} paper={paper} profile={profile} />}
          {steps.length > 0 && (
            <div className="paper-part">
              <Steps of={steps} />
            </div>
          )}
          <div className="paper-decision">
            {frozen && <ChangedElsewhere onGoOn={goOn}>{frozen}</ChangedElsewhere>}
            {trouble && (
              <Notice hue="orange" urgent>
                {trouble}
              </Notice>
            )}
            <DecisionForm of={decision} isCurrent={isCurrent} field={field} />
          </div>
        </div>
      </Panel>
    </div>
  );
}
