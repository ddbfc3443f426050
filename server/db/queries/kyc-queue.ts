import { type Kysely, type RawBuilder, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import type { DaySpan } from "#domain/periods.ts";
import type { RoleId } from "#domain/roles.ts";
import { containing } from "../like.ts";
import { oneTrip } from "../one-trip.ts";
import type { Tables } from "../tables.ts";

/** The condition of documents that were submitted on some days. */
export const submittedIn = ({ from, to }: DaySpan, timeZone: string) =>
  sql<boolean>`d.submitted_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone}
    AND d.submitted_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`;

type Queue = { roles: readonly RoleId[]; associateId: number | null };

/** The condition that a business has a person of this associate. */
const ofAssociate = (business: RawBuilder<unknown>, associateId: number) =>
  sql<boolean>`${business} = ANY (ARRAY(SELECT business_id FROM account WHERE associate_id = ${associateId}))`;

/** The documents within these roles and this associate. */
export function kycRows(
  db: Kysely<Tables>,
  { roles, associateId }: Queue,
  { status, search }: { status?: 1 | 2 | 3; search?: string },
) {
  let query = db
    .selectFrom("kyc_document as d")
    .innerJoin("kyc as k", "k.id", "d.kyc_id")
    .innerJoin("business as b", "b.id", "k.business_id")
    .innerJoin("account as u", "u.id", "k.user_id")
    .innerJoin("sub_master as t", "t.id", "d.document_type_id")
    .select(["d.id as document_id", "d.kyc_id", "d.category", "d.status", "d.remark", "d.document_type_id"])
    .select(["d.submitted_at", "d.decided_at", "d.version", "t.name as document_type_name"])
    .select(["b.id as business_id", "b.company_name", "b.status as business_status"])
    .select(["u.id as user_id", "u.first_name", "u.last_name", "u.role_id"])
    .where("u.role_id", "in", roles);
  if (associateId !== null) query = query.where(ofAssociate(sql`b.id`, associateId));
  if (status) query = query.where("d.status", "=", status);
  const word = search?.trim();
  if (!word) return query;
  const pattern = containing(word);
  return query.where(sql<boolean>`concat_ws(' ', b.company_name, u.first_name, u.last_name, u.email) ILIKE ${pattern}`);
}

type KycRow = Awaited<ReturnType<ReturnType<typeof kycRows>["executeTakeFirstOrThrow"]>>;

/** The documents that have waited longest, and how many wait. */
export async function longestWaiting(db: Kysely<Tables>, queue: Queue, limit: number) {
  const { ids, total } = await waitingIds(db, queue, limit);
  if (total === 0) return { total, data: [] };
  const these = kycRows(db, queue, { status: codes.approval.pending }) // somebody may decide one meanwhile
    .where(sql<boolean>`d.id = ANY (${ids}::bigint[])`)
    .orderBy("d.submitted_at")
    .orderBy("d.id", "desc");
  const [data] = await oneTrip(db, sql<KycRow>`${these}`);
  return { total, data };
}

/**
 * The ids of the documents that have waited longest. They are taken apart first (OFFSET 0), and the account of each is
 * looked up by itself: a join would read all accounts of a large house for the sake of their roles.
 */
async function waitingIds(db: Kysely<Tables>, { roles, associateId }: Queue, limit: number) {
  const [rows] = await oneTrip(
    db,
    sql<{ id: number; total: number }>`
      SELECT w.id, count(*) OVER () AS total FROM (
        SELECT d.id, d.submitted_at, k.user_id, k.business_id FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id
        WHERE d.status = ${codes.approval.pending} OFFSET 0) w
      WHERE (SELECT role_id FROM account WHERE id = w.user_id) = ANY (${roles}::int[])
        AND ${associateId === null ? sql`true` : ofAssociate(sql`w.business_id`, associateId)}
      ORDER BY w.submitted_at, w.id DESC LIMIT ${limit}`,
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
