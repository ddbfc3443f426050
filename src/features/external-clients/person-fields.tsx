import { TextInput } from "@mantine/core";
import { useCountryCodes } from "#api/use-country-codes.ts";
import type { PhoneValue } from "#ui/form/phone-field.tsx";
import { PhoneInForm } from "#ui/form/phone-in-form.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { PersonValues } from "./client-form.ts";
import { words } from "./words.ts";

/** A form with a person among its values. */
interface PersonForm extends Pick<Form<PersonValues>, "values" | "errors" | "setErrors"> {
  text: (name: "first_name" | "last_name" | "email" | "user_name") => ReturnType<Form<PersonValues>["text"]>;
  set: (name: "phone", phone: PhoneValue) => void;
}

/** The fields of a client's contact person. */
export function PersonFields({ form }: { form: PersonForm }) {
  return (
    <>
      <TextInput label={words.firstName} required {...form.text("first_name")} />
      <TextInput label={words.lastName} required {...form.text("last_name")} />
      <TextInput label={words.email} type="email" required {...form.text("email")} />
      <TextInput label={words.userName} required {...form.text("user_name")} />
      <PhoneInForm form={form} countries={useCountryCodes()} />
    </>
  );
}
