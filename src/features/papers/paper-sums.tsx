import { number2, usd } from "#domain/format.ts";
import { paperWords } from "#domain/paper-words.ts";
import type { Paper } from "./paper.ts";

/** Pieces, weight and amount; with a tax, also the tax and the payable sum. */
export function PaperSums({ paper: { kind, totals, tax } }: { paper: Paper }) {
  const label = kind === "credit" ? paperWords.credited : paperWords.total;
  const isTaxed = tax.kind !== "none";
  return (
    <div className="paper-sums figures">
      <p className="paper-total">
        <b>{isTaxed ? paperWords.net : label}</b>
        <span>{paperWords.pieces(totals.pieces)}</span>
        <span>{number2(totals.carat)} ct</span>
        <b>{usd(totals.amount)}</b>
      </p>
      {isTaxed && (
        <>
          <p className="paper-total">
            <span>{paperWords.tax(tax)}</span>
            <span>{usd(totals.tax)}</span>
          </p>
          <p className="paper-total">
            <b>{label}</b>
            <b>{usd(totals.payable)}</b>
          </p>
        </>
      )}
    </div>
  );
}
