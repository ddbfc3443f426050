import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { Act } from "#ui/act/act.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

interface MappingDockProps {
  open: OpenLoad;
  /** The text without changes. */
  unchanged: string;
  /** The label of the act that saves so many changes. */
  save: (changes: number) => string;
  /** The reason for which nothing leads on from here as long as nothing is changed. */
  first?: string | undefined;
}

/** Saves the changes and has the file read again; without any it leads on to the next step. Ctrl+Enter does either. */
export function MappingDock({ open, unchanged, save, first }: MappingDockProps) {
  const { load, acts, reasons, mapping, onGo, addressOf, attempt } = open;
  const { changes, reset, saved } = mapping;
  const next = load.questions.length > 0 && open.search.step !== "questions" ? "questions" : "difference";
  const goOn = () => onGo(addressOf(next));
  const send = () => attempt(async () => (mapping.mapping ? acts.remap(mapping.mapping, saved) : undefined));
  const isSaving = acts.running === "setLoadMapping";
  const reason = changes > 0 ? reasons.remap : (first ?? (load.counts === null ? words.notReady : null));
  const isLocked = reason !== null || isSaving;
  useHotkeys([["mod+Enter", () => void (isLocked || (changes > 0 ? send() : goOn()))]], []);
  return (
    <PageDock note={<span className="dim">{changes > 0 ? (reason ?? words.changes(changes)) : unchanged}</span>}>
      {changes > 0 ? (
        <>
          <Button size="sm" variant="default" onClick={reset}>
            {words.undo}
          </Button>
          <Act size="sm" keys="Ctrl+↵" reason={reason} loading={isSaving} onClick={() => void send()}>
            {save(changes)}
          </Act>
        </>
      ) : (
        <Act size="sm" keys="Ctrl+↵" reason={reason} onClick={goOn}>
          {first ? save(0) : words.goOn(words.stepNames[next])}
        </Act>
      )}
    </PageDock>
  );
}
