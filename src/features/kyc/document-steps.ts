import { codes } from "#domain/codes.ts";
import { formatDateTime } from "#domain/format.ts";
import type { Meanwhile } from "#domain/problems.ts";
import type { Step } from "#ui/frame/steps.tsx";
import { type DocumentCategory, documentOf, type KycCase, type KycStep, nameOf, titleOf } from "./kyc.ts";
import { words } from "./words.ts";

const spoken = ({ what, remark }: KycStep) => {
  const word = words.steps[what];
  return typeof word === "string" ? word : word(remark ?? "");
};

export const whoOf = ({ by }: Pick<KycStep, "by">) => (by ? nameOf(by) : words.house);

/** The latest step of one document. */
export const lastStep = (kyc: KycCase, category: DocumentCategory): KycStep | undefined =>
  kyc.history.find((step) => step.document_category === titleOf(category));

/** The steps of one document, the oldest first. The step that waits for an answer is the open one. */
export function documentSteps(kyc: KycCase, category: DocumentCategory): Step[] {
  const isWaiting = documentOf(kyc, category)?.status === codes.approval.pending;
  const steps = kyc.history.filter((step) => step.document_category === titleOf(category)).toReversed();
  return steps.map((step, at) => {
    const now = isWaiting && at === steps.length - 1;
    const title = spoken(step);
    return {
      id: `${step.at} ${step.what}`,
      title: now ? words.waiting(title) : title,
      who: whoOf(step),
      when: formatDateTime(step.at),
      now,
    };
  });
}

/** The latest change of one document, as a person who comes too late reads it. */
export function lastChange(kyc: KycCase, category: DocumentCategory): Meanwhile | null {
  const step = lastStep(kyc, category);
  return step
    ? {
        event: `kycDocument.${step.what}`,
        by: step.by && nameOf(step.by),
        is_own: step.is_own,
        at: step.at,
        note: step.remark,
      }
    : null;
}
