import { TextInput } from "@mantine/core";
import { messages } from "#domain/portal-messages.ts";
import type { Form } from "#ui/form/use-form.ts";
import { furtherWords } from "./further-words.ts";
import { IsFree } from "./is-free.tsx";
import { PhoneFields, withoutPhone } from "./phone-fields.tsx";
import type { SignUpFields } from "./sign-up-fields.ts";
import { useFreeUserName } from "./use-availability.ts";
import { words } from "./words.ts";

/** The user part: a free user name, and the person's details. */
export function UserFields({ fields }: { fields: Form<SignUpFields> }) {
  const name = useFreeUserName(fields.values.user_name);
  return (
    <>
      <TextInput
        size="md"
        label={words.userName}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...fields.text("user_name")}
        onBlur={name.ask}
        error={fields.errors.user_name ?? name.error}
        description={
          <IsFree said={name.isFree && !fields.errors.user_name ? messages.usernameValidationSucceeded : undefined}>
            {furtherWords.userNameHint}
          </IsFree>
        }
      />
      <div className="door-pair">
        <TextInput size="md" label={words.firstName} autoComplete="given-name" {...fields.text("first_name")} />
        <TextInput size="md" label={words.lastName} autoComplete="family-name" {...fields.text("last_name")} />
      </div>
      <PhoneFields
        value={fields.values.phone}
        onChange={(phone) => {
          fields.set("phone", phone);
          fields.setErrors(withoutPhone(fields.errors));
        }}
        errors={fields.errors}
      />
    </>
  );
}
