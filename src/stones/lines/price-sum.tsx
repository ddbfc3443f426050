import { number2, signed2 } from "#domain/format.ts";
import type { sumsOf } from "./deal-prices.ts";
import { words } from "./words.ts";

interface PriceSumProps {
  kind: keyof typeof words.sums;
  sums: ReturnType<typeof sumsOf>;
}

/** The sums of the lines, which stay in view while prices are typed. */
export const PriceSum = ({ kind, sums: { before, difference, after } }: PriceSumProps) => (
  <dl className="price-sum">
    <Sum label={words.sums[kind].before} value={number2(before)} />
    <Sum label={words.difference} value={signed2(difference)} />
    <Sum label={words.sums[kind].after} value={<b>{number2(after)}</b>} />
  </dl>
);

const Sum = ({ label, value }: { label: string; value: React.ReactNode }) => (
  <div className="row tight">
    <dt className="dim">{label}</dt>
    <dd>{value}</dd>
  </div>
);
