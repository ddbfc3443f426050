import { useBlocker } from "@tanstack/react-router";
import { use, useCallback, useRef } from "react";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DraftsContext } from "#ui/drafts.ts";
import { words } from "#ui/words.ts";

type Place = { pathname: string; search: object };
const valueIn = (search: object, name: string) => (search as Record<string, unknown>)[name];

/**
 * Asks before a link, Back or another row loses what is not saved. `names` are the search parameters that a form
 * stands and falls with; filtering the list behind it loses nothing.
 */
export function useLeaving(names: readonly string[]) {
  const drafts = use(DraftsContext);
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
  const question = status === "blocked" && (
    <ConfirmDialog
      title={words.unsavedTitle}
      act={words.discard}
      keep={words.keepEditing}
      onConfirm={() => {
        drafts?.discardOpen();
        proceed();
      }}
      onClose={reset}
    >
      <p>{words.unsavedHere}</p>
    </ConfirmDialog>
  );
  return { onDirty, question };
}
