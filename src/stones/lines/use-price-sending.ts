import { ApiError } from "#api/errors.ts";
import { type FormRefusal, formOutcome } from "#api/form-outcome.ts";
import { useClient } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { meanwhileSentence } from "#domain/meanwhile.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { notify } from "#ui/notice/notify.ts";
import type { StoneLine } from "../stone-line.ts";
import { movedWhat } from "./moved-what.ts";
import type { PriceDeal, PriceValues } from "./price-deal.ts";
import { refreshes } from "./refreshes.ts";
import type { LinesLeft } from "./use-lines-left.ts";
import { words } from "./words.ts";

/** Sends the prices of lines: a sale, or other prices. A refusal stands at the price of its stone. */
export function usePriceSending(deal: PriceDeal, left: LinesLeft, onDone: (moved: readonly StoneLine[]) => void) {
  const sell = useAct("sellMemo", { refreshes });
  const change = useAct("updateConfirmStones", { refreshes });
  const refresh = useRefresh();
  const { serverNow } = useClient();
  const { lines, open, setLate } = left;

  async function send() {
    open.begin();
    try {
      return deal.isSale
        ? await sell.mutateAsync({ body: deal.sale() })
        : await change.mutateAsync({ body: deal.change() });
    } catch (error) {
      open.ended(error instanceof ApiError ? error.refused.find((one) => one.meanwhile)?.meanwhile : undefined);
      if (error instanceof ApiError && error.status === 409) refresh(refreshes);
      throw error;
    }
  }
  /** The errors by stone, each at its price. */
  function errorsOf(refused: NonNullable<FormRefusal<PriceValues>["refused"]>) {
    const idOf = (stock: string | undefined) => lines.find(({ stone }) => stone.stock_no === stock)?.id;
    return refused.map(({ stock_no, reason, meanwhile }) => ({
      path: `/data/${idOf(stock_no)}`,
      message: meanwhile ? meanwhileSentence(meanwhile, new Date(serverNow())) : reason,
    }));
  }
  return async (): Promise<FormFailure<PriceValues> | undefined> => {
    const lacks = deal.missing();
    if (lacks) return lacks;
    const failure = await formOutcome<PriceValues>(async () => {
      const { message, data } = await send();
      notify.success(message, movedWhat(data.data));
      onDone(data.data);
    });
    if (!failure?.refused?.length) return failure;
    const late = failure.refused.filter(({ meanwhile }) => meanwhile).map(({ stock_no }) => stock_no);
    setLate(lines.filter(({ stone }) => late.includes(stone.stock_no)));
    return { ...failure, errors: errorsOf(failure.refused), ...(late.length > 0 && { message: words.nothingWritten }) };
  };
}
