import { Button } from "@mantine/core";
import { useState } from "react";
import { useNoRight } from "#api/view-only.ts";
import { codes } from "#domain/codes.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { FileViewer } from "#ui/viewer/file-viewer.tsx";
import { documentSteps } from "./document-steps.ts";
import { DocumentView } from "./document-view.tsx";
import { type DocumentCategory, documentOf, type KycCase, type KycViewer, titleOf } from "./kyc.ts";
import { documentRefusal } from "./refusals.ts";
import { SendDocumentForm } from "./send-document-form.tsx";
import type { DocumentValues } from "./use-send-document.ts";
import { words } from "./words.ts";

interface OwnDocumentProps {
  kyc: KycCase;
  category: DocumentCategory;
  /** The number of the step. */
  place: number;
  viewer: KycViewer;
  onSent: () => void;
  onDirty?: (dirty: boolean) => void;
}

const hints = { owner: words.ownerHint, business: words.businessHint };

/** One of one's own documents: its status, the house's remark, and the field for another file. */
export function OwnDocument({ kyc, category, place, viewer, onSent, onDirty }: OwnDocumentProps) {
  const kycDocument = documentOf(kyc, category);
  const title = titleOf(category);
  const noRight = useNoRight();
  const form = useForm<DocumentValues>(
    { file: null, document_type: kycDocument?.document_type ?? null, info: "" },
    `ownDocument ${category}`,
  );
  const [isReplacing, setReplacing] = useState(false);
  const { file } = form.values;
  useDirty(onDirty, file !== null);

  const steps = documentSteps(kyc, category);
  const isPending = kycDocument?.status === codes.approval.pending;
  const isRejected = kycDocument?.status === codes.approval.rejected;
  const isOpen = !kycDocument || isRejected || (isPending && isReplacing);
  // A file that has yet to be chosen counts as chosen.
  const event = { type: kycDocument ? ("RESUBMIT" as const) : ("SUBMIT" as const), fileHash: "given" };
  function sent() {
    form.reset({ file: null, document_type: form.values.document_type, info: "" });
    setReplacing(false);
    notify.success(words.sent(title));
    onSent();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: more than the fields of a form
    <div role="group" aria-label={title}>
      <Panel
        title={words.step(place, title)}
        aside={kycDocument && <StatusBadge list="approval" code={kycDocument.status} />}
        flush
      >
        {file ? (
          <div className="document-view">
            <FileViewer file={file} alt={words.preview(title)} fileName={file.name} />
          </div>
        ) : (
          kycDocument && <DocumentView kycDocument={kycDocument} company={kyc.company_name} />
        )}
        <div className="document-body">
          {steps.length > 0 && <Steps of={steps} />}
          {!kycDocument && <p className="dim">{hints[category]}</p>}
          {isRejected && (
            <Notice hue="orange">
              <b>{words.yourRemark}</b> {kycDocument.remark}
            </Notice>
          )}
          {isOpen && (
            <SendDocumentForm
              kyc={kyc}
              category={category}
              form={form}
              reason={documentRefusal(kycDocument, event, viewer, noRight)}
              onSent={sent}
            />
          )}
          {isPending && (
            <div>
              <Button
                size="sm"
                variant="default"
                onClick={() => {
                  form.reset();
                  setReplacing(!isReplacing);
                }}
              >
                {isReplacing ? words.notAnother : words.sendOther}
              </Button>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
