import { number2, signed2 } from "#domain/format.ts";
import { Facts } from "#ui/marks/facts.tsx";
import type { Price } from "./price-columns.tsx";
import type { ListHead } from "./standing.ts";
import { words } from "./words.ts";

interface PriceFactsProps {
  price: Price;
  list: ListHead;
  typed: number | string;
}

/** The place and value of a price, and the difference to the typed one. */
export const PriceFacts = ({ price, list, typed }: PriceFactsProps) => (
  <section>
    <Facts
      columns={2}
      of={[
        { label: words.list, value: words.listName(list.list_no, list.label), span: 2 },
        { label: words.priceNow, value: number2(price.price) },
        { label: words.change, value: signed2(typeof typed === "number" ? typed - price.price : null) },
      ]}
    />
  </section>
);
