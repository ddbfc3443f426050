import "#ui/table/small-table.css";
import type { ReactNode } from "react";
import { number2, signed2 } from "#domain/format.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { discOf } from "#domain/price.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { dealAmount, dealPrice, type StoneLine } from "../stone-line.ts";
import { againstOwn } from "./deal-prices.ts";
import { words } from "./words.ts";

interface PriceLadderProps {
  line: StoneLine;
  /** The present list price. */
  rapNow: number | null | undefined;
  /** The present price per carat of the client, for a line that has not frozen it for a claim. */
  ownNow?: number | undefined;
  /** The act on the price, beside its margin. */
  act?: ReactNode;
}

interface Rung {
  name: string;
  disc: number | null;
  perCarat: number;
  total: number;
}

/** The name of the price that differs from the quoted one, by whose word it is. On a memo both have agreed. */
const agreedIn: Partial<Record<StoneList, string>> = {
  enquiry: words.offered,
  hold: words.offered,
  confirm: words.requested,
};

const discount = (perCarat: number, rap: number | null) =>
  rap ? decimalNumber(discOf(hundredths(perCarat), hundredths(rap))) : null;

/**
 * The prices from the list price down to the paid one, as they were frozen with the line, beside the present list
 * price.
 */
export function PriceLadder({ line, rapNow, ownNow, act }: PriceLadderProps) {
  const { rap, disc = null, price_per_ct, total_amt, markup_disc, markup_ppc, sell_amt, agreed_ppc, sold_ppc } = line;
  const at = (name: string, perCarat: number): Rung => ({
    name,
    disc: discount(perCarat, rap),
    perCarat,
    total: dealAmount(line, perCarat),
  });
  const rungs: Rung[] = [
    ...(rap ? [at(words.list, rap)] : []),
    ...(rap && rapNow && rapNow !== rap ? [{ ...at(words.listNow, rapNow), disc: null }] : []),
    ...(price_per_ct === undefined || total_amt === undefined
      ? []
      : [{ name: words.cost, disc, perCarat: price_per_ct, total: total_amt }]),
    { name: words.own, disc: markup_disc, perCarat: markup_ppc, total: sell_amt },
    ...(ownNow === undefined || ownNow === markup_ppc ? [] : [at(words.ownNow, ownNow)]),
    ...(agreed_ppc === null ? [] : [at(agreedIn[line.list] ?? words.agreed, agreed_ppc)]),
    ...(sold_ppc == null ? [] : [at(words.sold, sold_ppc)]),
  ];
  return (
    <>
      <table className="small-table price-ladder">
        <thead>
          <tr>
            <th scope="col">{words.usd}</th>
            {[words.discount, words.perCarat, words.total].map((head) => (
              <th key={head} scope="col" data-number>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ name, disc: percent, perCarat, total }, place) => (
            <tr key={name} className={place === rungs.length - 1 ? "strong-row" : undefined}>
              <th scope="row">{name}</th>
              <td data-number>{signed2(percent)}</td>
              <td data-number>{number2(perCarat)}</td>
              <td data-number>{number2(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="price-margin">
        <Against line={line} />
        {act}
      </div>
    </>
  );
}

/** The margin of the price, for those who may see cost, and its difference to the quoted one. */
function Against({ line }: { line: StoneLine }) {
  const { price_per_ct } = line;
  if (price_per_ct === undefined) return null;
  const percent = againstOwn(line) ?? 0;
  const margin = decimalNumber(discOf(hundredths(dealPrice(line)), hundredths(price_per_ct)));
  const said = words.margin(number2(margin));
  if (percent === 0 && margin >= 0) return <p className="dim">{said}</p>;
  return (
    <Notice hue={margin < 0 ? "red" : percent < 0 ? "orange" : "blue"}>
      {percent !== 0 && `${words.against(number2(Math.abs(percent)), percent < 0 ? "below" : "above")} `}
      {said}
    </Notice>
  );
}
