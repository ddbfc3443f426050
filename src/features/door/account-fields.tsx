import { TextInput } from "@mantine/core";
import type { useAct } from "#api/use-act.ts";
import { messages } from "#domain/portal-messages.ts";
import { PasswordField } from "#ui/form/password-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { IsFree } from "./is-free.tsx";
import { accountPart, refusedFields, type SignUpFields } from "./sign-up-fields.ts";
import { useAutoFocus } from "./use-auto-focus.ts";
import { useFreeEmail } from "./use-availability.ts";
import { words } from "./words.ts";

interface AccountFieldsProps {
  fields: Form<SignUpFields>;
  check: ReturnType<typeof useAct<"validateAccount">>;
}

const order: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];

/** The account part: an address without an account, and a password that the rules accept. */
export function AccountFields({ fields, check }: AccountFieldsProps) {
  const email = useFreeEmail(fields.values.email);
  const first = useAutoFocus<HTMLInputElement>();
  const part = accountPart(fields.values);
  const isChecked = JSON.stringify(check.variables?.body) === JSON.stringify(part);

  function checkBoth() {
    email.ask();
    if (!part.email || !part.password || isChecked) return;
    check.mutate(
      { body: part },
      { onError: (error) => fields.setErrors({ ...fields.errors, ...refusedFields(error) }) },
    );
  }

  return (
    <>
      <TextInput
        ref={first}
        size="md"
        label={words.email}
        type="email"
        autoComplete="username"
        inputWrapperOrder={order}
        {...fields.text("email")}
        onBlur={checkBoth}
        error={fields.errors.email ?? email.error}
        description={<IsFree said={email.isFree && !fields.errors.email ? messages.emailAvailable : undefined} />}
      />
      <PasswordField
        size="md"
        label={words.password}
        autoComplete="new-password"
        inputWrapperOrder={order}
        {...fields.text("password")}
        onBlur={checkBoth}
        description={
          <IsFree said={isChecked && check.isSuccess ? messages.accountValidationSucceeded : undefined}>
            {!fields.errors.password && words.passwordHint}
          </IsFree>
        }
      />
    </>
  );
}
