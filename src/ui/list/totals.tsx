import "./totals.css";
import { count, number2, signed2, usd } from "#domain/format.ts";

/** The summary of spec §9; a stone without a list price stays out of rap average and discount. */
export interface Summary {
  pieces: number;
  carats: number;
  rapAverage: number | null;
  discount: number | null;
  perCarat: number | null;
  total: number;
}

/** Pieces, carats, rap average, average discount, price per carat, total: always in this order (spec §9). */
export function Totals({ label, of }: { label: string; of: Summary }) {
  const cells = [
    ["Pieces", count(of.pieces)],
    ["Carats", number2(of.carats)],
    ["Rap avg", number2(of.rapAverage)],
    ["Disc avg %", signed2(of.discount)],
    ["$/ct", number2(of.perCarat)],
    ["Total", usd(of.total)],
  ];
  return (
    <dl className="totals" aria-label={label}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
