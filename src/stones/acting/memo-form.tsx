import { Skeleton, Textarea } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { today } from "#domain/today.ts";
import { businessDaysAfter } from "#domain/trade-rules.ts";
import { type FieldWords, FormDrawer } from "#ui/form-drawer.tsx";
import { useForm } from "#ui/use-form.ts";
import type { ActFormProps } from "./act-form.tsx";
import { draftOf } from "./acting-stone.ts";
import { ForWhom } from "./for-whom.tsx";
import { StonesInForm } from "./stones-in-form.tsx";
import { words } from "./words.ts";

const DateField = lazy(() => import("#ui/date-field.tsx").then((m) => ({ default: m.DateField })));

type Values = { due_date: string | null; terms: string };

const fields: FieldWords<Values> = { due_date: { label: words.dueDate }, terms: { label: words.terms } };

/** One memo of all the stones: when they are due back, and on what terms. */
export function MemoForm(props: ActFormProps & { memoDays: number }) {
  const { stones, client, reason, note, memoDays, onSend, onClose, onDirty } = props;
  const [start] = useState<Values>(() => ({ due_date: businessDaysAfter(today(), memoDays), terms: "" }));
  const form = useForm<Values>(start, draftOf("memo", stones));
  return (
    <FormDrawer
      title={words.titles.memo(stones.length)}
      form={form}
      fields={fields}
      act={words.send.memo(stones.length)}
      reason={reason}
      onSubmit={({ due_date, terms }) => onSend({ due_date: due_date ?? undefined, terms: terms.trim() || undefined })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        {note}
        <ForWhom client={client} />
        <Suspense fallback={<Skeleton h={56} radius={4} />}>
          <DateField label={words.dueDate} {...form.pick("due_date")} />
        </Suspense>
        <Textarea
          label={words.terms}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={2000}
          data-autofocus
          {...form.text("terms")}
        />
      </section>
      <StonesInForm stones={stones} />
    </FormDrawer>
  );
}
