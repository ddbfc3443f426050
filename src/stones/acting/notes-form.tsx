import { Textarea } from "@mantine/core";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { ActFormProps } from "./act-form-props.ts";
import { draftOf } from "./acting-stone.ts";
import { ForWhom } from "./for-whom.tsx";
import { StonesInForm } from "./stones-in-form.tsx";
import { words } from "./words.ts";

type Values = { text: string };

const fields: FieldWords<Values> = { text: { label: words.text.notes } };

/** A note to oneself about stones. */
export function NotesForm({ stones, client, reason, onSend, onClose, onDirty }: ActFormProps) {
  const form = useForm<Values>({ text: "" }, draftOf("notes", stones));
  return (
    <FormDrawer
      title={words.titles.notes(stones.length)}
      form={form}
      fields={fields}
      act={words.send.notes(stones.length)}
      reason={reason}
      onSubmit={({ text }) => onSend({ text })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <ForWhom client={client} />
        <Textarea
          label={words.text.notes}
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...form.text("text")}
        />
      </section>
      <StonesInForm stones={stones} />
    </FormDrawer>
  );
}
