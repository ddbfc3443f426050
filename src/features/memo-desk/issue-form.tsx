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
import type { Asker } from "#stones/line-refusal.ts";
import { refreshes } from "#stones/lines/refreshes.ts";
import { type DealTyped, memoDeal } from "#stones/memo/memo-deal.ts";
import { MemoDealFields } from "#stones/memo/memo-deal-fields.tsx";
import { MemoSum } from "#stones/memo/memo-sum.tsx";
import { useMemoLines } from "#stones/memo/use-memo-lines.ts";
import { words as memoWords } from "#stones/memo/words.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { DateField } from "#ui/form/date-field.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type RefusedNumber, StockNumbersField } from "#ui/form/stock-numbers-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { notify } from "#ui/notice/notify.ts";
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

interface Values extends DealTyped {
  user_id: number | undefined;
  numbers: string;
  due_date: string | null;
  terms: string;
}

/**
 * A memo of pasted numbers to one client: the parcel is packed, its numbers are read, and off it goes. Each number is
 * looked up at once: its stone and its price stand there, and what is refused says why, before anything is issued.
 */
export function IssueForm({ userId, asker, reason, onIssued, onClose, onDirty }: IssueFormProps) {
  const form = useForm<Values>(
    {
      user_id: userId,
      numbers: "",
      due_date: null,
      terms: "",
      prices: {},
      reason: "",
    },
    "memo",
  );
  const { mutateAsync } = useAct("issueMemo", { refreshes });
  const [refusedLate, setRefusedLate] = useState<readonly RefusedNumber[]>([]);
  const { user_id, numbers, due_date, terms } = form.values;
  const stockNumbers = stockNumbersIn(numbers);
  const looked = useMemoLines(stockNumbers, user_id);
  const { lines, isResolved } = looked;
  const refused = isResolved ? looked.refused : refusedLate;
  const deal = memoDeal(lines, form.values, asker);
  const due = businessDaysAfter(today(), useMemoDays(true));

  /** Before the numbers are looked up, they are sent as they were pasted: the house decides in any case. */
  function stonesOfOrder() {
    if (!isResolved) return { stock_numbers: stockNumbers };
    return {
      lines: lines.map((line) => ({
        stock_no: line.stone.stock_no,
        ...(deal.agreed[line.stone.stock_no] !== undefined && { price_per_ct: deal.agreed[line.stone.stock_no] }),
      })),
      ...(deal.reason !== undefined && { reason: deal.reason }),
    };
  }
  async function submit(): Promise<FormFailure<Values> | undefined> {
    const lacks = deal.missing<Values>();
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
    if (failure?.refused) looked.readAgain();
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
        reason: { label: memoWords.priceReason },
      }}
      act={isResolved ? memoWords.issueFor(lines.length, number2(deal.sums.after)) : words.issue(stockNumbers.length)}
      // Spec §5: the gates in their order.
      reason={reason ?? gate ?? unfit}
      sum={isResolved && lines.length > 0 && <MemoSum deal={deal} />}
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
      <MemoDealFields deal={deal} form={form} />
      <section className="issue-form">
        <DateField label={words.due} {...form.pick("due_date")} />
        <p className="dim">{words.dueHint(formatDate(due))}</p>
        <Textarea label={words.terms} maxLength={2000} autosize minRows={2} {...form.text("terms")} />
      </section>
    </FormDrawer>
  );
}
