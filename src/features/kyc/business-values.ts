import type { Body, Data } from "#api/operation-types.ts";

export type Business = Data<"getBusiness">;

/** The details of a business as the form holds them. */
export interface BusinessValues {
  company_name: string;
  type_id: number | null;
  tax_identification_number: string;
  address: string;
  postal_code: string;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  phone: string;
  website: string;
  /** Of the row that is edited. */
  version: number;
}

export const emptyBusiness: BusinessValues = {
  company_name: "",
  type_id: null,
  tax_identification_number: "",
  address: "",
  postal_code: "",
  country_id: null,
  state_id: null,
  city_id: null,
  phone: "",
  website: "",
  version: 0,
};

export const valuesOf = (business: Business): BusinessValues => ({
  company_name: business.company_name,
  type_id: business.type_id,
  tax_identification_number: business.tax_identification_number ?? "",
  address: business.address ?? "",
  postal_code: business.postal_code ?? "",
  country_id: business.country_id,
  state_id: business.state_id,
  city_id: business.city_id,
  phone: business.phone ?? "",
  website: business.website ?? "",
  version: business.version,
});

const orNone = (text: string) => text.trim() || null;

/** What is sent: a field that was left empty is none. */
export const bodyOf = ({
  company_name,
  type_id,
  country_id,
  state_id,
  city_id,
  version: _,
  ...texts
}: BusinessValues) =>
  ({
    company_name: company_name.trim(),
    type_id,
    country_id,
    state_id,
    city_id,
    tax_identification_number: orNone(texts.tax_identification_number),
    address: orNone(texts.address),
    postal_code: orNone(texts.postal_code),
    phone: orNone(texts.phone),
    website: orNone(texts.website),
  }) satisfies Body<"createBusiness">;
