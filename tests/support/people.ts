import type { Body } from "#api/operation-types.ts";
import type { DocumentCategory } from "#domain/kyc.ts";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { aDocument } from "./kyc-rows.ts";

/** A customer in the form of a form's values. */
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

/** A new customer with a business, made by one of the house's people. */
export async function aClient(portal: TestApp, by: DemoName = "admin", more: More = {}, business: object = {}) {
  const body = { ...quist, ...more, business: { ...quistBusiness, ...business } };
  return (await portal.as(by).call("createClientWithBusiness", { body })).data;
}

/** A document of a person's business that has waited since this moment. */
export async function aWaitingDocument(
  portal: TestApp,
  owner: DemoName,
  since: Date,
  category: DocumentCategory = "owner",
): Promise<void> {
  const { id } = await aDocument(portal, owner, category);
  await portal.pool.query("UPDATE kyc_document SET submitted_at = $2 WHERE id = $1", [id, since]);
}
