import { use, useEffect, useMemo, useState } from "react";
import { DraftsContext } from "./drafts.ts";

/** What a form is called among the drafts: its own word, and what it is about. */
export type DraftName = string | typeof neverKept;

/** Passwords, and what is asked at the door: there is no draft of it. */
export const neverKept = null;

/** What was typed under that name and never sent, and the way to keep what is typed now; undefined gives it up. */
export function useKept<Kept>(asked: DraftName) {
  const drafts = use(DraftsContext);
  // A form is about one thing as long as it stands.
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
