import { TextInput } from "@mantine/core";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { textOf } from "#domain/format.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { PasswordField } from "#ui/form/password-field.tsx";
import { PhoneField, type PhoneValue } from "#ui/form/phone-field.tsx";
import type { FieldErrors, Form } from "#ui/form/use-form.ts";
import type { Staff } from "./staff-kinds.ts";
import { words } from "./words.ts";

export interface StaffForm {
  first_name: string;
  last_name: string;
  email: string;
  user_name: string;
  phone: PhoneValue;
  password: string;
  version: number;
}

export const staffFields: FieldWords<StaffForm> = {
  first_name: { label: words.firstName },
  last_name: { label: words.lastName },
  email: { label: words.email },
  user_name: { label: words.userName },
  phone: { label: words.mobile, show: ({ number }) => textOf(number) },
  password: { label: words.password },
};

export const noStaff: StaffForm = {
  first_name: "",
  last_name: "",
  email: "",
  user_name: "",
  password: "",
  version: 0,
  phone: { countryId: null, number: "" },
};
export const staffForm = (person: Staff): StaffForm => ({
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  user_name: person.user_name ?? "",
  phone: { countryId: person.mobile_country_id, number: person.mobile ?? "" },
  password: "",
  version: person.version,
});

const named = ({ first_name, last_name, email, user_name }: StaffForm) => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  email: email.trim(),
  user_name: user_name.trim(),
});
/** The body of a new person. An empty number is left out here; a later change sends it as none. */
export const newStaffBody = (form: StaffForm) => {
  const { countryId, number } = form.phone;
  const mobile = number.trim();
  return {
    ...named(form),
    ...(mobile && { mobile }),
    ...(mobile && countryId !== null && { mobile_country_id: countryId }),
    ...(form.password && { password: form.password }),
  };
};
export const staffBody = (form: StaffForm) => {
  const mobile = form.phone.number.trim() || null;
  return {
    ...named(form),
    mobile,
    mobile_country_id: mobile === null ? null : form.phone.countryId,
    version: form.version,
  };
};

/** The errors without those of the phone. The one field of the form is two on the wire. */
const withoutPhone = ({ mobile: _, mobile_country_id: __, ...rest }: FieldErrors): FieldErrors => rest;

/** The fields of a person. A new one may get a first password. */
export function StaffFields({ form, isNew = false }: { form: Form<StaffForm>; isNew?: boolean }) {
  const codes = useCountryCodes();
  return (
    <section>
      <TextInput label={words.firstName} required autoComplete="off" data-autofocus {...form.text("first_name")} />
      <TextInput label={words.lastName} required autoComplete="off" {...form.text("last_name")} />
      <TextInput label={words.email} required type="email" autoComplete="off" {...form.text("email")} />
      <TextInput label={words.userName} required autoComplete="off" {...form.text("user_name")} />
      <PhoneField
        countries={codes}
        value={form.values.phone}
        onChange={(phone) => {
          form.set("phone", phone);
          form.setErrors(withoutPhone(form.errors));
        }}
        errors={{ country: form.errors.mobile_country_id, number: form.errors.mobile }}
      />
      {isNew && (
        <PasswordField
          label={words.password}
          description={words.passwordHint}
          autoComplete="new-password"
          {...form.text("password")}
        />
      )}
    </section>
  );
}
