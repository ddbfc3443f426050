import { Checkbox, Textarea } from "@mantine/core";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { usd } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { priceRefusal, typedPrice } from "#domain/typed-price.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type Form, useForm } from "#ui/form/use-form.ts";
import { notify } from "#ui/notice/notify.ts";
import { type Asker, lineRefusal, priceDoubt } from "../line-refusal.ts";
import { isRepriced, type TypedPrice, typedAt } from "../lines/deal-prices.ts";
import { useTradeRules } from "../lines/list-viewer.ts";
import { PriceTable } from "../lines/price-table.tsx";
import { refreshes } from "../lines/refreshes.ts";
import { dealAmount } from "../stone-line.ts";
import { StandsSelect, usualHours } from "./stands-select.tsx";
import { useLateTalk } from "./use-late-talk.ts";
import { type OpenTalk, useKeepTalk } from "./use-talk.ts";
import { words } from "./words.ts";

interface Values {
  prices: Record<string, TypedPrice>;
  hours: string;
  isHeld: boolean;
  text: string;
  reason: string;
}

const fields: FieldWords<Values> = {
  hours: { label: words.stands },
  text: { label: words.text },
  reason: { label: words.priceReason },
};

export interface PriceFormProps {
  talk: OpenTalk;
  asker: Asker;
  /** The text that was being written already. */
  draft: string;
  onMade: () => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** The form of an offer: the price of the stone, its end, and whether the stone is held meanwhile. */
export function OfferForm({ talk, asker, draft, onMade, onClose, onDirty }: PriceFormProps) {
  const { line } = talk;
  const late = useLateTalk();
  const keep = useKeepTalk();
  const rules = useTradeRules();
  const make = useAct("makeOffer", { refreshes });
  const form = useForm<Values>(
    {
      prices: { [line.id]: typedAt(line) },
      hours: usualHours,
      isHeld: false,
      text: draft,
      reason: "",
    },
    `offer ${line.id}`,
  );
  const { prices, hours, isHeld, text } = form.values;
  const reason = form.values.reason.trim();
  const typed = prices[line.id]?.price ?? "";
  const price = typedPrice(typed);
  const noHold = lineRefusal(line, "OFFER_HELD", asker);
  const doubt = priceDoubt(line, "OFFER", asker, price ?? 0);

  function missing(): FormFailure<Values> | null {
    const at = (path: string, message: string) => ({ message, errors: [{ path: `/data/${path}`, message }] });
    const refusal = priceRefusal(typed);
    if (refusal) return at(String(line.id), refusal);
    return doubt && !reason ? at("reason", messages.reasonNeeded) : null;
  }
  async function submit(): Promise<FormFailure<Values> | undefined> {
    const lacks = missing();
    if (lacks) return lacks;
    return formOutcome<Values>(async () => {
      const body = {
        version: line.version,
        price_per_ct: price ?? 0,
        stands_hours: Number(hours),
        is_held: isHeld && !noHold,
        ...(text.trim() && { text: text.trim() }),
        ...(reason && { reason }),
      };
      const { message, data } = await make.mutateAsync({ path: { id: line.id }, body }).catch(late);
      keep(data);
      notify.success(message);
      onMade();
    });
  }
  return (
    <FormDrawer
      title={words.offerTitle(line.stone.stock_no)}
      form={form}
      fields={fields}
      act={price === null ? words.offerUnpriced : words.offerFor(usd(dealAmount(line, price)))}
      reason={lineRefusal(line, "OFFER", asker)}
      frozen={talk.frozen}
      onGoOn={talk.goOn}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <h3>{words.offeredPrice}</h3>
        <PriceTable
          label={words.offeredPrice}
          lines={[{ ...line, agreed_ppc: null }]}
          typed={prices}
          doubts={new Map([[line.id, doubt]])}
          errors={form.errors}
          nowLabel={words.ownPrice}
          onTyped={(changed) => {
            form.set("prices", { ...prices, ...changed });
            if (isRepriced(prices, changed)) form.setErrors({});
          }}
        />
        {(doubt || reason) && (
          <Textarea label={words.priceReason} required autosize minRows={2} maxLength={500} {...form.text("reason")} />
        )}
      </section>
      <OfferTerms form={form} noHold={noHold} holdHours={rules.data?.hold_hours} />
    </FormDrawer>
  );
}

interface OfferTermsProps {
  form: Form<Values>;
  /** The reason why the stone cannot be held meanwhile; null if it can. */
  noHold: string | null;
  holdHours: number | undefined;
}

/** The end of an offer, its hold, and its words. */
function OfferTerms({ form, noHold, holdHours }: OfferTermsProps) {
  return (
    <section className="form">
      <StandsSelect hours={form.values.hours} onHours={(hours) => form.set("hours", hours)} />
      <Checkbox
        label={words.hold}
        description={noHold ?? words.holdHint(holdHours)}
        disabled={noHold !== null}
        {...form.tick("isHeld")}
      />
      <Textarea label={words.text} autosize minRows={2} maxRows={6} maxLength={2000} {...form.text("text")} />
    </section>
  );
}
