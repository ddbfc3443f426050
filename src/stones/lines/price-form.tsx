import { usd } from "#domain/format.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Asker } from "../line-refusal.ts";
import { PaperBefore } from "../paper-ahead/paper-before.tsx";
import type { StoneLine } from "../stone-line.ts";
import { typedAt } from "./deal-prices.ts";
import { clientName } from "./line-people.ts";
import { type PriceValues, priceDeal } from "./price-deal.ts";
import { PriceFields } from "./price-fields.tsx";
import { PriceSum } from "./price-sum.tsx";
import { useLinesLeft } from "./use-lines-left.ts";
import type { OpenLine } from "./use-open-line.ts";
import { usePriceSending } from "./use-price-sending.ts";
import { words } from "./words.ts";

interface PriceFormProps {
  kind: "sell" | "change";
  lines: readonly StoneLine[];
  asker: Asker;
  /** The open item of the one line that is changed. An act of somebody else on it is told here. */
  open?: OpenLine;
  /** Called with the lines in their present state. */
  onDone: (moved: readonly StoneLine[]) => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

const fields: FieldWords<PriceValues> = { reason: { label: words.priceReason } };

/** The form of a sale's final prices, or of requested prices. Its sum stands on the act. */
export function PriceForm({ kind, lines: asked, asker, open: opened, onDone, onClose, onDirty }: PriceFormProps) {
  const isSale = kind === "sell";
  const left = useLinesLeft({ asked, opened, onNone: onClose });
  const { lines, open, goOn } = left;
  const form = useForm<PriceValues>(
    { prices: Object.fromEntries(asked.map((line) => [line.id, typedAt(line)])), remark: "", reason: "" },
    `${kind} ${asked.map(({ id }) => id).join(" ")}`,
  );
  const deal = priceDeal({ isSale, lines, typed: form.values, asker });
  const submit = usePriceSending(deal, left, onDone);
  return (
    <FormDrawer
      wide
      title={
        <>
          {isSale ? words.sellTitle(lines.length) : words.changeTitle(lines.length)}
          <span className="dim">{whoseLines(lines, isSale)}</span>
        </>
      }
      form={form}
      fields={fields}
      act={isSale ? sellAct(lines.length, deal.sums.after) : words.changeAct(lines.length)}
      onSubmit={submit}
      frozen={open.frozen}
      onGoOn={open.goOn}
      goOn={goOn}
      sum={<PriceSum kind={kind} sums={deal.sums} />}
      onClose={onClose}
      onDirty={onDirty}
    >
      <PriceFields deal={deal} form={form} />
      {isSale && (
        <section>
          <PaperBefore kind="invoice" lines={lines} />
          <Notice hue="blue">{words.writesInvoice(lines.length)}</Notice>
        </section>
      )}
    </FormDrawer>
  );
}

const sellAct = (stones: number, sum: number | null) =>
  sum === null ? words.sell(stones) : words.sellFor(stones, usd(sum));

/** The client of all lines, if there is only one, and at a sale the memo. */
function whoseLines(lines: readonly StoneLine[], isSale: boolean): string {
  const clients = [...new Set(lines.map(clientName))];
  return [clients.length === 1 ? clients[0] : null, isSale ? lines[0]?.memo?.number : null].filter(Boolean).join(", ");
}
