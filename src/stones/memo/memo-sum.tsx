import { number2, usd } from "#domain/format.ts";
import type { MemoDeal } from "./memo-deal.ts";
import { words } from "./words.ts";

/** The sum of a memo: pieces, carats and amount. */
export function MemoSum({ deal: { lines, sums } }: { deal: MemoDeal }) {
  const carats = lines.reduce((sum, { stone }) => sum + stone.carat, 0);
  return (
    <p className="price-sum" role="status">
      <span className="dim">{words.pieces(lines.length, number2(carats))}</span>
      <b>{words.sumOf(usd(sums.after))}</b>
    </p>
  );
}
