import { type Kysely, type RawBuilder, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";
import { and } from "./stone-conditions.ts";

/** What is asked for of the customers; `associateId` is whose, where somebody sees their own alone. */
export type ClientFilter = {
  associateId?: number;
  is_register?: boolean;
  business_associate_id?: number;
  is_active?: boolean;
  status?: number;
  kyc_waiting?: boolean;
  startDate?: string;
  endDate?: string;
  search?: string;
  timeZone: string;
};

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
  associate_id: number | null;
  associate_first_name: string;
  associate_last_name: string;
  business_id: number | null;
  company_name: string;
  status: 9 | 10 | 11;
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
  waiting: number;
  submitted_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
};

const containing = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;
/** The contract's form has a year 0000, the calendar has none. */
const startOf = (day: string, timeZone: string) =>
  sql`(${day < "0001" ? "0001-01-01" : day}::date::timestamp AT TIME ZONE ${timeZone})`;

const isRegistered = sql`b.status IS NOT DISTINCT FROM ${codes.business.registered}`;
/** Spec §4: who has no business is as one whose business is not registered. */
const statusOf = sql`coalesce(b.status, ${codes.business.notRegistered})`;
const isWaiting = sql`EXISTS (SELECT FROM kyc k JOIN kyc_document d ON d.kyc_id = k.id
  WHERE k.business_id = a.business_id AND d.state = 'pending')`;

/** Everything of a filter but what the tabs stand for. */
function narrowed({ timeZone, ...filter }: ClientFilter): RawBuilder<unknown>[] {
  const { associateId, business_associate_id, is_active, status, startDate, endDate } = filter;
  const word = filter.search?.trim();
  return [
    sql`a.role_id = ${roleIds.customer}`,
    associateId !== undefined && sql`a.associate_id = ${associateId}`,
    business_associate_id !== undefined && sql`a.associate_id = ${business_associate_id}`,
    is_active !== undefined && sql`a.is_active = ${is_active}`,
    status !== undefined && sql`${statusOf} = ${status}`,
    startDate && sql`a.created_at >= ${startOf(startDate, timeZone)}`,
    endDate && sql`a.created_at < ${startOf(endDate, timeZone)} + interval '1 day'`,
    word && found(containing(word)),
  ].filter((part) => typeof part === "object");
}

const found = (pattern: string) => sql`(b.company_name ILIKE ${pattern} OR a.email ILIKE ${pattern}
  OR a.user_name ILIKE ${pattern} OR concat_ws(' ', a.first_name, a.last_name) ILIKE ${pattern})`;

const onTab = ({ is_register, kyc_waiting }: ClientFilter): RawBuilder<unknown>[] => [
  ...(is_register === undefined ? [] : [sql`${isRegistered} = ${is_register}`]),
  ...(kyc_waiting === undefined ? [] : [sql`${isWaiting} = ${kyc_waiting}`]),
];

const from = sql`FROM account a LEFT JOIN business b ON b.id = a.business_id`;
const withWaiting = sql`CROSS JOIN LATERAL (SELECT count(d.id) AS waiting, min(d.submitted_at) AS submitted_at FROM kyc k
  JOIN kyc_document d ON d.kyc_id = k.id AND d.state = 'pending' WHERE k.business_id = a.business_id) w`;

export type ClientCounts = { all: number; registered: number; unregistered: number; waiting: number; matching: number };

/** How many customers match, and how many would on each tab under the same filter. */
export async function clientCounts(db: Kysely<Tables>, filter: ClientFilter): Promise<ClientCounts> {
  const { rows } = await sql<ClientCounts>`
    SELECT count(*) AS all, count(*) FILTER (WHERE ${isRegistered}) AS registered,
      count(*) FILTER (WHERE NOT ${isRegistered}) AS unregistered, count(*) FILTER (WHERE ${isWaiting}) AS waiting,
      count(*) FILTER (WHERE ${and(onTab(filter))}) AS matching
    ${from} WHERE ${and(narrowed(filter))}`.execute(db);
  return rows[0] ?? { all: 0, registered: 0, unregistered: 0, waiting: 0, matching: 0 };
}

type Asked = { order: RawBuilder<unknown>; limit: number; offset: number; now: Date };

/** Customers under a filter, as they are shown. */
export const clientRows = (db: Kysely<Tables>, filter: ClientFilter, asked: Asked): Promise<ClientRow[]> =>
  accountsAsClients(db, and([...narrowed(filter), ...onTab(filter)]), asked);

/** Which customers match, in their order. */
export async function clientIds(
  db: Kysely<Tables>,
  filter: ClientFilter,
  { order, limit }: Pick<Asked, "order" | "limit">,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT a.id ${from} ${withWaiting} WHERE ${and([...narrowed(filter), ...onTab(filter)])}
    ORDER BY ${order} LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Customers whom somebody found a moment ago and may still know of, in the order in which they were found. */
export const clientsAgain = (db: Kysely<Tables>, filter: ClientFilter, ids: readonly number[], now: Date) =>
  accountsAsClients(db, and([...narrowed(filter), sql`a.id = ANY (${ids}::bigint[])`]), {
    ...{ order: sql`array_position(${ids}::bigint[], a.id)`, limit: ids.length, offset: 0, now },
  });

/** The people of a business, the first first. */
export const businessUsers = (db: Kysely<Tables>, ids: readonly number[], asked: Omit<Asked, "order">) =>
  accountsAsClients(db, sql`a.id = ANY (${ids}::bigint[])`, { ...asked, order: sql`a.id` });

export async function clientById(db: Kysely<Tables>, id: number, now: Date): Promise<ClientRow | undefined> {
  const rows = await accountsAsClients(db, sql`a.id = ${id}`, { order: sql`a.id`, limit: 1, offset: 0, now });
  return rows[0];
}

async function accountsAsClients(db: Kysely<Tables>, where: RawBuilder<unknown>, asked: Asked): Promise<ClientRow[]> {
  const { order, limit, offset, now } = asked;
  const { rows } = await sql<ClientRow>`
    SELECT a.id, a.role_id, a.email, a.first_name, a.last_name, a.user_name, a.mobile, a.mobile_country_id,
      a.country_id, a.state_id, a.city_id, a.designation_id, a.is_active,
      coalesce(f.locked_until > ${now}, false) AS is_locked, a.associate_id, s.first_name AS associate_first_name,
      s.last_name AS associate_last_name, a.business_id, b.company_name, b.status, b.is_active AS is_business_active,
      b.type_id, b.country_id AS business_country_id, b.tax_identification_number, b.address, b.postal_code, b.phone,
      b.website, b.state_id AS business_state_id, b.city_id AS business_city_id, w.waiting, w.submitted_at, a.version, a.created_at, a.updated_at
    ${from}
    LEFT JOIN account s ON s.id = a.associate_id
    LEFT JOIN sign_in_failure f ON f.email = lower(a.email)
    ${withWaiting}
    WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows;
}
