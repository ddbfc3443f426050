import { use, useEffect, useState } from "react";
import { DraftsContext } from "./drafts.ts";

/** The draft of a text without a form: a reason, a remark, an answer. It is kept until it is sent. */
export function useDraft(name: string): [text: string, setText: (text: string) => void, forget: () => void] {
  const drafts = use(DraftsContext);
  const found = () => ({ name, text: (drafts?.find(name) as string | undefined) ?? "" });
  const [kept, setKept] = useState(found);
  // The same place now shows another thing, with a draft of its own or none.
  const now = kept.name === name ? kept : found();
  if (now !== kept) setKept(now);

  useEffect(() => drafts?.open(name), [drafts, name]);
  function setText(text: string) {
    setKept({ name, text });
    if (text === "") drafts?.drop(name);
    else drafts?.keep(name, text);
  }
  /** Drops the draft of a text that was sent. The text may still be in the field. */
  const forget = () => drafts?.drop(name);
  return [now.text, setText, forget];
}
