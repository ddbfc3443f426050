import type { Form } from "#ui/form/use-form.ts";
import type { PricedLine } from "../stone-line.ts";
import { isRepriced, type TypedPrice } from "./deal-prices.ts";
import { PriceTable, type PriceTableProps } from "./price-table.tsx";
import type { TypedPrices } from "./typed-deal.ts";
import { WholeLotFields } from "./whole-lot-fields.tsx";

interface LotPricesProps<L extends PricedLine> extends Omit<PriceTableProps<L>, "errors" | "onTyped"> {
  form: Pick<Form<{ prices: TypedPrices }>, "values" | "errors" | "set" | "setErrors">;
}

/** A price for each stone of a form, or one for all of them. */
export function LotPrices<L extends PricedLine>({ form, ...table }: LotPricesProps<L>) {
  const { lines } = table;
  function change(changed: Record<string, TypedPrice>) {
    form.set("prices", { ...form.values.prices, ...changed });
    if (isRepriced(form.values.prices, changed)) form.setErrors({});
  }
  return (
    <>
      {lines.length > 1 && <WholeLotFields lines={lines} onPrices={change} />}
      <section className="price-lines">
        <PriceTable {...table} errors={form.errors} onTyped={change} />
      </section>
    </>
  );
}
