import { Input, Textarea } from "@mantine/core";
import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { messages } from "#domain/messages.ts";
import { numbersRefusal, stockNumbersIn } from "#domain/stock-numbers.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { refreshes } from "#stones/lines/refreshes.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { DateField } from "#ui/date-field.tsx";
import { FormDrawer } from "#ui/form-drawer.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { notify } from "#ui/notify.ts";
import { type RefusedNumber, StockNumbersField } from "#ui/stock-numbers-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { words } from "./words.ts";

interface IssueFormProps {
  /** Whose memos alone are looked at: most likely the next one is theirs too. */
  userId: number | undefined;
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
}

/** A memo of pasted numbers to one client: the parcel is packed, its numbers are read, and off it goes. */
export function IssueForm({ userId, reason, onIssued, onClose, onDirty }: IssueFormProps) {
  const form = useForm<Values>({ user_id: userId, numbers: "", due_date: null, terms: "" });
  const { mutateAsync } = useAct("issueMemo", { refreshes });
  const [refused, setRefused] = useState<readonly RefusedNumber[]>([]);
  const { user_id, numbers, due_date, terms } = form.values;
  const stock_numbers = stockNumbersIn(numbers);
  const nothing = numbersRefusal(stock_numbers);

  async function submit(): Promise<FormFailure<Values> | undefined> {
    setRefused([]);
    const failure = await formOutcome<Values>(async () => {
      const { message, data } = await mutateAsync({
        body: { stock_numbers, user_id, ...(due_date && { due_date }), ...(terms.trim() && { terms: terms.trim() }) },
      });
      notify.success(message);
      onIssued(data.data);
    });
    setRefused(failure?.refused ?? []);
    return failure;
  }
  return (
    <FormDrawer
      title={words.issueTitle}
      form={form}
      fields={{
        user_id: { label: words.client },
        numbers: { label: words.numbers },
        due_date: { label: words.due },
        terms: { label: words.terms },
      }}
      act={words.issue(stock_numbers.length)}
      // Spec §5: the gates in their order.
      reason={reason ?? nothing ?? (user_id === undefined ? messages.selectClient : null)}
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
          hint=""
          refused={refused}
          autoFocus={user_id !== undefined}
          {...form.text("numbers")}
          onChange={(value) => form.set("numbers", value)}
        />
        <DateField label={words.due} {...form.pick("due_date")} />
        <p className="dim">{words.dueHint}</p>
        <Textarea label={words.terms} maxLength={2000} autosize minRows={2} {...form.text("terms")} />
      </section>
    </FormDrawer>
  );
}
