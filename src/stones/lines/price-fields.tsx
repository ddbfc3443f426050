import { Textarea } from "@mantine/core";
import type { Form } from "#ui/form/use-form.ts";
import { LotPrices } from "./lot-prices.tsx";
import type { PriceDeal, PriceValues } from "./price-deal.ts";
import { words } from "./words.ts";

interface PriceFieldsProps {
  deal: PriceDeal;
  form: Form<PriceValues>;
}

/** A price for each line, or one for all of them, and the remark or the reason. */
export function PriceFields({ deal, form }: PriceFieldsProps) {
  const { lines, isSale, doubts, isDoubtful } = deal;
  return (
    <>
      <LotPrices
        label={isSale ? words.finalPrice : words.askedPrice}
        lines={lines}
        typed={form.values.prices}
        doubts={doubts}
        nowLabel={isSale ? words.memoPrice : words.before}
        hasFocus
        form={form}
      />
      {(isDoubtful || !isSale) && (
        <section>
          {isDoubtful && (
            <Textarea
              label={words.priceReason}
              required
              autosize
              minRows={2}
              maxLength={500}
              {...form.text("reason")}
            />
          )}
          {!isSale && (
            <Textarea
              label={words.remarkForAll(lines.length)}
              description={words.remarkHint}
              inputWrapperOrder={["label", "input", "description", "error"]}
              autosize
              minRows={2}
              {...form.text("remark")}
            />
          )}
        </section>
      )}
    </>
  );
}
