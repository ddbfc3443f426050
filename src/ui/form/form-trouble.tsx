import type { FieldWords } from "./field-words.ts";
import { FormDraft } from "./form-draft.tsx";
import { FormErrors } from "./form-errors.tsx";
import { StalePanel } from "./stale-panel.tsx";
import type { Form } from "./use-form.ts";
import type { Sending } from "./use-submit.ts";

interface FormTroubleProps<Values extends object> {
  form: Form<Values>;
  fields: FieldWords<Values>;
  sending: Pick<Sending<Values>, "failure" | "clearFailure" | "send">;
}

/** The result of sending a form: nothing for success, the errors, or both values where somebody else saved first. */
export function FormTrouble<Values extends object>({ form, fields, sending }: FormTroubleProps<Values>) {
  const { failure, clearFailure, send } = sending;
  const { stale } = failure ?? {};
  if (!failure) return <FormDraft form={form} />;
  if (!stale) return <FormErrors failure={failure} fields={fields} />;
  return (
    <StalePanel
      form={form}
      fields={fields}
      stored={stale.stored}
      by={stale.by}
      said={stale.said}
      onKeepTheirs={(stored) => {
        form.reset(stored);
        clearFailure();
        stale.onTaken?.();
      }}
      onSaveMine={(merged, stored) => {
        form.rebase(stored);
        void send(merged);
      }}
    />
  );
}
