import { type RawBuilder, sql } from "kysely";
import { codes, registration } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import { containing } from "../like.ts";
import { and } from "./stone-conditions.ts";

type Sql = RawBuilder<unknown>;

/** The filter of the customers. `associateId` is the associate who sees their own customers alone. */
export type ClientFilter = {
  associateId?: number;
  /** As a flag, or as a code of spec §4. */
  is_register?: boolean | 1 | 2;
  business_associate_id?: number;
  /** The country of the business, or else of the person; 0 for none. */
  country_id?: number;
  is_active?: boolean;
  status?: number;
  kyc_waiting?: boolean;
  startDate?: string;
  endDate?: string;
  search?: string;
  timeZone: string;
};

/** Documents that wait for a decision, by business. */
export const waitingDocuments = sql`(SELECT k.business_id, count(*) AS waiting, min(d.submitted_at) AS submitted_at
  FROM kyc k JOIN kyc_document d ON d.kyc_id = k.id WHERE d.state = 'pending' GROUP BY k.business_id)`;

/** The tables that customers are looked up in. PostgreSQL leaves out those that a query does not need. */
export const clientEntries = sql`client_entry e
  LEFT JOIN account a ON a.id = e.account_id
  LEFT JOIN business b ON b.id = e.business_id
  LEFT JOIN ${waitingDocuments} w ON w.business_id = e.business_id`;

export const isRegistered: Sql = sql`e.status = ${codes.business.registered}`;
export const isWaiting: Sql = sql`w.business_id IS NOT NULL`;

/** The start of a day. The contract allows a year 0000, but the calendar has none. */
const startOf = (day: string, timeZone: string) =>
  sql`(${day < "0001" ? "0001-01-01" : day}::date::timestamp AT TIME ZONE ${timeZone})`;
const startOfNext = (day: string, timeZone: string) =>
  sql`((${day < "0001" ? "0001-01-01" : day}::date + 1)::timestamp AT TIME ZONE ${timeZone})`;

/** The conditions of a filter, except those of the tabs. */
export function narrowed({ timeZone, ...filter }: ClientFilter): Sql {
  const { associateId, business_associate_id, is_active, status, startDate, endDate, country_id } = filter;
  const words = filter.search?.trim().split(/\s+/).filter(Boolean) ?? [];
  return and(
    [
      associateId !== undefined && sql`e.associate_id = ${associateId}`,
      business_associate_id !== undefined && sql`e.associate_id = ${business_associate_id}`,
      is_active !== undefined && sql`e.is_active = ${is_active}`,
      country_id !== undefined && livesIn(country_id),
      status !== undefined && sql`e.status = ${status}`,
      startDate && sql`e.created_at >= ${startOf(startDate, timeZone)}`,
      endDate && sql`e.created_at < ${startOfNext(endDate, timeZone)}`,
      ...words.map(found),
    ].filter((part) => typeof part === "object"),
  );
}

/** As the dashboard counts them: by the place of the account. */
const livesIn = (country: number): Sql =>
  sql`e.account_id IN (SELECT account_id FROM holder_place WHERE coalesce(country_id, 0) = ${country}
    AND role_id = ${roleIds.customer})`;

/** A word anywhere in the company, the name, the e-mail address or the user name. */
function found(word: string): Sql {
  const pattern = sql`lower(${containing(word)}::text)`; // as the database made the entries
  return sql`e.words LIKE ${pattern}`;
}

/** The conditions of a tab and of the queue of documents. */
export const onTab = ({ is_register, kyc_waiting }: ClientFilter): Sql =>
  and([
    ...(is_register === undefined
      ? []
      : [sql`(${isRegistered}) = ${is_register === true || is_register === registration.register}`]),
    ...(kyc_waiting === undefined ? [] : [sql`(${isWaiting}) = ${kyc_waiting}`]),
  ]);
