import { Textarea } from "@mantine/core";
import { ApiError } from "#api/errors.ts";
import { formOutcome } from "#api/form-outcome.ts";
import { useClient } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { number2, signed2, usd } from "#domain/format.ts";
import { meanwhileSentence } from "#domain/meanwhile.ts";
import { messages } from "#domain/messages.ts";
import { type FieldWords, FormDrawer } from "#ui/form-drawer.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { Notice } from "#ui/notice.tsx";
import { notify } from "#ui/notify.ts";
import { useForm } from "#ui/use-form.ts";
import { type Asker, priceDoubt } from "../line-refusal.ts";
import { dealPrice, type StoneLine } from "../stone-line.ts";
import { numberTyped, sumsOf, type TypedPrice, typedAt } from "./deal-prices.ts";
import { clientName } from "./line-people.ts";
import { PriceCards } from "./price-cards.tsx";
import { refreshes } from "./refreshes.ts";
import type { OpenLine } from "./use-open-line.ts";
import { words } from "./words.ts";

interface PriceFormProps {
  kind: "sell" | "change";
  lines: readonly StoneLine[];
  asker: Asker;
  /** Where the one line stands open that is changed: what somebody else does with it meanwhile is told here. */
  open?: OpenLine;
  /** The lines as they are now. */
  onDone: (moved: readonly StoneLine[]) => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

interface Values {
  prices: Record<string, TypedPrice>;
  remark: string;
  /** Why at these prices, where one of them takes a second act. */
  reason: string;
}

const fields: FieldWords<Values> = { reason: { label: words.priceReason } };

/** The final price of each stone of a sale, or the price that is asked for; what it comes to stands on the act. */
export function PriceForm({ kind, lines, asker, open, onDone, onClose, onDirty }: PriceFormProps) {
  const form = useForm<Values>({
    prices: Object.fromEntries(lines.map((line) => [line.id, typedAt(line)])),
    remark: "",
    reason: "",
  });
  const sell = useAct("sellMemo", { refreshes });
  const change = useAct("updateConfirmStones", { refreshes });
  const refresh = useRefresh();
  const { serverNow } = useClient();
  const { prices, remark } = form.values;
  const reason = form.values.reason.trim();
  const sums = sumsOf(lines, prices);
  const isSale = kind === "sell";
  const priceOf = ({ id }: StoneLine) => numberTyped(prices[id]?.price ?? "") ?? 0;
  /** A price that is left as it was is nobody's doing here; a sale agrees to each. */
  const doubtOf = (line: StoneLine) =>
    isSale || priceOf(line) !== dealPrice(line)
      ? priceDoubt(line, isSale ? "SELL" : "UPDATE", asker, priceOf(line))
      : null;
  const doubts = new Map(lines.map((line) => [line.id, doubtOf(line)]));
  const isDoubtful = [...doubts.values()].some((doubt) => doubt !== null);

  const send = async () => {
    const priced = lines.map((line) => ({ line, price_per_ct: priceOf(line) }));
    if (isSale) {
      const sold = priced.map(({ line: { id }, price_per_ct }) => ({ id, price_per_ct }));
      return sell.mutateAsync({ body: { lines: sold, ...(isDoubtful && { reason }) } });
    }
    const changed = priced.map(({ line, price_per_ct }) => ({
      id: line.id,
      version: line.version,
      ...(price_per_ct !== dealPrice(line) && { price_per_ct }),
      ...(remark.trim() && { remark: remark.trim() }),
      ...(doubts.get(line.id) && { reason }),
    }));
    return change.mutateAsync({ body: { lines: changed } });
  };
  /** What can be said before anything is sent; null where nothing is missing. */
  function missing(): FormFailure<Values> | null {
    const message = messages.pricePositive;
    const unpriced = lines.filter((line) => priceOf(line) <= 0).map(({ id }) => ({ path: `/data/${id}`, message }));
    if (unpriced.length > 0) return { message, errors: unpriced };
    if (!isDoubtful || reason) return null;
    return { message: messages.reasonNeeded, errors: [{ path: "/data/reason", message: messages.reasonNeeded }] };
  }
  async function submit(): Promise<FormFailure<Values> | undefined> {
    const lacks = missing();
    if (lacks) return lacks;
    const refused = await formOutcome<Values>(async () => {
      open?.begin();
      const { message, data } = await send().catch((error: unknown) => {
        open?.ended(error instanceof ApiError ? error.refused.find((one) => one.meanwhile)?.meanwhile : undefined);
        if (error instanceof ApiError && error.status === 409) refresh(refreshes);
        throw error;
      });
      notify.success(message);
      onDone(data.data);
    });
    if (!refused?.refused?.length) return refused;
    // Stone by stone, each at its price.
    const idOf = (stock: string | undefined) => lines.find(({ stone }) => stone.stock_no === stock)?.id;
    const errors = refused.refused.map(({ stock_no, reason, meanwhile }) => ({
      path: `/data/${idOf(stock_no)}`,
      message: meanwhile ? meanwhileSentence(meanwhile, new Date(serverNow())) : reason,
    }));
    const isLate = refused.refused.some(({ meanwhile }) => meanwhile);
    return { ...refused, errors, ...(isLate && { message: words.nothingWritten }) };
  }
  const [first] = lines;
  const clients = [...new Set(lines.map(clientName))];
  return (
    <FormDrawer
      title={
        <>
          {isSale ? words.sellTitle(lines.length) : words.changeTitle(lines.length)}
          <span className="dim">
            {[clients.length === 1 ? clients[0] : null, isSale ? first?.memo?.number : null].filter(Boolean).join(", ")}
          </span>
        </>
      }
      form={form}
      fields={fields}
      act={isSale ? words.sellFor(lines.length, usd(sums.after)) : words.changeAct(lines.length)}
      onSubmit={submit}
      frozen={open?.frozen}
      onGoOn={open?.goOn}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <h3>{isSale ? words.finalPrice : words.askedPrice}</h3>
        <PriceCards
          lines={lines}
          typed={prices}
          doubts={doubts}
          errors={form.errors}
          nowLabel={isSale ? words.memoPrice : words.before}
          onTyped={(id, typed) => form.set("prices", { ...prices, [id]: typed })}
        />
        {isDoubtful && (
          <Textarea label={words.priceReason} required autosize minRows={2} maxLength={500} {...form.text("reason")} />
        )}
        {!isSale && (
          <Textarea
            label={words.remarkForAll(lines.length)}
            description={words.remarkHint}
            inputWrapperOrder={["label", "input", "description", "error"]}
            autosize
            minRows={2}
            {...form.text("remark")}
          />
        )}
      </section>
      <section>
        <dl className="price-sums figures">
          <Sum label={isSale ? words.atMemoPrice : words.before} value={number2(sums.before)} />
          <Sum label={words.difference} value={signed2(sums.difference)} />
          <Sum label={isSale ? words.saleUsd : words.afterUsd} value={number2(sums.after)} />
        </dl>
        {isSale && <Notice hue="blue">{words.writesInvoice(lines.length)}</Notice>}
      </section>
    </FormDrawer>
  );
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
