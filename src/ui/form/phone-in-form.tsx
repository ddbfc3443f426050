import { type CountryCode, PhoneField, type PhoneValue } from "./phone-field.tsx";
import type { FieldErrors } from "./use-form.ts";

interface PhoneInFormProps {
  countries: readonly CountryCode[];
  /** A form that has a number among its values. */
  form: {
    values: { phone: PhoneValue };
    errors: FieldErrors;
    set: (name: "phone", value: PhoneValue) => void;
    setErrors: (errors: FieldErrors) => void;
  };
  /** Whether nothing is taken without one. */
  required?: boolean;
}

const withoutPhone = ({ mobile: _, mobile_country_id: __, ...rest }: FieldErrors): FieldErrors => rest;

/** The one field of the form is two on the wire: what was wrong with either goes when it is touched. */
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
