import { Button, Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { messages } from "#domain/messages.ts";
import { Act } from "#ui/act.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/form-errors.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { useDraft } from "#ui/use-draft.ts";
import { words as uiWords } from "#ui/words.ts";

interface WordsDialogProps {
  /** The name under which what is typed waits until it is sent: the act, and what it is done to. */
  draft: string;
  title: string;
  label: string;
  hint: string;
  isNeeded: boolean;
  act: string;
  onAct: (said: string) => Promise<FormFailure | undefined>;
  onClose: () => void;
}

const longest = 2000;

/** Asks for the words that go with an act: a reason, where its machine wants one or keeps one. */
export function WordsDialog({ draft, title, label, hint, isNeeded, act, onAct, onClose }: WordsDialogProps) {
  const [said, setSaid, forget] = useDraft(draft);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const [isMissed, setMissed] = useState(false);
  const reason = isNeeded && said.trim() === "" ? messages.reasonNeeded : null;

  async function send() {
    if (reason || isPending) return;
    setPending(true);
    try {
      const refused = await onAct(said.trim());
      setFailure(refused);
      if (!refused) forget();
    } finally {
      setPending(false);
    }
  }
  /** Esc closes it, and what was typed waits; whoever cancels has given it up. */
  function giveUp() {
    forget();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    setMissed(reason !== null);
    void send();
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={giveUp}>
            {uiWords.cancel}
          </Button>
          <Act size="sm" keys="Ctrl+↵" loading={isPending} reason={reason} onClick={() => void send()}>
            {act}
          </Act>
        </>
      }
    >
      {failure && <FormErrors failure={failure} fields={{}} />}
      <Textarea
        label={label}
        description={hint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        required={isNeeded}
        maxLength={longest}
        autosize
        minRows={3}
        data-autofocus
        value={said}
        error={isMissed && reason}
        onChange={(event) => setSaid(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Dialog>
  );
}
