import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Option } from "./option.ts";

interface TypedChoice {
  shown: string | undefined;
  offered: readonly Option[];
  onTyped: (text: string) => void;
  onChosen: (id: number) => void;
}

const isIn = (label: string, part: string) => label.toLowerCase().includes(part.trim().toLowerCase());

/**
 * Part of a name and Enter choose the first that has it. Whoever types blind is faster than the list: Enter before the
 * names have come chooses when they come, also where the next field is typed in already.
 */
export function useTypedChoice({ shown, offered, onTyped, onChosen }: TypedChoice) {
  const [typed, setTyped] = useState("");
  const [isAwaited, setAwaited] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isElsewhere = useRef(true);
  const first = typed === "" ? undefined : offered.find(({ label }) => isIn(label, typed));

  const look = (text: string) => {
    const part = text === shown ? "" : text;
    if (isAwaited && part === "") return; // the field is left: its emptied text is not typed by anybody
    setAwaited(false);
    setTyped(part);
    onTyped(part);
  };
  /** For another field; a window that loses the focus and has it again takes no choice away, and opens no list. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    isElsewhere.current = relatedTarget !== null;
  };
  const open = () => isElsewhere.current && setOpen(true);
  const comeBack = () => {
    const wasElsewhere = isElsewhere.current;
    isElsewhere.current = true;
    if (!isAwaited || !wasElsewhere) return;
    setAwaited(false);
    setTyped("");
    onTyped("");
  };
  /** The list marks its first match a moment after it is drawn; where an arrow has marked another, that one is meant. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || typed === "") return;
    if (event.currentTarget.hasAttribute("aria-activedescendant")) return;
    event.preventDefault(); // no form is sent without the choice
    setAwaited(true);
  };

  useEffect(() => {
    if (!(isAwaited && first)) return;
    setAwaited(false);
    setTyped("");
    setOpen(false);
    onChosen(first.id);
  }, [isAwaited, first, onChosen]);

  return { isFound: first !== undefined, isOpen, open, close: () => setOpen(false), look, leave, comeBack, press };
}
