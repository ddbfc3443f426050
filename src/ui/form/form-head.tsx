import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import type { FieldWords } from "./field-words.ts";
import { FormTrouble } from "./form-trouble.tsx";
import type { Form } from "./use-form.ts";
import type { Sending } from "./use-submit.ts";

interface FormHeadProps<Values extends object> {
  form: Form<Values>;
  fields: FieldWords<Values>;
  sending: Sending<Values>;
  /** The sentence of somebody else's change to the row that is edited here. */
  frozen: string | null | undefined;
  goOn: string | undefined;
  onGoOn: (() => void) | undefined;
}

/** The notice over the fields: somebody else's change, else the result of sending. */
export function FormHead<Values extends object>(props: FormHeadProps<Values>) {
  const { form, fields, sending, frozen, goOn, onGoOn } = props;
  if (!frozen) return <FormTrouble form={form} fields={fields} sending={sending} />;
  if (!onGoOn) return null;
  /** The refusal is out of date once somebody else has decided, so it goes too. */
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
