import { Textarea } from "@mantine/core";
import type { Form } from "#ui/form/use-form.ts";
import { LotPrices } from "../lines/lot-prices.tsx";
import type { DealTyped, MemoDeal } from "./memo-deal.ts";
import { words } from "./words.ts";

type DealForm = Pick<Form<DealTyped>, "values" | "errors" | "set" | "setErrors" | "text">;

/** A price for each stone of a memo, or one for all of them, and a reason if one of them needs it. */
export function MemoDealFields({ deal, form }: { deal: MemoDeal; form: DealForm }) {
  const { lines, typed, doubts, isDoubtful } = deal;
  if (lines.length === 0) return null;
  return (
    <>
      <LotPrices
        label={words.stonesOfMemo}
        lines={lines}
        typed={typed}
        doubts={doubts}
        nowLabel={words.ownPrice}
        form={form}
      />
      {isDoubtful && (
        <section>
          <Textarea label={words.priceReason} required autosize minRows={2} maxLength={500} {...form.text("reason")} />
        </section>
      )}
    </>
  );
}
