import type { Data } from "#api/operation-types.ts";
import { documentCategories } from "#domain/kyc.ts";
import type { kycRows } from "../db/queries/kyc-queue.ts";

type Row = Awaited<ReturnType<ReturnType<typeof kycRows>["execute"]>>[number];

/** A document of the KYC queue. */
export const kycRowOnWire = (row: Row): Data<"listKyc">["data"][number] => ({
  document_id: row.document_id,
  kyc_id: row.kyc_id,
  user: { id: row.user_id, first_name: row.first_name, last_name: row.last_name, role_id: row.role_id },
  business_id: row.business_id,
  company_name: row.company_name,
  business_status: row.business_status,
  document_type: row.document_type_id,
  document_type_name: row.document_type_name,
  document_category: documentCategories[row.category],
  status: row.status,
  remark: row.remark,
  created_at: row.submitted_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  version: row.version,
});
