import type { Data } from "#api/operation-types.ts";
import { number2 } from "#domain/format.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";

export type Price = Data<"getRapPrice">["data"][number];

export const priceId = (price: Price) => String(price.id);

/** "Round G VS2, 1.00–1.49 ct" */
export const cellName = ({ shape_group, color, clarity, from_carat, to_carat }: Price) =>
  `${words.shapes[shape_group]} ${color} ${clarity}, ${words.range(from_carat, to_carat)}`;

export const priceColumns: readonly Column<Price>[] = [
  {
    id: "shape_group",
    head: words.shape,
    width: 160,
    text: ({ shape_group }) => words.shapes[shape_group],
    cell: ({ shape_group }) => words.shapes[shape_group],
  },
  { id: "color", head: words.color, cell: ({ color }) => color },
  { id: "clarity", head: words.clarity, cell: ({ clarity }) => clarity },
  { id: "from_carat", head: words.from, number: true, cell: ({ from_carat }) => number2(from_carat) },
  { id: "to_carat", head: words.to, number: true, cell: ({ to_carat }) => number2(to_carat) },
  { id: "price", head: words.price, width: 136, number: true, cell: ({ price }) => <b>{number2(price)}</b> },
];

/** A price on a phone. */
export const priceCard = (price: Price) => (
  <>
    <span className="row between">
      <span>
        <b>
          {price.color} {price.clarity}
        </b>{" "}
        {words.shapes[price.shape_group]}
      </span>
      <b className="figures">{number2(price.price)}</b>
    </span>
    <span className="row between dim">
      <span className="figures">{words.range(price.from_carat, price.to_carat)}</span>
      {words.price}
    </span>
  </>
);
