import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { messages } from "#domain/messages.ts";
import { stockNumbersIn } from "#domain/stock-numbers.ts";
import { FormDrawer } from "#ui/form-drawer.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { type RefusedNumber, StockNumbersField } from "#ui/stock-numbers-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { words } from "./words.ts";

interface SelectFormProps {
  /** Selects, and answers the numbers that are not out. */
  onNumbers: (numbers: readonly string[]) => Promise<string[]>;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Selects lines by the numbers of a parcel; what is not out stays in the field, to be taken out of it. */
export function SelectForm({ onNumbers, onClose, onDirty }: SelectFormProps) {
  const form = useForm({ numbers: "" });
  const [refused, setRefused] = useState<readonly RefusedNumber[]>([]);
  const numbers = stockNumbersIn(form.values.numbers);

  async function submit(): Promise<FormFailure<{ numbers: string }> | undefined> {
    return formOutcome<{ numbers: string }>(async () => {
      const missing = await onNumbers(numbers);
      setRefused(missing.map((stock_no) => ({ stock_no, reason: words.notOnMemo })));
      if (missing.length === 0) onClose();
    });
  }
  return (
    <FormDrawer
      title={words.selectTitle}
      form={form}
      fields={{ numbers: { label: words.numbers } }}
      act={words.select(numbers.length)}
      reason={numbers.length === 0 ? messages.selectDiamond : null}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <StockNumbersField
          label={words.numbers}
          hint={words.numbersHint}
          refused={refused}
          autoFocus
          {...form.pick("numbers")}
        />
      </section>
    </FormDrawer>
  );
}
