import type { Body } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { ownerId } from "./rows.ts";

/** A customer as a form sends them. */
export const quist = {
  email: "nora@quist.test",
  user_name: "nora.quist",
  first_name: "Nora",
  last_name: "Quist",
  mobile: "70 123 45 67",
  mobile_country_id: 213,
};
export const quistBusiness = {
  company_name: "Quist & Daughters",
  tax_identification_number: "27AAACQ1234F1Z5",
  address: "4 Orchard Lane",
  postal_code: "400051",
  country_id: 101,
  phone: "22 2657 0000",
  website: "quist.test",
};

type More = Partial<Omit<Body<"createClientWithBusiness">, "business">>;

/** A new customer with a business, made by somebody of the house. */
export async function aClient(portal: TestApp, by: DemoName = "admin", more: More = {}, business: object = {}) {
  const body = { ...quist, ...more, business: { ...quistBusiness, ...business } };
  return (await portal.as(by).call("createClientWithBusiness", { body })).data;
}

/** A document of a business that waits since a moment, written directly. */
export async function aWaitingDocument(portal: TestApp, owner: DemoName, since: Date): Promise<void> {
  const user = await ownerId(portal, owner);
  await portal.pool.query(
    `WITH k AS (INSERT INTO kyc (business_id, user_id, created_at) SELECT business_id, id, $2 FROM account WHERE id = $1
        ON CONFLICT (business_id) DO UPDATE SET user_id = excluded.user_id RETURNING id)
      INSERT INTO kyc_document (kyc_id, category, state, status, document_type_id, stored_name, original_name, media_type,
        bytes, sha256, submitted_by, submitted_at, created_at, updated_at)
      SELECT id, CASE (SELECT count(*) FROM kyc_document d WHERE d.kyc_id = k.id) WHEN 0 THEN 'owner' ELSE 'business' END,
        'pending', 1, (SELECT min(s.id) FROM sub_master s JOIN master m ON m.id = s.master_id WHERE m.code = 'DOC_TYPE_BUSINESS'),
        gen_random_uuid()::text, 'paper.png', 'image/png', 10, 'x', $1, $2, $2, $2 FROM k`,
    [user, since],
  );
}
