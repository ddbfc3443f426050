import { useCall } from "#api/query.ts";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { textOf } from "#domain/format.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { PhoneValue } from "#ui/form/phone-field.tsx";
import { words as kit } from "#ui/words.ts";
import type { Associate } from "./associate.ts";
import { words } from "./words.ts";

/** An associate as the forms hold them. */
export interface AssociateValues {
  email: string;
  user_name: string;
  first_name: string;
  last_name: string;
  phone: PhoneValue;
  salesperson_type_id: number | null;
  password: string;
  /** The version that the person saw; 0 for a new associate. */
  version: number;
}

export const nobody: AssociateValues = {
  email: "",
  user_name: "",
  first_name: "",
  last_name: "",
  phone: { countryId: null, number: "" },
  salesperson_type_id: null,
  password: "",
  version: 0,
};

export const valuesOf = (associate: Associate): AssociateValues => ({
  email: associate.email,
  user_name: associate.user_name,
  first_name: associate.first_name,
  last_name: associate.last_name,
  phone: { countryId: associate.mobile_country_id, number: associate.mobile ?? "" },
  salesperson_type_id: associate.salesperson_type_id,
  password: "",
  version: associate.version,
});

/** The body of a save. The one field of the number is two on the wire, and none if it is empty. */
export function bodyOf({ phone, salesperson_type_id, password: _, version: __, ...person }: AssociateValues) {
  const mobile = phone.number.trim() || null;
  return {
    ...person,
    mobile,
    mobile_country_id: mobile === null ? null : phone.countryId,
    ...(salesperson_type_id !== null && { salesperson_type_id }),
  };
}

const minute = 60_000;
const none: readonly { value: string; label: string }[] = [];

/** The kinds of salesperson that forms offer now, with the kind of this associate. */
export function useTypes(held?: Pick<Associate, "salesperson_type_id" | "salesperson_type">) {
  const query = { code: "SALES_PERSON_TYPE", is_active: true, size: 1000 };
  const { data } = useCall("listSubMasters", { query }, { freshForMs: minute });
  const offered = data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? none;
  const own = held?.salesperson_type_id?.toString();
  if (!own || !held?.salesperson_type || offered.some(({ value }) => value === own)) return offered;
  return [...offered, { value: own, label: held.salesperson_type }];
}

/** The names of the fields for a comparison of two versions. */
export function useFields(types: readonly { value: string; label: string }[]): FieldWords<AssociateValues> {
  const codes = useCountryCodes();
  const fields: FieldWords<AssociateValues> = {
    first_name: { label: words.firstName },
    last_name: { label: words.lastName },
    email: { label: words.email },
    user_name: { label: words.userName },
    phone: { label: words.mobile, show: ({ countryId, number }) => shownPhone(codes, countryId, number) },
    salesperson_type_id: {
      label: words.type,
      show: (id) => textOf(types.find(({ value }) => value === String(id))?.label),
    },
    password: { label: words.firstPassword, show: () => "" },
  };
  // The names that a refusal gives to the two halves of the number.
  return { ...fields, mobile: { label: words.mobile }, mobile_country_id: { label: kit.country } } as typeof fields;
}
