import { useState } from "react";
import { Act } from "../act/act.tsx";
import { ActDialog, type ActDialogProps } from "../act/act-dialog.tsx";
import { words } from "../words.ts";

interface DeleteSectionProps {
  /** The name of the thing that is deleted. */
  name: string;
  /** The effect of deleting it. */
  text: string;
  /** The reason against deleting it; null where deleting is allowed. */
  reason: string | null;
  /**
   * Told whether the row itself was against the last try: it was read anew then, and the dialog shows its present name. A
   * try without an answer is no such refusal.
   */
  onDelete: (isAgain: boolean) => ReturnType<ActDialogProps["onAct"]>;
}

/** The foot of an edit with the act of deleting. It is locked with its reason in words, and asks before it deletes. */
export function DeleteSection({ name, text, reason, onDelete }: DeleteSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const [isAgain, setAgain] = useState(false);
  async function end() {
    const failure = await onDelete(isAgain);
    setAgain((failure?.refused ?? []).length > 0);
    return failure;
  }
  return (
    <section>
      <div className="row wrap">
        <Act variant="default" reason={reason} onClick={() => setAsking(true)}>
          {words.deleteMore}
        </Act>
      </div>
      {reason && <p className="dim">{reason}</p>}
      {isAsking && (
        <ActDialog
          title={words.deleteThis(name)}
          act={words.deleteAct}
          keep={words.keepIt}
          onAct={end}
          onClose={() => setAsking(false)}
        >
          <p>{text}</p>
        </ActDialog>
      )}
    </section>
  );
}
