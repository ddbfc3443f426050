import { count, usd } from "#domain/format.ts";
import type { StoneLine } from "../stone-line.ts";
import { sumsOf } from "./deal-prices.ts";

/** The most stones that are named one by one. Of more, only the number is told. */
const mostNamed = 3;

/** The stones of an act with their amount: "AA1001628, $6,484.46". */
export function movedWhat(lines: readonly StoneLine[]): string {
  const numbers = lines.map(({ stone }) => stone.stock_no);
  const named = numbers.length > mostNamed ? `${count(numbers.length)} stones` : numbers.join(", ");
  return `${named}, ${usd(sumsOf(lines, {}).before)}`;
}
