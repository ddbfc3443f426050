import { Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useAct } from "#api/use-act.ts";
import { formatDate } from "#domain/format.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Paper } from "./paper.ts";
import { words } from "./words.ts";

// The calendar is large, and only an open dialog needs it.
const DateField = lazy(() => import("#ui/form/date-field.tsx").then((m) => ({ default: m.DateField })));

interface Values {
  due_date: string | null;
  version: number;
}
const fields: FieldWords<Values> = { due_date: { label: words.due, show: formatDate } };
const valuesOf = ({ due_date, version }: Pick<Paper, "due_date" | "version">): Values => ({ due_date, version });

/** Gives the client another due day for the stones of a memo. */
export function DueDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const form = useForm<Values>(valuesOf(paper), `due ${paper.id}`);
  const save = useAct("setMemoDue", { refreshes: ["getPaper", "listMemos", "listTasks"] });
  const send = ({ due_date, version }: Values) => {
    const body = { due_date: due_date ?? "", version };
    return sendAndClose(save, { path: { id: paper.id }, body }, { onClose }, valuesOf);
  };
  return (
    <FormDialog
      title={words.moveDueOf(paper.number)}
      form={form}
      fields={fields}
      act={words.moveDueNow}
      reason={form.values.due_date === null || !form.dirty ? words.dueNeeded : null}
      onSubmit={send}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton h={56} radius={4} />}>
        <DateField label={words.due} {...form.pick("due_date")} />
      </Suspense>
    </FormDialog>
  );
}
