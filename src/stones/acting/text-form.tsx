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

/** A form for a note to oneself, or for a question to the house, about stones. */
export function TextForm(props: ActFormProps & { name: "notes" | "enquiry" }) {
  const { name, stones, client, reason, onSend, onClose, onDirty } = props;
  const form = useForm<Values>({ text: "" }, draftOf(name, stones));
  const fields: FieldWords<Values> = { text: { label: words.text[name] } };
  return (
    <FormDrawer
      title={words.titles[name](stones.length)}
      form={form}
      fields={fields}
      act={words.send[name](stones.length)}
      reason={reason}
      onSubmit={({ text }) => onSend({ text })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <ForWhom client={client} />
        <Textarea
          label={words.text[name]}
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
