import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";
import {
  type ClientFilter,
  clientEntries,
  isRegistered,
  isWaiting,
  narrowed,
  onTab,
  waitingDocuments,
} from "./client-conditions.ts";
import { hasSecondFactor } from "./second-factors.ts";

export type ClientRow = {
  id: number;
  role_id: number;
  email: string;
  first_name: string;
  last_name: string;
  user_name: string | null;
  mobile: string | null;
  mobile_country_id: number | null;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  designation_id: number | null;
  is_active: boolean;
  is_locked: boolean;
  has_second_factor: boolean;
  associate_id: number | null;
  associate_first_name: string;
  associate_last_name: string;
  business_id: number | null;
  company_name: string;
  status: 9 | 10 | 11 | null;
  is_business_active: boolean;
  type_id: number | null;
  business_country_id: number | null;
  business_state_id: number | null;
  business_city_id: number | null;
  tax_identification_number: string | null;
  address: string | null;
  postal_code: string | null;
  phone: string | null;
  website: string | null;
  waiting: number | null;
  submitted_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
};

export type ClientCounts = { all: number; registered: number; unregistered: number; waiting: number; matching: number };

/** The number of customers that match, and the number on each tab under the same filter. */
export async function clientCounts(db: Kysely<Tables>, filter: ClientFilter): Promise<ClientCounts> {
  const { rows } = await sql<ClientCounts>`
    SELECT count(*) AS all, count(*) FILTER (WHERE ${isRegistered}) AS registered,
      count(*) FILTER (WHERE NOT ${isRegistered}) AS unregistered, count(*) FILTER (WHERE ${isWaiting}) AS waiting,
      count(*) FILTER (WHERE ${onTab(filter)}) AS matching
    FROM ${clientEntries} WHERE ${narrowed(filter)}`.execute(db);
  return rows[0] as ClientCounts;
}

type Asked = { order: RawBuilder<unknown>; limit: number; offset?: number };

/** The ids of the matching customers, in their order. All other columns are read for those alone. */
export async function clientIds(db: Kysely<Tables>, filter: ClientFilter, { order, limit, offset = 0 }: Asked) {
  const { rows } = await sql<{ id: number }>`
    SELECT e.account_id AS id FROM ${clientEntries} WHERE ${narrowed(filter)} AND ${onTab(filter)}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these customers that are still under the filter, in the same order. */
export async function clientsKnown(db: Kysely<Tables>, filter: ClientFilter, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    SELECT e.account_id AS id FROM ${clientEntries} WHERE ${narrowed(filter)} AND e.account_id = ANY (${ids}::bigint[])
    ORDER BY array_position(${ids}::bigint[], e.account_id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The accounts of these ids as they are shown, in this order. */
export async function clientsById(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    SELECT a.id, a.role_id, a.email, a.first_name, a.last_name, a.user_name, a.mobile, a.mobile_country_id,
      a.country_id, a.state_id, a.city_id, a.designation_id, a.is_active,
      EXISTS (SELECT FROM sign_in_failure f WHERE f.email = lower(a.email) AND f.locked_until > ${now}) AS is_locked,
      ${hasSecondFactor} AS has_second_factor, a.associate_id, s.first_name AS associate_first_name,
      s.last_name AS associate_last_name, a.business_id, b.company_name, b.status, b.is_active AS is_business_active,
      b.type_id, b.country_id AS business_country_id, b.state_id AS business_state_id, b.city_id AS business_city_id,
      b.tax_identification_number, b.address, b.postal_code, b.phone, b.website, w.waiting, w.submitted_at,
      a.version, a.created_at, a.updated_at
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS o (id, place)
    JOIN account a ON a.id = o.id
    LEFT JOIN business b ON b.id = a.business_id
    LEFT JOIN account s ON s.id = a.associate_id
    LEFT JOIN ${waitingDocuments} w ON w.business_id = a.business_id
    ORDER BY o.place`.execute(db);
  return rows;
}
