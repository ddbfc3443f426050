import { useBlocker } from "@tanstack/react-router";
import { useCallback, useRef } from "react";
import { UnsavedQuestion } from "#ui/form/unsaved-question.tsx";

type Place = { pathname: string; search: object };
const valueIn = (search: object, name: string) => (search as Record<string, unknown>)[name];

/**
 * Asks before a link, Back or another row loses unsaved changes. `names` are the search parameters that keep a form
 * open. Filtering the list behind it loses nothing.
 */
export function useLeaving(names: readonly string[]) {
  const isDirty = useRef(false);
  const onDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const loses = (current: Place, next: Place) =>
    current.pathname !== next.pathname ||
    names.some((name) => valueIn(current.search, name) !== valueIn(next.search, name));
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty.current && loses(current, next),
    enableBeforeUnload: () => isDirty.current,
    withResolver: true,
  });
  const question = status === "blocked" && <UnsavedQuestion onLeave={proceed} onStay={reset} />;
  return { onDirty, question };
}
