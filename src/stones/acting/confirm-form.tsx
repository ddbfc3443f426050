import { Textarea } from "@mantine/core";
import { useMemo } from "react";
import { defaultRules } from "#domain/trade-rules.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useTradeRules } from "../lines/list-viewer.ts";
import { LotPrices } from "../lines/lot-prices.tsx";
import { PriceSum } from "../lines/price-sum.tsx";
import { type TypedPrices, typedDeal } from "../lines/typed-deal.ts";
import { useSecondPress } from "../lines/use-second-press.ts";
import type { ActFormProps } from "./act-form-props.ts";
import { draftOf, pricedLines } from "./acting-stone.ts";
import { ForWhom } from "./for-whom.tsx";
import { words } from "./words.ts";

interface Values {
  remark: string;
  prices: TypedPrices;
}

const fields: FieldWords<Values> = { remark: { label: words.remark }, prices: { label: words.asked } };

/** Requests stones, each at its own price or at another requested one, with a remark for the house. */
export function ConfirmForm({ stones, client, reason, note, onSend, onClose, onDirty }: ActFormProps) {
  const form = useForm<Values>({ remark: "", prices: {} }, draftOf("confirm", stones));
  const deal = typedDeal(
    useMemo(() => pricedLines(stones), [stones]),
    form.values.prices,
  );
  const { sums } = deal;
  const carats = stones.reduce((sum, { carat }) => sum + carat, 0);

  const { far, isTold, firstPress } = useSecondPress({
    lines: deal.lines,
    priceOf: deal.priceOf,
    percent: useTradeRules().data?.far_off_percent ?? defaultRules.far_off_percent,
    whose: client ? "the quoted" : "your",
  });
  async function submit({ remark }: Values) {
    const failure = deal.unpriced() ?? firstPress();
    return failure ?? onSend({ remark: remark.trim() || undefined, prices: deal.agreed, seen: deal.seen });
  }
  return (
    <FormDrawer
      wide
      title={
        <>
          {words.titles.confirm(stones.length)}
          <span className="dim">{words.carats(carats)}</span>
        </>
      }
      form={form}
      fields={fields}
      act={isTold ? words.confirmFar(stones.length, sums.after) : words.send.confirm(stones.length, sums.after)}
      reason={reason}
      sum={<PriceSum kind="confirm" sums={sums} />}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        {note}
        <ForWhom client={client} />
        <p className="dim">{client ? words.confirmNote : words.confirmNoteOwn}</p>
      </section>
      <LotPrices
        label={words.stones}
        lines={deal.lines}
        typed={deal.typed}
        doubts={far}
        nowLabel={words.own}
        form={form}
      />
      <section>
        <Textarea label={words.remark} autosize minRows={2} maxRows={6} maxLength={500} {...form.text("remark")} />
      </section>
    </FormDrawer>
  );
}
