import { useState } from "react";
import { Act } from "../act/act.tsx";
import { ActDialog, type ActDialogProps } from "../act/act-dialog.tsx";
import { words } from "../words.ts";

interface DeleteSectionProps {
  /** What goes, as it is called. */
  name: string;
  /** What deleting means. */
  text: string;
  /** Why it may not be deleted. */
  reason: string | null;
  onDelete: ActDialogProps["onAct"];
}

/** The foot of an edit: deleting, locked with its reason in words, and asked for before it is done. */
export function DeleteSection({ name, text, reason, onDelete }: DeleteSectionProps) {
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
          onAct={onDelete}
          onClose={() => setAsking(false)}
        >
          <p>{text}</p>
        </ActDialog>
      )}
    </section>
  );
}
