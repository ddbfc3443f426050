import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { numbersRefusal, stockNumbersIn } from "#domain/stock-numbers.ts";
import { refreshes } from "#stones/lines/refreshes.ts";
import { words } from "#stones/lines/words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { type RefusedNumber, StockNumbersField } from "#ui/form/stock-numbers-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { notify } from "#ui/notice/notify.ts";

interface PasteFormProps {
  /** The client whose memos the numbers belong to. */
  userId: number | undefined;
  reason: string | null;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Takes stones back from memos by their numbers, as they are read from a parcel or a scanner. */
export function PasteForm({ userId, reason, onClose, onDirty }: PasteFormProps) {
  const form = useForm({ numbers: "" }, "receivedNumbers");
  const receive = useAct("receiveMemo", { refreshes });
  const [refused, setRefused] = useState<readonly RefusedNumber[]>([]);
  const numbers = stockNumbersIn(form.values.numbers);

  async function submit(): Promise<FormFailure<{ numbers: string }> | undefined> {
    setRefused([]);
    const body = { stock_numbers: numbers, ...(userId !== undefined && { user_id: userId }) };
    const failure = await formOutcome<{ numbers: string }>(async () => {
      notify.success((await receive.mutateAsync({ body })).message);
      onClose();
    });
    setRefused(failure?.refused ?? []);
    return failure;
  }
  return (
    <FormDrawer
      title={words.pasteTitle}
      form={form}
      fields={{ numbers: { label: words.pasteLabel } }}
      act={words.pasteAct(numbers.length)}
      reason={reason ?? numbersRefusal(numbers)}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <StockNumbersField
          label={words.pasteLabel}
          hint={words.pasteHint}
          refused={refused}
          autoFocus
          {...form.pick("numbers")}
        />
      </section>
    </FormDrawer>
  );
}
