import type { RefObject } from "react";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import type { Fact } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { documentSteps } from "./document-steps.ts";
import { DocumentView } from "./document-view.tsx";
import { type DocumentCategory, titleOf } from "./kyc.ts";
import type { Decision } from "./use-decision.ts";
import { words } from "./words.ts";

interface DocumentPanelProps {
  category: DocumentCategory;
  decision: Decision;
  profile: readonly Fact[];
  isCurrent: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onFocus: () => void;
}

/** One document: the file, its facts, its history, and the decision. */
export function DocumentPanel({ category, decision, profile, isCurrent, field, onFocus }: DocumentPanelProps) {
  const { kyc, kycDocument, trouble, frozen, goOn } = decision;
  const title = titleOf(category);
  const steps = documentSteps(kyc, category);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of one form
    <div
      role="group"
      aria-label={title}
      className="document-group"
      tabIndex={-1}
      onFocus={onFocus}
      onPointerDown={onFocus}
    >
      <Panel title={title} aside={kycDocument && <StatusBadge list="approval" code={kycDocument.status} />} flush>
        {kycDocument ? (
          <DocumentView kycDocument={kycDocument} company={kyc.company_name} onPagesLeft={decision.setPagesLeft} />
        ) : (
          <BlankState title={words.notSent}>{words.notSentText}</BlankState>
        )}
        <div className="document-body">
          {kycDocument && <DocumentFacts kyc={kyc} category={category} kycDocument={kycDocument} profile={profile} />}
          {steps.length > 0 && (
            <div className="document-part">
              <Steps of={steps} />
            </div>
          )}
          <div className="document-decision">
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
