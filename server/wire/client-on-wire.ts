import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import type { ClientRow } from "../db/queries/client-list.ts";

type Client = Data<"listClients">["data"][number];

/** A customer as the wire has it. */
export const clientOnWire = (row: ClientRow): Client => ({
  id: row.id,
  role_id: row.role_id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  user_name: row.user_name,
  mobile: row.mobile,
  mobile_country_id: row.mobile_country_id,
  is_active: row.is_active,
  is_locked: row.is_locked,
  has_second_factor: row.has_second_factor,
  designation_id: row.designation_id,
  business:
    row.business_id === null
      ? null
      : {
          id: row.business_id,
          company_name: row.company_name,
          status: row.status ?? codes.business.notRegistered,
          is_active: row.is_business_active,
          type_id: row.type_id,
          country_id: row.business_country_id,
        },
  business_associate:
    row.associate_id === null
      ? null
      : { id: row.associate_id, first_name: row.associate_first_name, last_name: row.associate_last_name },
  kyc: row.submitted_at === null ? null : { waiting: row.waiting ?? 0, submitted_at: row.submitted_at.toISOString() },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});
