import { Checkbox, Textarea } from "@mantine/core";
import { useMemo } from "react";
import { usd } from "#domain/format.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { defaultRules } from "#domain/trade-rules.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useTradeRules } from "../lines/list-viewer.ts";
import { LotPrices } from "../lines/lot-prices.tsx";
import { type TypedPrices, typedDeal } from "../lines/typed-deal.ts";
import { useSecondPress } from "../lines/use-second-press.ts";
import { dealAmount } from "../stone-line.ts";
import { StandsSelect, usualHours } from "../talks/stands-select.tsx";
import type { ActFormProps } from "./act-form-props.ts";
import { draftOf, pricedLines } from "./acting-stone.ts";
import { ForWhom } from "./for-whom.tsx";
import { StonesInForm } from "./stones-in-form.tsx";
import { words } from "./words.ts";

interface Values {
  text: string;
  isBid: boolean;
  hours: string;
  prices: TypedPrices;
}

const fields: FieldWords<Values> = { text: { label: words.text.enquiry }, prices: { label: words.bids } };

/** A question to the house about stones, or prices that the client bids for them. The house bids in nobody's name. */
export function EnquiryForm({ stones, client, reason, onSend, onClose, onDirty }: ActFormProps) {
  const form = useForm<Values>({ text: "", isBid: false, hours: usualHours, prices: {} }, draftOf("enquiry", stones));
  const { isBid, hours } = form.values;
  const deal = typedDeal(
    useMemo(() => pricedLines(stones), [stones]),
    form.values.prices,
  );
  const bids = deal.lines.filter(deal.isPriced);
  const { far, isTold, firstPress } = useSecondPress({
    lines: bids,
    priceOf: deal.priceOf,
    percent: useTradeRules().data?.far_off_percent ?? defaultRules.far_off_percent,
    whose: "your",
  });
  const cents = bids.reduce((sum, line) => sum + hundredths(dealAmount(line, deal.priceOf(line) ?? 0)), 0);
  const sum = bids.length === 0 ? null : usd(decimalNumber(cents));

  async function submit({ text }: Values) {
    if (!isBid) return onSend({ text });
    if (bids.length === 0) return { message: words.bidMissing, errors: [] };
    const failure = deal.unpriced() ?? firstPress();
    const said = text.trim() || words.bidsUsual;
    return failure ?? onSend({ text: said, prices: deal.agreed, stands_hours: Number(hours) });
  }
  const bidAct = isTold ? words.sendBidsFar(bids.length) : words.sendBids(bids.length, sum);
  return (
    <FormDrawer
      wide={isBid}
      title={words.titles.enquiry(stones.length)}
      form={form}
      fields={fields}
      act={isBid ? bidAct : words.send.enquiry(stones.length)}
      reason={reason}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section className="form">
        <ForWhom client={client} />
        <Textarea
          label={isBid ? words.bidsText : words.text.enquiry}
          placeholder={isBid ? words.bidsUsual : undefined}
          required={!isBid}
          autosize
          minRows={isBid ? 1 : 3}
          maxRows={10}
          maxLength={2000}
          {...form.text("text")}
        />
        {!client && <Checkbox label={words.bid} description={words.bidHint} {...form.tick("isBid")} />}
        {isBid && <StandsSelect hours={hours} onHours={(value) => form.set("hours", value)} />}
      </section>
      {isBid ? (
        <LotPrices
          label={words.bids}
          lines={deal.lines}
          typed={deal.typed}
          doubts={far}
          nowLabel={words.own}
          form={form}
        />
      ) : (
        <StonesInForm stones={stones} />
      )}
    </FormDrawer>
  );
}
