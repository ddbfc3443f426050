/**
 * A business as forms hold it. The telephone of a person may stand beside it in the same form, so the business's
 * telephone has a name of its own.
 */
export interface BusinessValues {
  company_name: string;
  type_id: number | null;
  tax_identification_number: string;
  address: string;
  postal_code: string;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  phone_number: string;
  website: string;
}

type Texts = "tax_identification_number" | "address" | "postal_code" | "website";
type Sent = Omit<BusinessValues, Texts | "phone_number"> & Record<Texts | "phone", string | null>;
/** A row of a business, at the version that the person saw. */
type Row = Sent & { version: number };

export const noBusiness: BusinessValues = {
  company_name: "",
  type_id: null,
  tax_identification_number: "",
  address: "",
  postal_code: "",
  country_id: null,
  state_id: null,
  city_id: null,
  phone_number: "",
  website: "",
};

export const businessValues = (business: Row): BusinessValues & { version: number } => ({
  company_name: business.company_name,
  type_id: business.type_id,
  tax_identification_number: business.tax_identification_number ?? "",
  address: business.address ?? "",
  postal_code: business.postal_code ?? "",
  country_id: business.country_id,
  state_id: business.state_id,
  city_id: business.city_id,
  phone_number: business.phone ?? "",
  website: business.website ?? "",
  version: business.version,
});

const orNull = (text: string) => text.trim() || null;

/** The fields of a business as they are sent. Empty ones are null. */
export const businessBody = (values: BusinessValues): Sent => ({
  company_name: values.company_name.trim(),
  type_id: values.type_id,
  tax_identification_number: orNull(values.tax_identification_number),
  address: orNull(values.address),
  postal_code: orNull(values.postal_code),
  country_id: values.country_id,
  state_id: values.state_id,
  city_id: values.city_id,
  phone: orNull(values.phone_number),
  website: orNull(values.website),
});

type Refused = { errors?: readonly { path: string; message: string }[] };

/** The errors of a business with flat paths, because the forms are flat. */
export function businessErrors<F extends Refused>(failure: F | undefined): F | undefined {
  const flat = (path: string) =>
    path.replace(/^\/data\/business\//, "/data/").replace(/^\/data\/phone$/, "/data/phone_number");
  return failure && { ...failure, errors: failure.errors?.map(({ path, message }) => ({ path: flat(path), message })) };
}
