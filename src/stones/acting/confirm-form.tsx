import { Input, Textarea } from "@mantine/core";
import { usd } from "#domain/format.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { totalAmt } from "#domain/price.ts";
import { selectionTotals } from "#domain/search/selection-totals.ts";
import { priceRefusal, typedPrice } from "#domain/typed-price.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { ActFormProps } from "./act-form-props.ts";
import type { ActingStone } from "./acting-stone.ts";
import { draftOf, seenPrices } from "./acting-stone.ts";
import { ForWhom } from "./for-whom.tsx";
import { StonesInForm } from "./stones-in-form.tsx";
import { words } from "./words.ts";

type Values = { remark: string; prices: Readonly<Record<string, string>> };

const fields: FieldWords<Values> = { remark: { label: words.remark }, prices: { label: words.asked } };

/** A requested price. An empty text is undefined, the client's own price; a wrong one is NaN. */
const priceIn = (text = ""): number | undefined => (text.trim() === "" ? undefined : (typedPrice(text) ?? Number.NaN));

/** Requests stones, each at its own price or at another requested one, with a remark for the house. */
export function ConfirmForm({ stones, client, reason, note, onSend, onClose, onDirty }: ActFormProps) {
  const form = useForm<Values>({ remark: "", prices: {} }, draftOf("confirm", stones));
  const { prices } = form.values;
  const amountOf = ({ stock_no, carat, markup_ppc }: ActingStone) => {
    const asked = priceIn(prices[stock_no]);
    const price = asked === undefined || Number.isNaN(asked) ? markup_ppc : asked;
    return decimalNumber(totalAmt(hundredths(price), hundredths(carat)));
  };
  const { total_amt } = selectionTotals(stones.map((stone) => ({ ...stone, sell_amt: amountOf(stone) })));

  async function submit({ remark, prices: typed }: Values) {
    const asked = stones.flatMap(({ stock_no }) => {
      const price = priceIn(typed[stock_no]);
      return price === undefined ? [] : [[stock_no, price] as const];
    });
    const wrong = asked.find(([, price]) => Number.isNaN(price));
    const message = wrong && priceRefusal(typed[wrong[0]] ?? "");
    if (message) return { message, errors: [{ path: "/data/prices", message }] };
    const requested = Object.fromEntries(asked);
    const seen = seenPrices(stones.filter(({ stock_no }) => !(stock_no in requested)));
    return onSend({ remark: remark.trim() || undefined, prices: requested, seen });
  }
  return (
    <FormDrawer
      title={words.titles.confirm(stones.length)}
      form={form}
      fields={fields}
      act={words.send.confirm(stones.length, usd(total_amt))}
      reason={reason}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        {note}
        <ForWhom client={client} />
        <p className="dim">{client ? words.confirmNote : words.confirmNoteOwn}</p>
        <Textarea label={words.remark} autosize minRows={2} maxRows={6} maxLength={500} {...form.text("remark")} />
      </section>
      <StonesInForm
        stones={stones}
        amountOf={amountOf}
        extra={{
          head: words.asked,
          cell: ({ stock_no }) => (
            <Input
              size="xs"
              className="acting-price"
              inputMode="decimal"
              aria-label={words.askedOf(stock_no)}
              value={prices[stock_no] ?? ""}
              error={Number.isNaN(priceIn(prices[stock_no]))}
              onChange={({ currentTarget: { value } }) => form.set("prices", { ...prices, [stock_no]: value })}
            />
          ),
        }}
      />
    </FormDrawer>
  );
}
