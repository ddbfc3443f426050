import { type CountryCode, PhoneField, type PhoneValue } from "./phone-field.tsx";
import type { FieldErrors } from "./use-form.ts";

interface PhoneInFormProps {
  countries: readonly CountryCode[];
  /** A form with a phone number among its values. */
  form: {
    values: { phone: PhoneValue };
    errors: FieldErrors;
    set: (name: "phone", value: PhoneValue) => void;
    setErrors: (errors: FieldErrors) => void;
  };
  /** True if the form needs a number. */
  required?: boolean;
}

const withoutPhone = ({ mobile: _, mobile_country_id: __, ...rest }: FieldErrors): FieldErrors => rest;

/** One field of the form that is two on the wire. The errors of both go when it is touched. */
export function PhoneInForm({ countries, form, required }: PhoneInFormProps) {
  const { mobile_country_id: country, mobile: number } = form.errors;
  return (
    <PhoneField
      countries={countries}
      value={form.values.phone}
      onChange={(phone) => {
        form.set("phone", phone);
        form.setErrors(withoutPhone(form.errors));
      }}
      errors={{ country, number }}
      required={required}
    />
  );
}
