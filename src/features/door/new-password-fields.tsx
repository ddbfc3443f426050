import type { Ref } from "react";
import { PasswordField } from "#ui/form/password-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { furtherWords } from "./further-words.ts";
import { words } from "./words.ts";

interface NewPasswords {
  password: string;
  again: string;
}

interface NewPasswordFieldsProps {
  form: Pick<Form<NewPasswords>, "text" | "errors">;
  /** The first of the two, where it is the first field of its form. */
  first?: Ref<HTMLInputElement>;
  labels?: Readonly<NewPasswords>;
}

const usual = { password: words.newPassword, again: words.newPasswordAgain };

/** A password that is chosen: typed twice, with the rule that it must keep. */
export function NewPasswordFields({ form, first, labels = usual }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...(first && { ref: first })}
        size="md"
        label={labels.password}
        description={form.errors.password ? undefined : words.passwordHint}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="new-password"
        {...form.text("password")}
      />
      <PasswordField size="md" label={labels.again} autoComplete="new-password" {...form.text("again")} />
    </>
  );
}

/** The same password was typed twice; the second field says when it was not. */
export function isTypedTwice({ values, setErrors }: Pick<Form<NewPasswords>, "values" | "setErrors">): boolean {
  if (values.password === values.again) return true;
  setErrors({ again: furtherWords.passwordsDiffer });
  return false;
}
