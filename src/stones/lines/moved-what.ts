import { count, usd } from "#domain/format.ts";
import type { StoneLine } from "../stone-line.ts";
import { sumsOf } from "./deal-prices.ts";

/** How many stones are named one by one before only their number is said. */
const mostNamed = 3;

/** What an act was done to, and for how much: "AA1001628, $6,484.46". */
export function movedWhat(lines: readonly StoneLine[]): string {
  const numbers = lines.map(({ stone }) => stone.stock_no);
  const named = numbers.length > mostNamed ? `${count(numbers.length)} stones` : numbers.join(", ");
  return `${named}, ${usd(sumsOf(lines, {}).before)}`;
}
