import { useMemo } from "react";

/** Joins several forms of one page. The page is dirty as long as one of them has unsent values. */
export function useDirtyParts<Part extends string>(parts: readonly Part[], onDirty?: (dirty: boolean) => void) {
  return useMemo(() => {
    const dirty = new Set<Part>();
    const reporterOf = (part: Part) => (isDirty: boolean) => {
      if (isDirty) dirty.add(part);
      else dirty.delete(part);
      onDirty?.(dirty.size > 0);
    };
    return Object.fromEntries(parts.map((part) => [part, reporterOf(part)])) as Record<Part, (dirty: boolean) => void>;
  }, [parts, onDirty]);
}
