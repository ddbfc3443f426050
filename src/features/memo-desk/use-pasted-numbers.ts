import { useEffect, useRef } from "react";
import { stockNumbersIn } from "#domain/stock-numbers.ts";
import { isCovered, isTyping } from "#ui/frame/keys-in-use.ts";

/** Listens to stock numbers that are pasted on the screen itself, outside any field. */
export function usePastedNumbers(onNumbers: (numbers: string[]) => void) {
  const latest = useRef(onNumbers);
  useEffect(() => {
    latest.current = onNumbers;
  });
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      if (event.defaultPrevented || isTyping(event.target) || isCovered()) return;
      const numbers = stockNumbersIn(event.clipboardData?.getData("text/plain") ?? "");
      if (numbers.length === 0) return;
      event.preventDefault();
      latest.current(numbers);
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}
