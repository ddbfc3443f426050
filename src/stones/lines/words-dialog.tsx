import { Button, Textarea } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { FormErrors } from "#ui/form/form-errors.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { useDraft } from "#ui/form/use-draft.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { words as uiWords } from "#ui/words.ts";
import type { Unmoved } from "./use-move.ts";

interface WordsDialogProps {
  /** The name of the draft that keeps the text until it is sent: the act and its lines. */
  draft: string;
  title: string;
  label: string;
  hint: string;
  isNeeded: boolean;
  act: string;
  /** The label of the way out, "Cancel" unless the act says otherwise. */
  dismiss?: string;
  /** The reason why nothing can be sent now, or null. The typed text stays. */
  locked?: string | null;
  /** The notice of that reason, if it does more than repeat it. */
  told?: ReactNode;
  /** The gaps of the paper that the act makes. */
  note?: ReactNode;
  onAct: (said: string) => Promise<Unmoved | undefined>;
  onClose: () => void;
}

const longest = 2000;

/** Asks for the text of an act: a reason, if its machine needs one or keeps one. */
export function WordsDialog(props: WordsDialogProps) {
  const { draft, title, label, hint, isNeeded, act, dismiss = uiWords.cancel, locked, told, note } = props;
  const { onAct, onClose } = props;
  const [said, setSaid, forget] = useDraft(draft);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const [isMissed, setMissed] = useState(false);
  const missing = isNeeded && said.trim() === "" ? messages.reasonNeeded : null;
  const reason = locked ?? missing;

  async function send() {
    if (reason || isPending) return;
    setPending(true);
    try {
      const refused = await onAct(said.trim());
      setFailure(refused === "told" ? undefined : refused);
      if (!refused) forget();
    } finally {
      setPending(false);
    }
  }
  /** Esc closes the dialog and keeps the text. The way out drops it. */
  function giveUp() {
    forget();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setMissed(missing !== null);
    void send();
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={giveUp}>
            {dismiss}
          </Button>
          <Act size="sm" keys="Ctrl+↵" loading={isPending} reason={reason} onClick={() => void send()}>
            {act}
          </Act>
        </>
      }
    >
      {told ??
        (locked && (
          <Notice hue="orange" urgent>
            {locked}
          </Notice>
        ))}
      {failure && <FormErrors failure={failure} fields={{}} />}
      {note}
      <Textarea
        label={label}
        description={hint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        required={isNeeded}
        maxLength={longest}
        autosize
        minRows={3}
        data-autofocus
        readOnly={Boolean(locked)}
        value={said}
        error={isMissed && missing}
        onChange={(event) => setSaid(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Dialog>
  );
}
