import { useCall } from "#api/query.ts";

/** The default of a master's list as a form shows it. */
export interface PresentDefault {
  /** The default, if it is another entry than the form's own. */
  other: { name: string } | undefined;
  /** The default that the form has shown, for its body; nothing while it is being read. */
  seen: { seen_default?: number | null };
  /** Reads it anew, after somebody else has chosen another one. */
  readAnew: () => void;
}

/** Reads the default of a master's list. `ownId` is the entry that the form changes. */
export function usePresentDefault(masterId: number | null, ownId?: number): PresentDefault {
  const query = { masterId: masterId ?? 0, sort: "-is_default", size: 1 };
  const asked = useCall("listSubMasters", { query }, { isReady: masterId !== null });
  const first = asked.data?.data[0];
  const present = first?.is_default ? first : undefined;
  return {
    other: present?.id === ownId ? undefined : present,
    seen: asked.data ? { seen_default: present?.id ?? null } : {},
    readAnew: () => void asked.refetch(),
  };
}
