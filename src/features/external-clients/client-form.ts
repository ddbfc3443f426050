import type { Body } from "#api/operation-types.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import type { FieldWords, PhoneHalves } from "#ui/form/field-words.ts";
import type { CountryCode, PhoneValue } from "#ui/form/phone-field.tsx";
import { words as kitWords } from "#ui/words.ts";
import type { ExternalClient } from "./client.ts";
import { words } from "./words.ts";

/** A provider as forms offer it. */
export type Provider = { value: string; label: string };

/** The contact person of a client, as the forms hold it. */
export interface PersonValues {
  email: string;
  user_name: string;
  first_name: string;
  last_name: string;
  phone: PhoneValue;
  password: string;
}

export interface NewClient extends PersonValues {
  source: "6" | "7";
  isKnown: boolean;
  company_name: string;
  business_id: string | null;
}

export interface ClientValues extends PersonValues {
  /** The provider whose stock the account delivers. */
  provider_id: string | null;
  version: number;
}

export const noClient: NewClient = {
  source: "6",
  isKnown: false,
  company_name: "",
  business_id: null,
  email: "",
  user_name: "",
  first_name: "",
  last_name: "",
  phone: { countryId: null, number: "" },
  password: "",
};

export const valuesOf = (client: ExternalClient): ClientValues => ({
  email: client.email,
  user_name: client.user_name ?? "",
  first_name: client.first_name,
  last_name: client.last_name,
  phone: { countryId: client.mobile_country_id, number: client.mobile ?? "" },
  password: "",
  provider_id: client.provider ? String(client.provider.id) : null,
  version: client.version,
});

/** The body of a person. The one phone field is two on the wire, and an empty one is none. */
function personOf({ email, user_name, first_name, last_name, phone, password }: PersonValues) {
  const mobile = phone.number.trim() || null;
  const number = { mobile, mobile_country_id: mobile === null ? null : phone.countryId };
  return { email, user_name, first_name, last_name, ...number, ...(password && { password }) };
}

export function newBodyOf(values: NewClient): Body<"createExternalClient"> {
  const { source, isKnown, company_name, business_id } = values;
  const business = isKnown
    ? { ...(business_id && { business_id: Number(business_id) }) }
    : { ...(company_name && { company_name }) };
  return { ...personOf(values), ...business, source: source === "6" ? 6 : 7 };
}

export const changeOf = (values: ClientValues): Body<"updateExternalClient"> => ({
  ...personOf(values),
  provider_id: values.provider_id === null ? null : Number(values.provider_id),
  version: values.version,
});

/** The names of the fields for a comparison of two versions. A password is never shown. */
export const fieldWords = (
  codes: readonly CountryCode[],
  providers: readonly Provider[] = [],
): FieldWords<ClientValues & NewClient & PhoneHalves> => ({
  company_name: { label: words.company },
  business_id: { label: words.business },
  first_name: { label: words.firstName },
  last_name: { label: words.lastName },
  email: { label: words.email },
  user_name: { label: words.userName },
  phone: { label: words.mobile, show: ({ countryId, number }) => shownPhone(codes, countryId, number) },
  provider_id: { label: words.provider, show: (id) => providers.find(({ value }) => value === id)?.label ?? "–" },
  password: { label: words.password, show: (password) => (password ? words.secret : "–") },
  // The names that a refusal gives to the two halves of the number.
  mobile: { label: words.mobile },
  mobile_country_id: { label: kitWords.country },
});
