import { Skeleton, Textarea } from "@mantine/core";
import { lazy, Suspense } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { formatDate } from "#domain/format.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { notify } from "#ui/notice/notify.ts";
import type { StoneLine } from "../stone-line.ts";
import { seenOf } from "./line-act.ts";
import { refreshes } from "./refreshes.ts";
import { words } from "./words.ts";

// The calendar is large, and only an open form needs it.
const DateField = lazy(() => import("#ui/form/date-field.tsx").then((m) => ({ default: m.DateField })));

interface Values {
  until: string | null;
  text: string;
}
const fields: FieldWords<Values> = {
  until: { label: words.daysUntil, show: formatDate },
  text: { label: words.daysText },
};

interface DaysFormProps {
  lines: readonly StoneLine[];
  onDone: (moved: readonly StoneLine[]) => void;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Asks the house to leave stones on memo until a later day. */
export function DaysForm({ lines, onDone, onClose, onDirty }: DaysFormProps) {
  const form = useForm<Values>({ until: null, text: "" }, `days ${lines.map(({ id }) => id).join(" ")}`);
  const ask = useAct("tellMemoWish", { refreshes });
  const send = ({ until, text }: Values) =>
    formOutcome<Values>(async () => {
      const said = text.trim();
      const body = { ...seenOf(lines), wants: "days" as const, until: until ?? "", ...(said && { text: said }) };
      const { message, data } = await ask.mutateAsync({ body });
      notify.success(message);
      onDone(data.data);
    });
  return (
    <FormDrawer
      title={words.daysTitle(lines.length)}
      form={form}
      fields={fields}
      act={words.daysAct}
      reason={null}
      onSubmit={send}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section className="form">
        <p className="dim">{words.daysHint}</p>
        <Suspense fallback={<Skeleton h={56} radius={4} />}>
          <DateField label={words.daysUntil} {...form.pick("until")} />
        </Suspense>
        <Textarea label={words.daysText} autosize minRows={2} maxRows={6} maxLength={2000} {...form.text("text")} />
      </section>
    </FormDrawer>
  );
}
