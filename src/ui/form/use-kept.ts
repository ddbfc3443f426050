import { use, useEffect, useMemo, useState } from "react";
import { DraftsContext } from "./drafts.ts";

/** The name of a form's draft: the kind of form and its subject. */
export type DraftName = string | typeof neverKept;

/** The name of forms without a draft: passwords, and the sign-in pages. */
export const neverKept = null;

/** The unsent draft of that name, and the function that keeps a new one. Undefined drops it. */
export function useKept<Kept>(asked: DraftName) {
  const drafts = use(DraftsContext);
  // A form keeps its subject, so the first name stays.
  const [name] = useState(asked);
  const [found] = useState(() => (name === neverKept ? undefined : (drafts?.find(name) as Kept | undefined)));

  useEffect(() => (name === neverKept ? undefined : drafts?.open(name)), [drafts, name]);
  const ways = useMemo(
    () => ({
      keep(what: Kept | undefined) {
        if (name === neverKept) return;
        if (what === undefined) drafts?.drop(name);
        else drafts?.keep(name, what);
      },
      setSending(isSending: boolean) {
        if (name !== neverKept) drafts?.setSending(name, isSending);
      },
    }),
    [drafts, name],
  );
  return { found, ...ways };
}
