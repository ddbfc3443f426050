import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useNoRight } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { RuleDraft } from "./rule-draft.ts";
import { words } from "./words.ts";

interface MarkupFootProps {
  draft: RuleDraft;
  overlapping: number;
  refusal: string | null;
  mayWrite: boolean;
  isSaving: boolean;
  onUndo: () => void;
  onSave: () => void;
}

/** The changes in words, or the refusal; undo and save. Ctrl+Enter saves from anywhere on the screen. */
export function MarkupFoot({ draft, overlapping, refusal, mayWrite, isSaving, onUndo, onSave }: MarkupFootProps) {
  const noRight = useNoRight();
  const { changed, added, removed, changes } = draft;
  const reason = mayWrite ? (changes === 0 ? words.nothingToSave : null) : noRight;
  useHotkeys([["mod+Enter", () => !reason && !isSaving && onSave()]], []);
  const said = [
    changes > 0 ? words.changes(changed, added, removed) : mayWrite ? words.unchanged : noRight,
    ...(overlapping > 0 ? [words.overlaps(overlapping)] : []),
  ].join("; ");
  return (
    <PageDock
      note={
        refusal ? (
          <Notice hue="red" urgent>
            {refusal}
          </Notice>
        ) : (
          <span className={changes === 0 ? "dim" : undefined}>{said}</span>
        )
      }
    >
      {changes > 0 && (
        <Button size="sm" variant="default" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      <Act size="sm" keys="Ctrl+↵" reason={reason} loading={isSaving} onClick={onSave}>
        {words.save(changes)}
      </Act>
    </PageDock>
  );
}
