import type { Body } from "#api/operation-types.ts";
import type { PhoneValue } from "#ui/form/phone-field.tsx";
import type { ClientDetail } from "./client.ts";

/** A client's account as the forms hold it. */
export interface PersonValues {
  email: string;
  user_name: string;
  first_name: string;
  last_name: string;
  phone: PhoneValue;
  designation_id: number | null;
  business_associate_id: number | null;
}

/** The account in an edit: also its place, and the version that the person saw. */
export interface ClientValues extends PersonValues {
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  version: number;
}

export const noPerson: PersonValues = {
  email: "",
  user_name: "",
  first_name: "",
  last_name: "",
  phone: { countryId: null, number: "" },
  designation_id: null,
  business_associate_id: null,
};

export const valuesOf = (client: ClientDetail): ClientValues => ({
  email: client.email,
  user_name: client.user_name ?? "",
  first_name: client.first_name,
  last_name: client.last_name,
  phone: { countryId: client.mobile_country_id, number: client.mobile ?? "" },
  designation_id: client.designation_id,
  business_associate_id: client.business_associate?.id ?? null,
  country_id: client.country_id,
  state_id: client.state_id,
  city_id: client.city_id,
  version: client.version,
});

/** The two wire fields of the form's one phone field. */
export const phoneOf = ({ phone }: PersonValues) => ({
  mobile: phone.number.trim(),
  mobile_country_id: phone.countryId ?? undefined,
});

/** The body of a save. A number that was never given is left out instead of being refused as empty. */
export function changeOf(values: ClientValues, was: ClientDetail, isAdministrator: boolean): Body<"updateClient"> {
  const { phone: _, business_associate_id, user_name, ...rest } = values;
  const { mobile, mobile_country_id } = phoneOf(values);
  return {
    ...rest,
    ...(user_name !== (was.user_name ?? "") && { user_name }),
    ...((mobile !== "" || was.mobile !== null) && { mobile }),
    ...(mobile_country_id !== undefined && { mobile_country_id }),
    ...(isAdministrator && { business_associate_id }),
  };
}
