import { ApiError, fieldErrors, sentenceOf } from "#api/errors.ts";
import type { Body } from "#api/operation-types.ts";
import type { SignUpForm } from "#machines/session-parts.ts";
import type { PhoneValue } from "#ui/form/phone-field.tsx";

export interface SignUpFields {
  email: string;
  password: string;
  user_name: string;
  first_name: string;
  last_name: string;
  phone: PhoneValue;
}

export const noFields: SignUpFields = {
  email: "",
  password: "",
  user_name: "",
  first_name: "",
  last_name: "",
  phone: { countryId: null, number: "" },
};

/** The account part, in the form of its validation. */
export const accountPart = ({ email, password }: SignUpFields): Body<"validateAccount"> => ({
  email: email.trim(),
  password,
});

/** The user part. A country that was not chosen is absent, and the server names it. */
export const userPart = ({ user_name, first_name, last_name, phone }: SignUpFields) =>
  ({
    user_name,
    first_name,
    last_name,
    mobile: phone.number.trim(),
    ...(phone.countryId !== null && { mobile_country_id: phone.countryId }),
  }) as Body<"validateUser">;

/** The form of a sign-up, once the address is proven. */
export const wholeForm = (fields: SignUpFields): SignUpForm => ({ ...userPart(fields), password: fields.password });

/** spec §5: the error of a taken value names the failed validation and its reason. */
export function refusedFields(error: unknown): Record<string, string> {
  const found = fieldErrors(error);
  if (!(error instanceof ApiError) || error.status !== 409) return found;
  const what = sentenceOf(error);
  return Object.fromEntries(Object.entries(found).map(([name, why]) => [name, why === what ? why : `${what}: ${why}`]));
}
