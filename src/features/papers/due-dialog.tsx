import { Button, Skeleton } from "@mantine/core";
import { lazy, Suspense } from "react";
import { useAct } from "#api/use-act.ts";
import { formatDate } from "#domain/format.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { words as uiWords } from "#ui/words.ts";
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
  const sending = useSubmit<Values>(form, ({ due_date, version }) => {
    const body = { due_date: due_date ?? "", version };
    return sendAndClose(save, { path: { id: paper.id }, body }, { onClose }, valuesOf);
  });
  const reason = form.values.due_date === null || !form.dirty ? words.dueNeeded : null;
  return (
    <Dialog
      title={words.moveDueOf(paper.number)}
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Act size="sm" reason={reason} loading={sending.pending} onClick={() => void sending.send()}>
            {words.moveDueNow}
          </Act>
        </>
      }
    >
      <FormTrouble form={form} fields={fields} sending={sending} />
      <form {...sending.formProps(() => !reason && void sending.send())}>
        <Suspense fallback={<Skeleton h={56} radius={4} />}>
          <DateField label={words.due} {...form.pick("due_date")} />
        </Suspense>
      </form>
    </Dialog>
  );
}
