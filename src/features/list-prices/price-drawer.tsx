import { number2 } from "#domain/format.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { EffectFacts } from "./effect-facts.tsx";
import { cellName, type Price } from "./price-columns.tsx";
import { PriceFacts } from "./price-facts.tsx";
import type { ListHead } from "./standing.ts";
import { formOf, type PriceForm, usePriceChange } from "./use-price-change.ts";
import { words } from "./words.ts";

const fields: FieldWords<PriceForm> = {
  price: { label: words.priceCarat, show: (price) => number2(Number(price)) },
};

export interface PriceDrawerProps {
  price: Price;
  list: ListHead;
  place?: Place;
  /** The reason why it may not be changed, or null. */
  reason: string | null;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Changes one price of a list. A dry run first shows the stones that it moves, and only then is it saved. */
export function PriceDrawer({ price, list, place, reason, onClose, onDirty }: PriceDrawerProps) {
  const form = useForm<PriceForm>(formOf(price, list), `listPrice ${price.id}`);
  const { tried, tryIt, saveIt, forget } = usePriceChange(price, list);
  const name = cellName(price);

  return (
    <>
      <FormDrawer
        title={name}
        place={place}
        form={form}
        fields={fields}
        act={words.priceTry}
        reason={reason}
        onSubmit={tryIt}
        isTrial
        onClose={onClose}
        onDirty={onDirty}
      >
        <PriceFacts price={price} list={list} typed={form.values.price} />
        <section>
          <NumberField
            label={words.priceCarat}
            places={2}
            isFixed
            required
            readOnly={reason !== null}
            data-autofocus
            {...form.pick("price")}
          />
          {reason && <p className="dim">{reason}</p>}
        </section>
      </FormDrawer>
      {tried && (
        <ActDialog
          title={words.priceAsk(name)}
          act={words.priceAct(Number(tried.values.price))}
          keep={words.backToForm}
          onAct={() =>
            saveIt(tried.values, () => {
              form.forget();
              onClose();
            })
          }
          onClose={forget}
        >
          <EffectFacts effect={tried.effect} />
          <p className="dim">{words.priceText}</p>
        </ActDialog>
      )}
    </>
  );
}
