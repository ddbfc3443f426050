import type { DocumentCategory } from "#domain/kyc.ts";
import { clientFor } from "./a-line.ts";
import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";

export async function documentTypeId({ pool }: TestApp, code = "TRADE_LICENCE"): Promise<number> {
  const { rows } = await pool.query(
    `SELECT s.id FROM sub_master s JOIN master m ON m.id = s.master_id WHERE m.code = 'DOC_TYPE_BUSINESS' AND s.code = $1`,
    [code],
  );
  return rows[0].id;
}

/** The business of a person, or of the client that they act for. A person without one gets one. */
export async function aBusiness(portal: TestApp, owner: Owner, status?: 9 | 10 | 11): Promise<number> {
  const holder = await ownerId(portal, clientFor(owner));
  const { rows } = await portal.pool.query("SELECT business_id AS id FROM account WHERE id = $1", [holder]);
  const id: number =
    rows[0].id ??
    (await portal.pool.query("INSERT INTO business (company_name) VALUES ('Harbour Gems') RETURNING id")).rows[0].id;
  await portal.pool.query("UPDATE account SET business_id = $2 WHERE id = $1", [holder, id]);
  if (status) await portal.pool.query("UPDATE business SET status = $2 WHERE id = $1", [id, status]);
  return id;
}

export const sentHash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** A document of a person's business after a sending, with its case. Its bytes are stored nowhere. */
export async function aDocument(
  portal: TestApp,
  owner: Owner,
  category: DocumentCategory = "business",
  status: 1 | 2 | 3 = 1,
): Promise<{ id: number; kyc_id: number; business_id: number; user_id: number }> {
  const business_id = await aBusiness(portal, owner);
  const user_id = await ownerId(portal, clientFor(owner));
  const now = portal.clock.now();
  const kyc = await portal.pool.query(
    `INSERT INTO kyc (business_id, user_id, created_at) VALUES ($1, $2, $3)
      ON CONFLICT (business_id) DO UPDATE SET user_id = kyc.user_id RETURNING id`,
    [business_id, user_id, now],
  );
  const kyc_id = kyc.rows[0].id;
  const { rows } = await portal.pool.query(
    `INSERT INTO kyc_document (kyc_id, category, state, status, document_type_id, remark, stored_name, original_name,
        media_type, bytes, sha256, sealed_with, submitted_by, submitted_at, decided_by, decided_at, created_at, updated_at)
      VALUES ($1, $2, ('{pending,approved,rejected}'::text[])[$3], $3, $4, CASE WHEN $3 = 3 THEN 'Not readable' END,
        md5(random()::text) || '.bin', 'licence.pdf', 'application/pdf', 4, $5, 'nobody00', $6, $7,
        CASE WHEN $3 > 1 THEN (SELECT min(id) FROM account WHERE role_id = 1) END,
        CASE WHEN $3 > 1 THEN $7::timestamptz END, $7, $7) RETURNING id`,
    [kyc_id, category, status, await documentTypeId(portal), sentHash, user_id, now],
  );
  return { id: rows[0].id, kyc_id, business_id, user_id };
}
