import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import type { FieldWords } from "./field-words.ts";
import { FormTrouble } from "./form-trouble.tsx";
import type { Form } from "./use-form.ts";
import type { Sending } from "./use-submit.ts";

interface FormHeadProps<Values extends object> {
  form: Form<Values>;
  fields: FieldWords<Values>;
  sending: Sending<Values>;
  /** What somebody else did meanwhile with what is edited here. */
  frozen: string | null | undefined;
  goOn: string | undefined;
  onGoOn: (() => void) | undefined;
}

/** Over the fields: what somebody else did meanwhile, else what came of sending them. */
export function FormHead<Values extends object>(props: FormHeadProps<Values>) {
  const { form, fields, sending, frozen, goOn, onGoOn } = props;
  if (!frozen) return <FormTrouble form={form} fields={fields} sending={sending} />;
  if (!onGoOn) return null;
  /** What was refused went with what somebody else has decided. */
  const goOnWithout = () => {
    sending.clearFailure();
    onGoOn();
  };
  return (
    <section>
      <ChangedElsewhere goOn={goOn} onGoOn={goOnWithout}>
        {frozen}
      </ChangedElsewhere>
    </section>
  );
}
