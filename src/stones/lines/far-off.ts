import { count } from "#domain/format.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { discOf } from "#domain/price.ts";
import { nearPrices } from "#domain/trade-rules.ts";
import { words } from "./words.ts";

interface Compared {
  price: number;
  quoted: number;
  /** The percentage between a price and the quoted one that the trading rules allow. */
  percent: number;
  whose?: "the quoted" | "your";
}

/** The difference of a price from the quoted one, "83 % above your price."; null within what the trading rules allow. */
export function farOff({ price, quoted, percent, whose }: Compared): string | null {
  const { lowest, highest } = nearPrices(quoted, percent);
  if (price >= lowest && price <= highest) return null;
  const apart = decimalNumber(discOf(hundredths(price), hundredths(quoted)));
  return words.against(count(Math.abs(Math.round(apart))), apart < 0 ? "below" : "above", whose);
}
