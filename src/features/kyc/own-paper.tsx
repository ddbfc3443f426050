import { Button } from "@mantine/core";
import { useState } from "react";
import { codes } from "#domain/codes.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { FileViewer } from "#ui/viewer/file-viewer.tsx";
import { type DocumentCategory, type KycCase, type KycViewer, paperOf, titleOf } from "./kyc.ts";
import { paperSteps } from "./paper-steps.ts";
import { PaperView } from "./paper-view.tsx";
import { paperRefusal } from "./refusals.ts";
import { SendPaperForm } from "./send-paper-form.tsx";
import type { PaperValues } from "./use-send-paper.ts";
import { words } from "./words.ts";

interface OwnPaperProps {
  kyc: KycCase;
  category: DocumentCategory;
  /** Which step it is. */
  place: number;
  viewer: KycViewer;
  onSent: () => void;
  onDirty?: (dirty: boolean) => void;
}

const hints = { owner: words.ownerHint, business: words.businessHint };

/** One of one's own papers: how it stands, what the house said of it, and where the next file goes. */
export function OwnPaper({ kyc, category, place, viewer, onSent, onDirty }: OwnPaperProps) {
  const paper = paperOf(kyc, category);
  const title = titleOf(category);
  const form = useForm<PaperValues>(
    { file: null, document_type: paper?.document_type ?? null, info: "" },
    `ownPaper ${category}`,
  );
  const [isReplacing, setReplacing] = useState(false);
  const { file } = form.values;
  useDirty(onDirty, file !== null);

  const steps = paperSteps(kyc, category);
  const isPending = paper?.status === codes.approval.pending;
  const isRejected = paper?.status === codes.approval.rejected;
  const isOpen = !paper || isRejected || (isPending && isReplacing);
  // What has yet to be chosen counts as chosen.
  const event = { type: paper ? ("RESUBMIT" as const) : ("SUBMIT" as const), fileHash: "given" };
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
        aside={paper && <StatusBadge list="approval" code={paper.status} />}
        flush
      >
        {file ? (
          <div className="paper-view">
            <FileViewer file={file} alt={words.preview(title)} fileName={file.name} />
          </div>
        ) : (
          paper && <PaperView paper={paper} company={kyc.company_name} />
        )}
        <div className="paper-body">
          {steps.length > 0 && <Steps of={steps} />}
          {!paper && <p className="dim">{hints[category]}</p>}
          {isRejected && (
            <Notice hue="orange">
              <b>{words.yourRemark}</b> {paper.remark}
            </Notice>
          )}
          {isOpen && (
            <SendPaperForm
              kyc={kyc}
              category={category}
              form={form}
              reason={paperRefusal(paper, event, viewer)}
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
