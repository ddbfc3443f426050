import { codes, statusOf } from "#domain/codes.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { ClientRow } from "../db/queries/client-list.ts";
import { addedColumn, type SheetColumn } from "../formats/sheet.ts";
import { citiesOf, countryById, statesOf } from "../people/places.ts";

/** The columns of a file of clients, in their order. The business comes first, because it names the client. */
const written = {
  company: "Company",
  business_status: "Status",
  tax_identification_number: "Tax number",
  address: "Address",
  postal_code: "Postal code",
  city: "City",
  state: "State",
  country: "Country",
  phone: "Telephone",
  website: "Website",
  name: "Name",
  email: "E-mail",
  user_name: "User name",
  mobile: "Mobile",
  associate: "Business associate",
  active: "Active",
} as const;

export const clientColumns: SheetColumn[] = [
  ...Object.entries(written).map(([id, head]) => addedColumn(id, head)),
  addedColumn("waiting", "Documents waiting", "count"),
  addedColumn("submitted_at", "Waiting since", "date"),
  addedColumn("created_at", "Created", "date"),
];

const nameOf = (places: readonly { id: number; name: string }[] | undefined, id: number | null) =>
  places?.find((place) => place.id === id)?.name ?? null;

/** A client as a row of a file. */
export async function clientRecord(row: ClientRow): Promise<StoneFields> {
  const country = row.business_country_id === null ? undefined : await countryById(row.business_country_id);
  const states = country && row.business_state_id !== null ? await statesOf(country.id) : undefined;
  const cities =
    row.business_state_id !== null && row.business_city_id !== null ? await citiesOf(row.business_state_id) : undefined;
  const { tax_identification_number, address, postal_code, phone, website, email, user_name } = row;
  return {
    tax_identification_number,
    address,
    postal_code,
    phone,
    website,
    email,
    user_name,
    company: row.company_name,
    business_status: statusOf("business", row.status ?? codes.business.notRegistered).label,
    city: nameOf(cities, row.business_city_id),
    state: nameOf(states, row.business_state_id),
    country: country?.name ?? null,
    name: `${row.first_name} ${row.last_name}`.trim(),
    mobile: await telephone(row),
    associate: row.associate_id === null ? null : `${row.associate_first_name} ${row.associate_last_name}`.trim(),
    active: statusOf("active", Number(row.is_active)).label,
    waiting: row.waiting,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

async function telephone({ mobile, mobile_country_id }: ClientRow): Promise<string | null> {
  if (!mobile) return null;
  const country = mobile_country_id === null ? undefined : await countryById(mobile_country_id);
  return [country?.phonecode && `+${country.phonecode}`, mobile].filter(Boolean).join(" ");
}
