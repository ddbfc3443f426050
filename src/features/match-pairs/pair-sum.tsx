import { count, number2, usd } from "#domain/format.ts";
import { type FoundPair, sumOf } from "./pair-reasons.ts";
import { words } from "./words.ts";

/** The sum of the chosen pairs: pieces, weight and price. */
export function PairSum({ pairs }: { pairs: readonly FoundPair[] }) {
  const { pieces, carat, total } = sumOf(pairs);
  return (
    <span className="figures">
      {count(pieces)} {words.pcs}, {number2(carat)} ct, <b>{usd(total)}</b>
    </span>
  );
}
