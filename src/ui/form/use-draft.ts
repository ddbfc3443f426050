import { use, useEffect, useState } from "react";
import { DraftsContext } from "./drafts.ts";

/** The words of a field that is no form: a reason, a remark, an answer. They wait where they were typed until they are sent. */
export function useDraft(name: string): [text: string, setText: (text: string) => void, forget: () => void] {
  const drafts = use(DraftsContext);
  const found = () => ({ name, text: (drafts?.find(name) as string | undefined) ?? "" });
  const [kept, setKept] = useState(found);
  // Another thing stands in the same place: its own words, if there are any.
  const now = kept.name === name ? kept : found();
  if (now !== kept) setKept(now);

  useEffect(() => drafts?.open(name), [drafts, name]);
  function setText(text: string) {
    setKept({ name, text });
    if (text === "") drafts?.drop(name);
    else drafts?.keep(name, text);
  }
  /** It was sent: it may still stand there, and is no draft. */
  const forget = () => drafts?.drop(name);
  return [now.text, setText, forget];
}
