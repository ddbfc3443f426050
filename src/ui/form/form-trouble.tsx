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
  if (!failure) return <FormDraft form={form} />;
  if (!failure.stale) return <FormErrors failure={failure} fields={fields} />;
  return (
    <StalePanel
      form={form}
      fields={fields}
      stored={failure.stale.stored}
      by={failure.stale.by}
      said={failure.stale.said}
      onKeepTheirs={(stored) => {
        form.reset(stored);
        clearFailure();
      }}
      onSaveMine={(merged, stored) => {
        form.rebase(stored);
        void send(merged);
      }}
    />
  );
}
