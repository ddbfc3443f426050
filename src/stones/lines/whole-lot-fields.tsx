import { Button, TextInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { usd } from "#domain/format.ts";
import type { PricedLine } from "../stone-line.ts";
import { amountTyped, percentTyped, type TypedPrice, typedAt } from "./deal-prices.ts";
import { byLumpSum, byPercent, type LotPrices } from "./whole-lot.ts";
import { words } from "./words.ts";

interface WholeLotProps {
  lines: readonly PricedLine[];
  onPrices: (typed: Record<string, TypedPrice>) => void;
}

/** One price for all: a lump sum, or a percentage on each stone's present price. Enter spreads it. */
export function WholeLotFields({ lines, onPrices }: WholeLotProps) {
  const [lump, setLump] = useState("");
  const [percent, setPercent] = useState("");
  const [said, setSaid] = useState<string>();
  const spread = (prices: LotPrices) =>
    onPrices(Object.fromEntries(lines.map((line) => [line.id, typedAt(line, prices.get(line.id))])));

  function spreadLump() {
    const asked = amountTyped(lump);
    if (asked === null || asked <= 0) return setSaid(lump.trim() ? words.lumpWrong : undefined);
    const { prices, sum } = byLumpSum(lines, asked);
    setPercent("");
    setSaid(sum === asked ? words.lumpMet : words.lumpNearest(usd(asked), usd(sum)));
    spread(prices);
  }
  function spreadPercent() {
    const asked = percentTyped(percent);
    if (asked === null || asked <= -100) return setSaid(percent.trim() ? words.percentWrong : undefined);
    setLump("");
    setSaid(undefined);
    spread(byPercent(lines, asked));
  }
  /** Enter spreads; it does not send the form. */
  const onEnter = (run: () => void) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    run();
  };
  return (
    <section>
      <div className="whole-lot">
        <div className="row lot-price">
          <TextInput
            size="xs"
            label={words.lumpSum}
            inputMode="decimal"
            value={lump}
            onChange={(event) => setLump(event.currentTarget.value)}
            onKeyDown={onEnter(spreadLump)}
          />
          <Button size="xs" variant="default" onClick={spreadLump}>
            {words.spreadLump}
          </Button>
        </div>
        <div className="row lot-price">
          <TextInput
            size="xs"
            label={words.lotPercent}
            inputMode="decimal"
            value={percent}
            onChange={(event) => setPercent(event.currentTarget.value)}
            onKeyDown={onEnter(spreadPercent)}
          />
          <Button size="xs" variant="default" onClick={spreadPercent}>
            {words.spreadPercent}
          </Button>
        </div>
      </div>
      <p className="dim" role="status">
        {said ?? words.lumpRule}
      </p>
    </section>
  );
}
