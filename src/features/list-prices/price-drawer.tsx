import { TextInput } from "@mantine/core";
import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useClient } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { number2, signed2 } from "#domain/format.ts";
import { ActDialog } from "#ui/act-dialog.tsx";
import type { Place } from "#ui/drawer.tsx";
import { Facts } from "#ui/facts.tsx";
import { type FieldWords, FormDrawer } from "#ui/form-drawer.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { notify } from "#ui/notify.ts";
import { useForm } from "#ui/use-form.ts";
import { type Effect, EffectFacts } from "./effect-facts.tsx";
import { numberFrom } from "./number-from.ts";
import { cellName, type Price } from "./price-columns.tsx";
import type { ListHead } from "./standing.ts";
import { words } from "./words.ts";

interface PriceForm {
  price: string;
  /** At which the row and its list were seen. */
  version: number;
  list_version: number;
}

const fields: FieldWords<PriceForm> = { price: { label: words.priceCarat } };

const formOf = ({ price, version }: Price, list: ListHead): PriceForm => ({
  price: price.toFixed(2),
  version,
  list_version: list.version,
});

/** One row is sent, so whatever is wrong with it is wrong with the price. */
const atPrice = (failure: FormFailure<PriceForm>): FormFailure<PriceForm> => ({
  ...failure,
  errors: failure.errors?.map(({ message }) => ({ path: "/data/price", message })),
});

export interface PriceDrawerProps {
  price: Price;
  list: ListHead;
  place?: Place;
  /** Why it may not be changed. */
  reason: string | null;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Changes one price of a list: tried first, so that one sees which stones move, and only then saved. */
export function PriceDrawer({ price, list, place, reason, onClose, onDirty }: PriceDrawerProps) {
  const form = useForm<PriceForm>(formOf(price, list));
  const [tried, setTried] = useState<{ effect: Effect; values: PriceForm }>();
  const client = useClient();
  const attempt = useAct("updateLatestPrices");
  const save = useAct("updateLatestPrices", { refreshes: ["getRapPrice", "listPriceLists"] });
  const name = cellName(price);

  const inputOf = (values: PriceForm, dry_run: boolean) => ({
    body: {
      list_id: list.id,
      version: values.list_version,
      dry_run,
      rows: [{ id: price.id, version: values.version, price: numberFrom(values.price) }],
    },
  });

  /** The row as it is stored now; the list's version moves with any of its prices. */
  async function stored(): Promise<PriceForm | null> {
    const { shape_group, color, clarity, from_carat: carat } = price as Price & { color: "D"; clarity: "IF" };
    const query = { list_id: list.id, shape_group, color, clarity, carat };
    const now = await client.call("getRapPrice", { query });
    const row = now.data.find(({ id }) => id === price.id);
    return row && now.list ? formOf(row, now.list) : null;
  }

  async function tryIt(values: PriceForm): Promise<FormFailure<PriceForm> | undefined> {
    const refused = await formOutcome(
      async () => {
        const { data } = await attempt.mutateAsync(inputOf(values, true));
        setTried({ effect: data.effect, values });
      },
      () => values,
    );
    if (!refused?.stale) return refused && atPrice(refused);
    const now = await stored().catch(() => null);
    if (!now) return { message: refused.message, requestId: refused.requestId };
    // Somebody changed another price of this list: nothing that one must choose about.
    if (now.version === values.version) return tryIt({ ...values, list_version: now.list_version });
    return { ...refused, stale: { stored: now } };
  }

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
        onClose={onClose}
        onDirty={onDirty}
      >
        <section>
          <Facts
            columns={2}
            of={[
              { label: words.list, value: words.listName(list.list_no, list.label), span: 2 },
              { label: words.priceNow, value: number2(price.price) },
              {
                label: words.change,
                value: signed2(Number(numberFrom(form.values.price) || Number.NaN) - price.price),
              },
            ]}
          />
        </section>
        <section>
          <TextInput
            label={words.priceCarat}
            inputMode="decimal"
            required
            readOnly={reason !== null}
            data-autofocus
            {...form.text("price")}
          />
          {reason && <p className="dim">{reason}</p>}
        </section>
      </FormDrawer>
      {tried && (
        <ActDialog
          title={words.priceAsk(name)}
          act={words.priceAct(numberFrom(tried.values.price))}
          keep={words.backToForm}
          onAct={() =>
            formOutcome(async () => {
              notify.success((await save.mutateAsync(inputOf(tried.values, false))).message);
              onClose();
            })
          }
          onClose={() => setTried(undefined)}
        >
          <EffectFacts effect={tried.effect} />
          <p className="dim">{words.priceText}</p>
        </ActDialog>
      )}
    </>
  );
}
