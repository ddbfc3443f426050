import { Textarea } from "@mantine/core";
import { useMemo } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { usd } from "#domain/format.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import { priceRefusal } from "#domain/typed-price.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { useForm } from "#ui/form/use-form.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { lineRefusal } from "../line-refusal.ts";
import { isRepriced, typedAt } from "../lines/deal-prices.ts";
import { useTradeRules } from "../lines/list-viewer.ts";
import { PriceTable } from "../lines/price-table.tsx";
import { refreshes } from "../lines/refreshes.ts";
import { type TypedPrices, typedDeal } from "../lines/typed-deal.ts";
import { useSecondPress } from "../lines/use-second-press.ts";
import { dealAmount } from "../stone-line.ts";
import type { PriceFormProps } from "./offer-form.tsx";
import { StandsSelect, usualHours } from "./stands-select.tsx";
import { useLateTalk } from "./use-late-talk.ts";
import { useKeepTalk } from "./use-talk.ts";
import { words } from "./words.ts";

interface Values {
  prices: TypedPrices;
  hours: string;
  text: string;
}

const fields: FieldWords<Values> = { prices: { label: words.bidPrice }, text: { label: words.bidText } };

/** The form of a bid: the client's price for the stone, and its end. */
export function BidForm({ talk, asker, draft, onMade, onClose, onDirty }: PriceFormProps) {
  const { line } = talk;
  const keep = useKeepTalk();
  const late = useLateTalk();
  const make = useAct("makeBid", { refreshes });
  // The last price that was spoken of stands in the field; what is far off is measured from the client's own.
  const quoted = useMemo(() => [{ ...line, agreed_ppc: null }], [line]);
  const form = useForm<Values>(
    { prices: { [line.id]: typedAt(line) }, hours: usualHours, text: draft },
    `bid ${line.id}`,
  );
  const { prices, hours, text } = form.values;
  const { priceOf, typed } = typedDeal(quoted, prices);
  const price = quoted[0] ? priceOf(quoted[0]) : null;
  const { far, isTold, firstPress } = useSecondPress({
    lines: quoted,
    priceOf,
    percent: useTradeRules().data?.far_off_percent ?? defaultRules.far_off_percent,
    whose: "your",
  });
  const sum = price === null ? null : usd(dealAmount(line, price));
  const offered = line.state.startsWith("offered") ? line.agreed_ppc : null;

  async function submit(): Promise<FormFailure<Values> | undefined> {
    const refusal = priceRefusal(typed[line.id]?.price ?? "");
    if (refusal) return { message: refusal, errors: [{ path: `/data/${line.id}`, message: refusal }] };
    const told = firstPress();
    if (told) return told;
    return formOutcome<Values>(async () => {
      const body = {
        version: line.version,
        price_per_ct: price ?? 0,
        stands_hours: Number(hours),
        ...(text.trim() && { text: text.trim() }),
      };
      const { message, data } = await make.mutateAsync({ path: { id: line.id }, body }).catch(late);
      keep(data);
      notify.success(message);
      onMade();
    });
  }
  return (
    <FormDrawer
      title={words.bidTitle(line.stone.stock_no)}
      form={form}
      fields={fields}
      act={sum === null ? words.bidUnpriced : isTold ? words.bidFar(sum) : words.bidFor(sum)}
      reason={lineRefusal(line, "BID", asker)}
      frozen={talk.frozen}
      onGoOn={talk.goOn}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <p className="dim">{words.bidNote}</p>
        {offered !== null && <Notice hue="orange">{words.bidInPlace(offered)}</Notice>}
        <PriceTable
          label={words.bidPrice}
          lines={quoted}
          typed={typed}
          doubts={far}
          errors={form.errors}
          nowLabel={words.yourPrice}
          hasFocus
          onTyped={(changed) => {
            form.set("prices", { ...prices, ...changed });
            if (isRepriced(prices, changed)) form.setErrors({});
          }}
        />
      </section>
      <section className="form">
        <StandsSelect hours={hours} onHours={(value) => form.set("hours", value)} />
        <Textarea label={words.bidText} autosize minRows={2} maxRows={6} maxLength={2000} {...form.text("text")} />
      </section>
    </FormDrawer>
  );
}
