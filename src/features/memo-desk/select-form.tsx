import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { numbersRefusal, stockNumbersIn } from "#domain/stock-numbers.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type RefusedNumber, StockNumbersField } from "#ui/form/stock-numbers-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { words } from "./words.ts";

interface SelectFormProps {
  /** Numbers pasted on the desk that are unclear. The form asks about these alone. */
  asked?: readonly RefusedNumber[];
  /** Selects lines, and answers the numbers that are not out, or that mean several stones. */
  onNumbers: (numbers: readonly string[]) => Promise<RefusedNumber[]>;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/**
 * Selects lines by the numbers of a parcel. Numbers that are not out stay in the field, so that they can be removed.
 */
export function SelectForm({ asked = [], onNumbers, onClose, onDirty }: SelectFormProps) {
  const form = useForm({ numbers: asked.map(({ stock_no }) => stock_no).join("\n") }, "memoNumbers");
  const [refused, setRefused] = useState(asked);
  const numbers = stockNumbersIn(form.values.numbers);

  async function submit(): Promise<FormFailure<{ numbers: string }> | undefined> {
    return formOutcome<{ numbers: string }>(async () => {
      const unclear = await onNumbers(numbers);
      setRefused(unclear);
      if (unclear.length === 0) onClose();
    });
  }
  return (
    <FormDrawer
      title={words.selectTitle}
      form={form}
      fields={{ numbers: { label: words.numbers } }}
      act={words.select(numbers.length)}
      reason={numbersRefusal(numbers)}
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
