import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { Act } from "#ui/act.tsx";
import { ActDialog } from "#ui/act-dialog.tsx";
import { notify } from "#ui/notify.ts";
import { useWriteReason } from "./viewer.tsx";
import { words } from "./words.ts";

interface DeleteSectionProps {
  name: string;
  /** What deleting means. */
  text: string;
  onDelete: () => Promise<{ message: string }>;
  onDone: () => void;
}

/** The foot of an edit: deleting, locked with its reason in words, and asked for before it is done. */
export function DeleteSection({ name, text, onDelete, onDone }: DeleteSectionProps) {
  const reason = useWriteReason();
  const [isAsking, setAsking] = useState(false);
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
          onAct={() =>
            formOutcome(async () => {
              notify.success((await onDelete()).message);
              onDone();
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>{text}</p>
        </ActDialog>
      )}
    </section>
  );
}
