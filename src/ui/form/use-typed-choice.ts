import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
/** A choice of a list, as its field has it. */
export interface Choice {
  value: string;
  label: string;
}

interface TypedChoice {
  shown: string | undefined;
  offered: readonly Choice[];
  onTyped: (text: string) => void;
  onChosen: (value: string) => void;
}

/** True for a name that has the typed part. */
export const isIn = (label: string, part: string) => label.toLowerCase().includes(part.trim().toLowerCase());

/**
 * Part of a name and Enter choose the first match. A person may type faster than the list loads. An early Enter chooses
 * as soon as the names are there, even if the next field has the focus by then.
 */
export function useTypedChoice({ shown, offered, onTyped, onChosen }: TypedChoice) {
  const [typed, setTyped] = useState("");
  const [isAwaited, setAwaited] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isElsewhere = useRef(true);
  const first = typed === "" ? undefined : offered.find(({ label }) => isIn(label, typed));

  const look = (text: string) => {
    const part = text === shown ? "" : text;
    if (isAwaited && part === "") return; // The field lost the focus: its emptied text was typed by nobody.
    setAwaited(false);
    setTyped(part);
    onTyped(part);
  };
  /**
   * Notes if the focus went to another field. A window that loses the focus and gets it back drops no choice and opens
   * no list.
   */
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
  /** The list marks its first match a moment after it is drawn. Enter on a marked match is left to the list itself. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || typed === "") return;
    if (event.currentTarget.hasAttribute("aria-activedescendant")) return;
    event.preventDefault(); // A form is not sent without the choice.
    setAwaited(true);
  };

  useEffect(() => {
    if (!(isAwaited && first)) return;
    setAwaited(false);
    setTyped("");
    setOpen(false);
    onChosen(first.value);
  }, [isAwaited, first, onChosen]);

  return { isFound: first !== undefined, isOpen, open, close: () => setOpen(false), look, leave, comeBack, press };
}
