import { Checkbox, FileInput, Textarea, TextInput } from "@mantine/core";
import { DateField } from "#ui/form/date-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { ImportForm } from "./use-import.ts";
import { words } from "./words.ts";

/** The name and the first day of a list, then its file, or a pasted text in place of one. */
export const ImportFields = ({ form }: { form: Form<ImportForm> }) => (
  <>
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
  </>
);
