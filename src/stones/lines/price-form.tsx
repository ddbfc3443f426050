import { Textarea } from "@mantine/core";
import { useMemo, useState } from "react";
import { ApiError } from "#api/errors.ts";
import { formOutcome } from "#api/form-outcome.ts";
import { useClient } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { usd } from "#domain/format.ts";
import { meanwhileSentence } from "#domain/meanwhile.ts";
import { messages } from "#domain/messages.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { useForm } from "#ui/form/use-form.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { type Asker, priceDoubt } from "../line-refusal.ts";
import { dealPrice, type StoneLine } from "../stone-line.ts";
import { numberTyped, sumsOf, type TypedPrice, typedAt } from "./deal-prices.ts";
import { clientName } from "./line-people.ts";
import { PriceSum } from "./price-sum.tsx";
import { PriceTable } from "./price-table.tsx";
import { refreshes } from "./refreshes.ts";
import type { OpenLine } from "./use-open-line.ts";
import { useOpenLines } from "./use-open-lines.ts";
import { WholeLotFields } from "./whole-lot-fields.tsx";
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
export function PriceForm({ kind, lines: asked, asker, open: opened, onDone, onClose, onDirty }: PriceFormProps) {
  /** Those that somebody else has decided meanwhile; the prices of the others stay as they were typed. */
  const [gone, setGone] = useState<readonly StoneLine[]>([]);
  const [refusedLate, setRefusedLate] = useState<readonly StoneLine[]>([]);
  const lines = useMemo(() => asked.filter((line) => !gone.includes(line)), [asked, gone]);
  const several = useOpenLines({
    lines,
    onGoOn(moved) {
      const all = [...gone, ...moved, ...refusedLate];
      setGone(all);
      setRefusedLate([]);
      if (asked.every((line) => all.includes(line))) onClose();
    },
  });
  const open = opened ?? several;
  const form = useForm<Values>(
    {
      prices: Object.fromEntries(asked.map((line) => [line.id, typedAt(line)])),
      remark: "",
      reason: "",
    },
    `${kind} ${asked.map(({ id }) => id).join(" ")}`,
  );
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
      const sold = priced.map(({ line: { id, version }, price_per_ct }) => ({ id, version, price_per_ct }));
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
      open.begin();
      const { message, data } = await send().catch((error: unknown) => {
        open.ended(error instanceof ApiError ? error.refused.find((one) => one.meanwhile)?.meanwhile : undefined);
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
    const late = refused.refused.filter(({ meanwhile }) => meanwhile).map(({ stock_no }) => stock_no);
    const isLate = late.length > 0;
    setRefusedLate(lines.filter(({ stone }) => late.includes(stone.stock_no)));
    return { ...refused, errors, ...(isLate && { message: words.nothingWritten }) };
  }
  const [first] = lines;
  const clients = [...new Set(lines.map(clientName))];
  const others = lines.filter((line) => !several.gone.includes(line) && !refusedLate.includes(line)).length;
  return (
    <FormDrawer
      wide
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
      frozen={open.frozen}
      onGoOn={open.goOn}
      goOn={!opened && others > 0 ? words.goOnWith(others) : undefined}
      sum={<PriceSum isSale={isSale} sums={sums} />}
      onClose={onClose}
      onDirty={onDirty}
    >
      {lines.length > 1 && (
        <WholeLotFields lines={lines} onPrices={(all) => form.set("prices", { ...prices, ...all })} />
      )}
      <section className="price-lines">
        <PriceTable
          label={isSale ? words.finalPrice : words.askedPrice}
          lines={lines}
          typed={prices}
          errors={form.errors}
          doubts={doubts}
          nowLabel={isSale ? words.memoPrice : words.before}
          hasFocus
          onTyped={(id, price) => {
            form.set("prices", { ...prices, [id]: price });
            form.setErrors({});
          }}
        />
      </section>
      {(isDoubtful || !isSale) && (
        <section>
          {isDoubtful && (
            <Textarea
              label={words.priceReason}
              required
              autosize
              minRows={2}
              maxLength={500}
              {...form.text("reason")}
            />
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
      )}
      {isSale && (
        <section>
          <Notice hue="blue">{words.writesInvoice(lines.length)}</Notice>
        </section>
      )}
    </FormDrawer>
  );
}
