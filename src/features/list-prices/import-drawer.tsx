import { Checkbox, FileInput, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data, Input } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { messages } from "#domain/messages.ts";
import { today } from "#domain/today.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { DateField } from "#ui/form/date-field.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { notify } from "#ui/notice/notify.ts";
import { EffectFacts } from "./effect-facts.tsx";
import { faultyLines } from "./faulty-lines.ts";
import { words } from "./words.ts";

interface ImportForm {
  label: string;
  effective_on: string | null;
  is_synthetic: boolean;
  list: File | null;
  text: string;
}

const fields: FieldWords<ImportForm> = {
  label: { label: words.label },
  effective_on: { label: words.effective },
  is_synthetic: { label: words.synthetics },
  list: { label: words.file },
};

/** The list as a file: the one that was chosen, or what was pasted. */
const fileOf = ({ list, text }: ImportForm) => list ?? new File([text], "list.csv", { type: "text/csv" });

const inputOf = (values: ImportForm, dry_run: boolean): Input<"insertLatestPrices"> => {
  const { label, effective_on, is_synthetic } = values;
  const body = { label, effective_on: effective_on as string, is_synthetic, dry_run };
  return { body, files: { list: fileOf(values) } } as Input<"insertLatestPrices">;
};

export interface ImportDrawerProps {
  mayWrite: boolean;
  onClose: () => void;
  /** It is in the house; its id. */
  onImported: (listId: number) => void;
  onDirty?: (dirty: boolean) => void;
}

/** Brings in a house's own list: file, dry run, and only then the list itself. */
export function ImportDrawer({ mayWrite, onClose, onImported, onDirty }: ImportDrawerProps) {
  const form = useForm<ImportForm>(
    { label: "", effective_on: today(), is_synthetic: false, list: null, text: "" },
    "priceList",
  );
  const [tried, setTried] = useState<{ found: Data<"insertLatestPrices">; values: ImportForm }>();
  const attempt = useAct("insertLatestPrices");
  const add = useAct("insertLatestPrices", { refreshes: ["getRapPrice", "listPriceLists"] });

  async function tryIt(values: ImportForm) {
    const refused = await formOutcome<ImportForm>(async () => {
      const { data } = await attempt.mutateAsync(inputOf(values, true));
      setTried({ found: data, values });
    });
    return refused && faultyLines(refused);
  }

  return (
    <>
      <FormDrawer
        title={words.importTitle}
        form={form}
        fields={fields}
        act={words.importTry}
        reason={mayWrite ? null : messages.forbidden}
        onSubmit={tryIt}
        isTrial
        onClose={onClose}
        onDirty={onDirty}
      >
        <section>
          <TextInput label={words.label} required data-autofocus {...form.text("label")} />
          <DateField label={words.effective} required {...form.pick("effective_on")} />
          <Checkbox label={words.synthetics} description={words.syntheticHint} {...form.tick("is_synthetic")} />
        </section>
        <section>
          <FileInput
            label={words.file}
            description={words.fileHint}
            placeholder={words.pickFile}
            accept=".csv,text/csv,text/plain"
            clearable
            clearButtonProps={{ "aria-label": words.removeFile }}
            {...form.pick("list")}
          />
          {!form.values.list && (
            <Textarea
              label={words.paste}
              description={words.pasteHint}
              autosize
              minRows={3}
              maxRows={10}
              spellCheck={false}
              {...form.text("text")}
            />
          )}
        </section>
      </FormDrawer>
      {tried && (
        <ActDialog
          title={words.importAsk(tried.values.label)}
          act={words.importAct(tried.found.list.prices)}
          keep={words.backToForm}
          onAct={() =>
            formOutcome(async () => {
              const { data, message } = await add.mutateAsync(inputOf(tried.values, false));
              form.forget();
              notify.success(message);
              onImported(data.list.id);
            })
          }
          onClose={() => setTried(undefined)}
        >
          <EffectFacts effect={tried.found.effect} />
          <p className="dim">{words.importText(tried.found.list.effective_on)}</p>
        </ActDialog>
      )}
    </>
  );
}
