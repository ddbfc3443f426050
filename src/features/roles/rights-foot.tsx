import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useNoRight } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Access, RightChange } from "./rights-draft.ts";
import type { RightsRefusal } from "./use-save-rights.ts";
import { words } from "./words.ts";

const levelOf = ({ read, write }: Access) => (write ? words.writes : read ? words.reads : words.nothing);
const shownChanges = 3;

/** The changes in words. Of many, only the first few. */
export function changesInWords(changes: readonly RightChange[]): string {
  if (changes.length === 0) return words.unchanged;
  const said = changes
    .slice(0, shownChanges)
    .map(({ name, access, wanted }) => words.change(name, levelOf(access), levelOf(wanted)));
  const rest = changes.length - shownChanges;
  return [...said, ...(rest > 0 ? [words.more(rest)] : [])].join("; ");
}

interface RightsNoteProps {
  changes: readonly RightChange[];
  refusal: RightsRefusal | null;
  onShowStored: () => void;
}

/** The words of a foot: the changes, or the refusal. */
export function RightsNote({ changes, refusal, onShowStored }: RightsNoteProps): ReactNode {
  if (!refusal) return <span className={changes.length === 0 ? "dim" : undefined}>{changesInWords(changes)}</span>;
  return (
    <Notice hue="red" urgent>
      <div className="row wrap">
        {refusal.message}
        {refusal.isStale && (
          <Button variant="default" onClick={onShowStored}>
            {words.showStored}
          </Button>
        )}
      </div>
    </Notice>
  );
}

interface RightsActsProps {
  changes: readonly RightChange[];
  mayWrite: boolean;
  isSaving: boolean;
  onUndo: () => void;
  onSave: () => void;
}

/** Undo and save; Ctrl+Enter saves from anywhere on the screen. */
export function RightsActs({ changes, mayWrite, isSaving, onUndo, onSave }: RightsActsProps) {
  const noRight = useNoRight();
  const reason = mayWrite ? (changes.length === 0 ? words.nothingToSave : null) : noRight;
  useHotkeys([["mod+Enter", () => !reason && !isSaving && onSave()]], []);
  return (
    <>
      {changes.length > 0 && (
        <Button size="sm" variant="default" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      <Act size="sm" keys="Ctrl+↵" reason={reason} loading={isSaving} onClick={onSave}>
        {words.save(changes.length)}
      </Act>
    </>
  );
}
