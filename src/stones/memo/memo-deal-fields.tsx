import { Textarea } from "@mantine/core";
import type { Form } from "#ui/form/use-form.ts";
import { PriceTable } from "../lines/price-table.tsx";
import { WholeLotFields } from "../lines/whole-lot-fields.tsx";
import type { DealTyped, MemoDeal } from "./memo-deal.ts";
import { words } from "./words.ts";

type DealForm = Pick<Form<DealTyped>, "values" | "errors" | "set" | "setErrors" | "text">;

/** A price for each stone of a memo, or one for all of them, and a reason if one of them needs it. */
export function MemoDealFields({ deal, form }: { deal: MemoDeal; form: DealForm }) {
  const { lines, typed, doubts, isDoubtful } = deal;
  const { prices } = form.values;
  if (lines.length === 0) return null;
  return (
    <>
      {lines.length > 1 && (
        <WholeLotFields lines={lines} onPrices={(all) => form.set("prices", { ...prices, ...all })} />
      )}
      <section className="price-lines">
        <PriceTable
          label={words.stonesOfMemo}
          lines={lines}
          typed={typed}
          errors={form.errors}
          doubts={doubts}
          nowLabel={words.ownPrice}
          onTyped={(changed) => {
            form.set("prices", { ...prices, ...changed });
            form.setErrors({});
          }}
        />
      </section>
      {isDoubtful && (
        <section>
          <Textarea label={words.priceReason} required autosize minRows={2} maxLength={500} {...form.text("reason")} />
        </section>
      )}
    </>
  );
}
