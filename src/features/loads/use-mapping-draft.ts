import { useEffect, useMemo, useState } from "react";
import { useKept } from "#ui/form/use-kept.ts";
import type { LoadDetail } from "./load.ts";
import { changesOf, emptyDraft, type MappingDraft, mappingBy, withoutSaved } from "./mapping-draft.ts";

/** A person's unsaved changes of how a load is read. They outlive the page, and other people's changes of the load. */
export function useMappingDraft({ id, mapping: stored, tables }: Pick<LoadDetail, "id" | "mapping" | "tables">) {
  const { found, keep } = useKept<MappingDraft>(`load ${id}`);
  const [draft, setDraft] = useState(found ?? emptyDraft);
  const changes = changesOf(draft);
  useEffect(() => keep(changes > 0 ? draft : undefined), [draft, changes, keep]);
  const mapping = useMemo(() => stored && mappingBy(stored, draft, tables), [stored, draft, tables]);
  return {
    draft,
    change: setDraft,
    changes,
    /** The mapping with these changes. */
    mapping,
    reset: () => setDraft(emptyDraft),
    /** Forgets the changes as they are here, once they are saved. */
    saved: () => setDraft((now) => withoutSaved(now, draft)),
  };
}

export type DraftedMapping = ReturnType<typeof useMappingDraft>;
