import { FileInput, InputWrapper } from "@mantine/core";
import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import type { Input } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { messages } from "#domain/portal-messages.ts";
import { externalRoles } from "#domain/roles.ts";
import { numbersRefusal, stockNumbersIn } from "#domain/stock-numbers.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { refreshes } from "#stones/lines/refreshes.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { type RefusedNumber, StockNumbersField } from "#ui/form/stock-numbers-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { notify } from "#ui/notice/notify.ts";
import { type Imported, ImportedNumbers } from "./imported-numbers.tsx";
import { words } from "./words.ts";

interface ImportValues {
  user_id: number | undefined;
  numbers: string;
  list: File | null;
}

const empty: ImportValues = { user_id: undefined, numbers: "", list: null };
const fields = {
  user_id: { label: words.importFor },
  numbers: { label: words.importPaste },
  list: { label: words.importFile },
};

/** Spec §1: the roles of accounts that programs use. */
const isExternal = ({ role_id }: { role_id: number }) => externalRoles.includes(role_id);

const inputOf = ({ user_id, numbers, list }: ImportValues): Input<"importExternalDiamonds"> => {
  const body = { user_id, stock_numbers: stockNumbersIn(numbers) };
  return (list ? { body, files: { list } } : { body }) as Input<"importExternalDiamonds">;
};

interface ImportFormProps {
  /** The client whose lines the list shows. */
  userId: number | undefined;
  reason: string | null;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Imports the numbers that an external client sent (spec §4), and tells those that are not in stock. */
export function ImportForm({ userId, reason, onClose, onDirty }: ImportFormProps) {
  const form = useForm<ImportValues>({ ...empty, user_id: userId }, "externalNumbers");
  const send = useAct("importExternalDiamonds", { refreshes });
  const [imported, setImported] = useState<Imported>();
  const [shared, setShared] = useState<readonly RefusedNumber[]>([]);
  const { user_id, numbers, list } = form.values;
  const given = stockNumbersIn(numbers);

  async function submit(values: ImportValues) {
    setImported(undefined);
    const failure = await formOutcome<ImportValues>(async () => {
      const { data, message } = await send.mutateAsync(inputOf(values));
      notify.success(message);
      if (data.unmatched.length === 0) return onClose();
      setImported({ matched: data.data.length, unmatched: data.unmatched });
      form.reset({ ...empty, user_id: values.user_id });
    });
    const refused = failure?.refused ?? [];
    setShared(refused.filter(({ choices }) => choices));
    const unknown = refused.flatMap(({ stock_no, choices }) => (choices ? [] : (stock_no ?? [])));
    if (unknown.length > 0) setImported({ matched: 0, unmatched: unknown });
    return failure;
  }
  const missing =
    user_id === undefined ? messages.selectClient : list && given.length === 0 ? null : numbersRefusal(given);
  return (
    <FormDrawer
      title={words.importTitle}
      form={form}
      fields={fields}
      act={words.importAct(list ? 0 : given.length)}
      reason={reason ?? missing}
      onSubmit={submit}
      onClose={onClose}
      onDirty={onDirty}
    >
      {imported && <ImportedNumbers {...imported} />}
      <section>
        <InputWrapper label={words.importFor} labelElement="div">
          <ClientPicker
            clientId={user_id}
            none={words.importNobody}
            isNeeded
            isOffered={isExternal}
            onClient={(id) => form.set("user_id", id)}
          />
        </InputWrapper>
        <StockNumbersField
          label={words.importPaste}
          hint={words.importPasteHint}
          refused={shared}
          autoFocus={userId !== undefined}
          {...form.pick("numbers")}
        />
        <FileInput
          label={words.importFile}
          description={words.importFileHint}
          placeholder={words.importPick}
          accept=".csv,.txt,text/csv,text/plain"
          clearable
          clearButtonProps={{ "aria-label": words.importRemove }}
          {...form.pick("list")}
        />
      </section>
    </FormDrawer>
  );
}
