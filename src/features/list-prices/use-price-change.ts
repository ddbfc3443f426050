import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useClient } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { sentNumber } from "#domain/typed-number.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import type { Effect } from "./effect-facts.tsx";
import type { Price } from "./price-columns.tsx";
import type { ListHead } from "./standing.ts";

export interface PriceForm {
  price: number | string;
  /** The versions of the row and of its list that the person saw. */
  version: number;
  list_version: number;
}

export const formOf = ({ price, version }: Price, list: ListHead): PriceForm => ({
  price,
  version,
  list_version: list.version,
});

/** Only one row is sent, so each of its faults belongs to the price. */
const atPrice = (failure: FormFailure<PriceForm>): FormFailure<PriceForm> => ({
  ...failure,
  errors: failure.errors?.map(({ message }) => ({ path: "/data/price", message })),
});

/** Tries another price of a list, to show the stones that it moves, and saves it. */
export function usePriceChange(price: Price, list: ListHead) {
  const [tried, setTried] = useState<{ effect: Effect; values: PriceForm }>();
  const client = useClient();
  const attempt = useAct("updateLatestPrices");
  const save = useAct("updateLatestPrices", { refreshes: ["getRapPrice", "listPriceLists"] });

  const inputOf = (values: PriceForm, dry_run: boolean) => ({
    body: {
      list_id: list.id,
      version: values.list_version,
      dry_run,
      rows: [{ id: price.id, version: values.version, price: sentNumber(values.price) as number }],
    },
  });

  /** The row as it is stored now. The version of the list changes with any of its prices. */
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
      attempt,
      () => values,
    );
    if (!refused?.stale) return refused && atPrice(refused);
    const now = await stored().catch(() => null);
    if (!now) return { message: refused.message, requestId: refused.requestId };
    // Somebody changed another price of this list, which leaves the person nothing to decide.
    if (now.version === values.version) return tryIt({ ...values, list_version: now.list_version });
    // The server names who changed the list last. If it was changed once, that was this price.
    const isOnly = now.list_version === values.list_version + 1;
    return { ...refused, stale: { stored: now, by: isOnly ? refused.stale.by : undefined } };
  }

  /** Saves the price that was tried. */
  const saveIt = (values: PriceForm, onSaved: () => void) =>
    sendAndClose(save, inputOf(values, false), { onClose: onSaved });
  return { tried, tryIt, saveIt, forget: () => setTried(undefined) };
}
