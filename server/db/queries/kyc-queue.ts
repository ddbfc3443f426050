import { type Kysely, sql } from "kysely";
import type { DaySpan } from "#domain/periods.ts";
import type { RoleId } from "#domain/roles.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

/** The condition of documents that were submitted on some days. */
export const submittedIn = ({ from, to }: DaySpan, timeZone: string) =>
  sql<boolean>`d.submitted_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone}
    AND d.submitted_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`;

/** The documents within these roles and this associate. */
export function kycRows(
  db: Kysely<Tables>,
  { roles, associateId }: { roles: readonly RoleId[]; associateId: number | null },
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
  if (associateId !== null) {
    query = query.where(sql<boolean>`EXISTS (SELECT FROM account a WHERE a.business_id = b.id
      AND a.associate_id = ${associateId})`);
  }
  if (status) query = query.where("d.status", "=", status);
  const word = search?.trim();
  if (!word) return query;
  const pattern = containing(word);
  return query.where(sql<boolean>`concat_ws(' ', b.company_name, u.first_name, u.last_name, u.email) ILIKE ${pattern}`);
}
