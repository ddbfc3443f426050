import { Button, TextInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { usd } from "#domain/format.ts";
import type { PricedLine } from "../stone-line.ts";
import { amountTyped, discountTyped, percentTyped, type TypedPrice, typedAt } from "./deal-prices.ts";
import { byDiscount, byLumpSum, byPercent, type LotPrices } from "./whole-lot.ts";
import { words } from "./words.ts";

interface WholeLotProps {
  lines: readonly PricedLine[];
  onPrices: (typed: Record<string, TypedPrice>) => void;
}

/** The prices of a lot, and a remark on them. */
type Spread = { prices?: LotPrices; said?: string | undefined };

/** The prices that a percentage makes of a lot; one that takes everything away, or cannot be read, makes nothing. */
function ofPercent(asked: number | null, spread: (percent: number) => Spread): Spread {
  return asked === null || asked <= -100 ? { said: words.percentWrong } : spread(asked);
}

const ways = {
  lump(lines: readonly PricedLine[], text: string): Spread {
    const asked = amountTyped(text);
    if (asked === null || asked <= 0) return { said: words.lumpWrong };
    const { prices, sum } = byLumpSum(lines, asked);
    return { prices, said: sum === asked ? words.lumpMet : words.lumpNearest(usd(asked), usd(sum)) };
  },
  percent: (lines: readonly PricedLine[], text: string) =>
    ofPercent(percentTyped(text), (asked) => ({ prices: byPercent(lines, asked) })),
  disc: (lines: readonly PricedLine[], text: string) =>
    ofPercent(discountTyped(text), (asked) => {
      const prices = byDiscount(lines, asked);
      const unlisted = lines.length - prices.size;
      return { prices, said: unlisted > 0 ? words.unlisted(unlisted) : undefined };
    }),
} as const;
type Way = keyof typeof ways;
const order = ["lump", "disc", "percent"] as const satisfies readonly Way[];

/** One price for all: a lump sum, a discount on the list, or a percentage on each present price. Enter spreads it. */
export function WholeLotFields({ lines, onPrices }: WholeLotProps) {
  // The field that was typed into last. The others are empty, as only one of them made the prices.
  const [typed, setTyped] = useState<{ way: Way; text: string }>();
  const [said, setSaid] = useState<string>();

  function spread(way: Way) {
    if (typed?.way !== way || !typed.text.trim()) return setSaid(undefined);
    const done = ways[way](lines, typed.text);
    setSaid(done.said);
    const { prices } = done;
    if (!prices) return;
    const priced = lines.filter(({ id }) => prices.has(id));
    onPrices(Object.fromEntries(priced.map((line) => [line.id, typedAt(line, prices.get(line.id))])));
  }
  /** Enter spreads; it does not send the form. */
  const onEnter = (way: Way) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    spread(way);
  };
  return (
    <section>
      <div className="whole-lot">
        {order.map((way) => (
          <div key={way} className="row lot-price">
            <TextInput
              size="xs"
              label={words.lot[way].label}
              inputMode="decimal"
              value={typed?.way === way ? typed.text : ""}
              onChange={(event) => setTyped({ way, text: event.currentTarget.value })}
              onKeyDown={onEnter(way)}
            />
            <Button size="xs" variant="default" aria-label={words.lot[way].act} onClick={() => spread(way)}>
              {words.lot[way].shown}
            </Button>
          </div>
        ))}
      </div>
      <p className="dim" role="status">
        {said ?? words.lumpRule}
      </p>
    </section>
  );
}
