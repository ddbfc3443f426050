import { useEffect, useRef } from "react";
import { selectionMax } from "#domain/limits.ts";
import { pastedText } from "#domain/pasted-text.ts";
import { numbersTextMax, stockNumbersIn } from "#domain/stock-numbers.ts";
import { isCovered, isTyping } from "#ui/frame/keys-in-use.ts";

/** Listens to stock numbers that are pasted on the screen itself, outside any field; null is a text that is too long to be read. */
export function usePastedNumbers(onNumbers: (numbers: string[] | null) => void) {
  const latest = useRef(onNumbers);
  useEffect(() => {
    latest.current = onNumbers;
  });
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      if (event.defaultPrevented || isTyping(event.target) || isCovered()) return;
      const text = pastedText(event.clipboardData?.getData("text/plain") ?? "", numbersTextMax(selectionMax));
      const numbers = text === null ? null : stockNumbersIn(text);
      if (numbers?.length === 0) return;
      event.preventDefault();
      latest.current(numbers);
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}
