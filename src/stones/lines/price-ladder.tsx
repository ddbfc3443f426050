import "#ui/small-table.css";
import { number2 } from "#domain/format.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { discOf } from "#domain/price.ts";
import { Notice } from "#ui/notice.tsx";
import { dealAmount, type StoneLine } from "../stone-line.ts";
import { againstOwn } from "./deal-prices.ts";
import { words } from "./words.ts";

interface PriceLadderProps {
  line: StoneLine;
  /** The list price of today. */
  rapNow: number | null | undefined;
}

interface Rung {
  name: string;
  disc: number | null;
  perCarat: number;
  total: number;
}

const discount = (perCarat: number, rap: number | null) =>
  rap ? decimalNumber(discOf(hundredths(perCarat), hundredths(rap))) : null;

/** From the list price down to what is paid: frozen when the line was made, and the list price of today beside it. */
export function PriceLadder({ line, rapNow }: PriceLadderProps) {
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
    ...(agreed_ppc === null ? [] : [at(line.list === "enquiry" ? words.offered : words.agreed, agreed_ppc)]),
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
              <td data-number>{number2(percent)}</td>
              <td data-number>{number2(perCarat)}</td>
              <td data-number>{number2(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Against line={line} />
    </>
  );
}

/** For those who may see cost: what a price that is spoken of gives away. */
function Against({ line }: { line: StoneLine }) {
  const { agreed_ppc, price_per_ct } = line;
  const percent = againstOwn(line);
  if (agreed_ppc === null || percent === null || percent === 0 || price_per_ct === undefined) return null;
  const margin = decimalNumber(discOf(hundredths(agreed_ppc), hundredths(price_per_ct)));
  return (
    <Notice hue={margin < 0 ? "red" : percent < 0 ? "orange" : "blue"}>
      {words.against(number2(Math.abs(percent)), percent < 0 ? "below" : "above")} {words.margin(number2(margin))}
    </Notice>
  );
}
