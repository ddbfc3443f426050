import { Button, Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { useDraft } from "#ui/form/use-draft.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { longestRemark } from "./kyc.ts";
import type { Decision } from "./use-decision.ts";
import { words } from "./words.ts";

/** Takes an approval back. It tells the consequence, and asks for the remark to the client. */
export function RevokeDialog({
  of: { kyc, kycDocument, revoke, running, trouble, frozen },
  onClose,
}: {
  of: Decision;
  onClose: () => void;
}) {
  const [remark, setRemark, forget] = useDraft(`revoke ${kyc.business_id} ${kycDocument?.document_category ?? ""}`);
  const [isMissed, setMissed] = useState(false);
  const said = remark.trim();
  /** Esc closes the dialog and keeps the text. Cancel drops it. */
  function giveUp() {
    forget();
    onClose();
  }
  const missing = said === "" ? messages.remarkNeeded : null;
  const reason = frozen ?? missing;
  async function act() {
    if (!reason && (await revoke(said))) giveUp();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setMissed(missing !== null);
    void act();
  }
  return (
    <Dialog
      title={words.revokeTitle(kycDocument?.document_category ?? "")}
      size="md"
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={giveUp}>
            {words.cancel}
          </Button>
          <Act size="sm" keys="Ctrl+↵" loading={running === "revoke"} reason={reason} onClick={() => void act()}>
            {words.revoke}
          </Act>
        </>
      }
    >
      <p>{words.revokeText}</p>
      {(frozen ?? trouble) && (
        <Notice hue="red" urgent>
          {frozen ?? trouble}
        </Notice>
      )}
      <Textarea
        label={words.remark}
        placeholder={words.revokeHint}
        maxLength={longestRemark}
        autosize
        minRows={2}
        data-autofocus
        readOnly={frozen !== null}
        value={remark}
        error={isMissed && missing}
        onKeyDown={onKeyDown}
        onChange={(event) => setRemark(event.currentTarget.value)}
      />
    </Dialog>
  );
}
