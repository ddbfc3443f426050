import { Textarea } from "@mantine/core";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { codes } from "#domain/codes.ts";
import { Act } from "#ui/act/act.tsx";
import { useFocusHome } from "#ui/frame/use-focus-home.ts";
import { longestRemark } from "./kyc.ts";
import { RevokeDialog } from "./revoke-dialog.tsx";
import type { Decision } from "./use-decision.ts";
import { words } from "./words.ts";

interface DecisionFormProps {
  of: Decision;
  /** True if the keys of the screen act on this document. */
  isCurrent: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The acts on a document that waits, or that is approved. A rejected one waits for its sender. */
export function DecisionForm({ of: decision, isCurrent, field }: DecisionFormProps) {
  const { kycDocument, remark, setRemark, running, frozen, noApproval, noRejection, noRevocation, approve, reject } =
    decision;
  const [isRevoking, setRevoking] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useFocusHome(element, kycDocument?.status);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Esc returns to the keys of the screen, with the focus on this document.
    if (event.key === "Escape" && !frozen) event.currentTarget.closest<HTMLElement>("[role=group]")?.focus();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setMissed(!frozen && noRejection !== null);
    if (!noRejection) reject();
  }
  if (kycDocument?.status === codes.approval.approved) {
    return (
      <div ref={element}>
        <Act size="sm" variant="default" reason={noRevocation} onClick={() => setRevoking(true)}>
          {words.revokeMore}
        </Act>
        {isRevoking && <RevokeDialog of={decision} onClose={() => setRevoking(false)} />}
      </div>
    );
  }
  if (kycDocument?.status !== codes.approval.pending) return null;
  return (
    <div ref={element} className="stack">
      <Textarea
        ref={field}
        label={words.remark}
        placeholder={words.remarkHint}
        maxLength={longestRemark}
        autosize
        minRows={1}
        maxRows={6}
        readOnly={frozen !== null}
        value={remark}
        error={isMissed && !frozen && noRejection}
        onChange={(event) => setRemark(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row between wrap">
        <Act
          size="sm"
          variant="default"
          keys={isCurrent ? "R" : undefined}
          reason={noRejection}
          loading={running === "reject"}
          onClick={reject}
        >
          {words.reject}
        </Act>
        <Act
          size="sm"
          variant={isCurrent ? "filled" : "default"}
          keys={isCurrent ? "A" : undefined}
          reason={noApproval}
          loading={running === "approve"}
          onClick={approve}
        >
          {words.approve}
        </Act>
      </div>
    </div>
  );
}
