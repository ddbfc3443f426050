import { useCallback } from "react";
import type { OnResults } from "./on-results.ts";
import type { OnWhat } from "./rail-counts.ts";
import type { Results } from "./results-search.ts";
import { joined, type Typed } from "./typed-words.ts";

/** The changes that the parts of the screen make to its address: conditions, words, and the drawer. */
export function useResultChanges(onResults: OnResults) {
  const onWhat = useCallback<OnWhat>(
    (change, how) => onResults((now) => ({ ...now, what: change(now.what), page: undefined }), how),
    [onResults],
  );
  const onTyped = useCallback(
    ({ search, unread, ...typed }: Typed) =>
      onResults((now) => ({
        ...now,
        unread,
        beside: "beside" in typed || search?.numbers ? typed.beside : now.beside,
        ...(search && { what: joined(now.what, search), page: undefined }),
      })),
    [onResults],
  );
  const patch = useCallback((parts: Partial<Results>) => onResults((now) => ({ ...now, ...parts })), [onResults]);
  const save = useCallback(() => patch({ save: true, stock: undefined }), [patch]);
  return { onWhat, onTyped, patch, save };
}
