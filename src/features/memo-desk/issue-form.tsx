import { Input, Textarea } from "@mantine/core";
import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { formatDate, number2 } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { numbersRefusal, stockNumbersIn } from "#domain/stock-numbers.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter } from "#domain/trade-rules.ts";
import { useMemoDays } from "#stones/acting/use-memo-days.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { type Asker, issueDoubt } from "#stones/line-refusal.ts";
import { numberTyped, sumsOf, type TypedPrice, typedAt } from "#stones/lines/deal-prices.ts";
import { PriceTable } from "#stones/lines/price-table.tsx";
import { refreshes } from "#stones/lines/refreshes.ts";
import { WholeLotFields } from "#stones/lines/whole-lot-fields.tsx";
import { dealPrice, type StoneLine } from "#stones/stone-line.ts";
import { DateField } from "#ui/date-field.tsx";
import { FormDrawer } from "#ui/form-drawer.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { notify } from "#ui/notify.ts";
import { type RefusedNumber, StockNumbersField } from "#ui/stock-numbers-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { type MemoLine, useMemoLines } from "./use-memo-lines.ts";
import { words } from "./words.ts";

interface IssueFormProps {
  /** Whose memos alone are looked at: most likely the next one is theirs too. */
  userId: number | undefined;
  asker: Asker;
  reason: string | null;
  onIssued: (lines: readonly StoneLine[]) => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

interface Values {
  user_id: number | undefined;
  numbers: string;
  due_date: string | null;
  terms: string;
  /** By the id of the stone: what is typed over the price that was spoken of. */
  prices: Readonly<Record<string, TypedPrice>>;
  reason: string;
}

const priceOf = ({ id }: MemoLine, prices: Values["prices"]) => numberTyped(prices[id]?.price ?? "");

/**
 * A memo of pasted numbers to one client: the parcel is packed, its numbers are read, and off it goes. Each number is
 * looked up at once: its stone and its price stand there, and what is refused says why, before anything is issued.
 */
export function IssueForm({ userId, asker, reason, onIssued, onClose, onDirty }: IssueFormProps) {
  const form = useForm<Values>(
    {
      ...{ user_id: userId, numbers: "", due_date: null, terms: "", prices: {}, reason: "" },
    },
    "memo",
  );
  const { mutateAsync } = useAct("issueMemo", { refreshes });
  const [refusedLate, setRefusedLate] = useState<readonly RefusedNumber[]>([]);
  const { user_id, numbers, due_date, terms, prices } = form.values;
  const stockNumbers = stockNumbersIn(numbers);
  const looked = useMemoLines(stockNumbers, user_id);
  const { lines, isResolved } = looked;
  const refused = isResolved ? looked.refused : refusedLate;
  const typed = Object.fromEntries(lines.map((line) => [line.id, prices[line.id] ?? typedAt(line)]));
  const sums = sumsOf(lines, typed);
  const due = businessDaysAfter(today(), useMemoDays(true));

  const isPriced = (line: MemoLine) => prices[line.id] !== undefined && priceOf(line, prices) !== dealPrice(line);
  const doubts = new Map(
    lines.map((line) => [line.id, isPriced(line) ? issueDoubt(line, priceOf(line, prices) ?? 0, asker) : null]),
  );
  const isDoubtful = [...doubts.values()].some((doubt) => doubt !== null);
  const priceReason = form.values.reason.trim();

  /** What can be said before anything is sent; null where nothing is missing. */
  function missing(): FormFailure<Values> | null {
    const message = messages.pricePositive;
    const unpriced = lines.filter((line) => isPriced(line) && (priceOf(line, prices) ?? 0) <= 0);
    if (unpriced.length > 0) {
      return { message, errors: unpriced.map(({ id }) => ({ path: `/data/${id}`, message })) };
    }
    if (!isDoubtful || priceReason) return null;
    return { message: messages.reasonNeeded, errors: [{ path: "/data/reason", message: messages.reasonNeeded }] };
  }
  /** Before the numbers are looked up, they are sent as they were pasted: the house decides in any case. */
  function stonesOfOrder() {
    if (!isResolved) return { stock_numbers: stockNumbers };
    return {
      lines: lines.map((line) => ({
        stock_no: line.stone.stock_no,
        ...(isPriced(line) && { price_per_ct: priceOf(line, prices) ?? 0 }),
      })),
      ...(isDoubtful && { reason: priceReason }),
    };
  }
  async function submit(): Promise<FormFailure<Values> | undefined> {
    const lacks = missing();
    if (lacks) return lacks;
    setRefusedLate([]);
    const failure = await formOutcome<Values>(async () => {
      const { message, data } = await mutateAsync({
        body: {
          ...stonesOfOrder(),
          user_id,
          ...(due_date && { due_date }),
          ...(terms.trim() && { terms: terms.trim() }),
        },
      });
      notify.success(message);
      onIssued(data.data);
    });
    setRefusedLate(failure?.refused ?? []);
    return failure;
  }
  const gate = numbersRefusal(stockNumbers) ?? (user_id === undefined ? messages.selectClient : null);
  const unfit = isResolved && refused.length > 0 ? words.takeRefusedOut(refused.length) : null;
  return (
    <FormDrawer
      wide
      title={words.issueTitle}
      form={form}
      fields={{
        user_id: { label: words.client },
        numbers: { label: words.numbers },
        due_date: { label: words.due },
        terms: { label: words.terms },
        reason: { label: words.priceReason },
      }}
      act={isResolved ? words.issueFor(lines.length, number2(sums.after)) : words.issue(stockNumbers.length)}
      // Spec §5: the gates in their order.
      reason={reason ?? gate ?? unfit}
      sum={isResolved && lines.length > 0 && <MemoSum lines={lines} amount={sums.after} />}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section className="issue-form">
        <Input.Wrapper label={words.client} labelElement="div">
          <ClientPicker
            clientId={user_id}
            none={words.chooseClient}
            isNeeded
            onClient={(id) => form.set("user_id", id)}
          />
        </Input.Wrapper>
        <StockNumbersField
          label={words.numbers}
          hint={looked.same.length > 0 ? words.sameStone(looked.same) : ""}
          refused={refused}
          autoFocus={user_id !== undefined}
          maxRows={4}
          {...form.pick("numbers")}
        />
        {looked.failure && <p role="alert">{looked.failure.message}</p>}
        {looked.isReading && <p className="dim">{words.lookingUp}</p>}
      </section>
      {lines.length > 1 && (
        <WholeLotFields lines={lines} onPrices={(all) => form.set("prices", { ...prices, ...all })} />
      )}
      {lines.length > 0 && (
        <section className="price-lines">
          <PriceTable
            label={words.stonesOfMemo}
            lines={lines}
            typed={typed}
            errors={form.errors}
            doubts={doubts}
            nowLabel={words.ownPrice}
            onTyped={(id, price) => {
              form.set("prices", { ...prices, [id]: price });
              form.setErrors({});
            }}
          />
        </section>
      )}
      <section className="issue-form">
        {isDoubtful && (
          <Textarea label={words.priceReason} required autosize minRows={2} maxLength={500} {...form.text("reason")} />
        )}
        <DateField label={words.due} {...form.pick("due_date")} />
        <p className="dim">{words.dueHint(formatDate(due))}</p>
        <Textarea label={words.terms} maxLength={2000} autosize minRows={2} {...form.text("terms")} />
      </section>
    </FormDrawer>
  );
}

/** What goes out: pieces, carats and what they come to. */
function MemoSum({ lines, amount }: { lines: readonly MemoLine[]; amount: number }) {
  const carats = lines.reduce((sum, { stone }) => sum + stone.carat, 0);
  return (
    <p className="price-sum" role="status">
      <span className="dim">{words.pieces(lines.length, number2(carats))}</span>
      <b>{words.sumUsd(number2(amount))}</b>
    </p>
  );
}
