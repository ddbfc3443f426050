import { type ClipboardEvent, useState } from "react";
import type { PricedLine } from "../stone-line.ts";
import { type TypedPrice, typedAt } from "./deal-prices.ts";
import { pastedPrices } from "./pasted-prices.ts";
import { words } from "./words.ts";

/** Takes prices that are pasted from a sheet, and says which of them it took. */
export function usePastedPrices(lines: readonly PricedLine[], onTyped: (changed: Record<string, TypedPrice>) => void) {
  const [said, setSaid] = useState<string>();
  const [strange, setStrange] = useState<readonly string[]>([]);
  return {
    said,
    /** The numbers of the last sheet that are none of these stones. */
    strange,
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData("text/plain");
      const pasted = pastedPrices(text, lines);
      if (pasted === null) return;
      event.preventDefault();
      setStrange(pasted === "tooLong" ? [] : pasted.strange);
      if (pasted === "tooLong") return setSaid(words.pastedTooLong);
      const { prices } = pasted;
      setSaid(words.pasted(pasted));
      const priced = lines.filter(({ id }) => prices.has(id));
      onTyped(Object.fromEntries(priced.map((line) => [line.id, typedAt(line, prices.get(line.id))])));
    },
  };
}
