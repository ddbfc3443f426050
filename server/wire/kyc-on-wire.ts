import type { Data } from "#api/operation-types.ts";
import { type DocumentCategory, documentCategories } from "#domain/kyc.ts";
import { isBuyer } from "../access/client.ts";
import { type KycBusiness, type KycDocument, kycBusiness, kycDocuments, kycSteps } from "../db/queries/kyc.ts";
import { accountAsViewer } from "../db/queries/viewers.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { meanwhileOf } from "./meanwhile.ts";

type Case = Data<"getKyc">;
type Entry = Case["business_data"][number];
type MediaType = Entry["file"]["media_type"];
type Person = KycDocument["submitted_by"];
type Shown = (person: Person | null) => Entry["submitted_by"];

/** The KYC of a business, as far as the actor may see it. */
export async function kycOnWire(ctx: Reading, businessId: number): Promise<Case> {
  const business = await kycBusiness(ctx.db, businessId);
  if (!business) throw new Problem("notFound");
  const { kyc_id } = business;
  const documents = kyc_id === null ? [] : await kycDocuments(ctx.db, kyc_id);
  const steps = kyc_id === null ? [] : await kycSteps(ctx.db, kyc_id);
  const shown = await personFor(ctx, business);
  const entries = (category: DocumentCategory) =>
    documents.filter((document) => document.category === category).map((document) => entryOf(document, shown));
  const [business_owner_data, business_data] = [entries("owner"), entries("business")];
  return {
    user_id: business.user_id,
    business_id: business.id,
    company_name: business.company_name,
    kyc_id,
    tax_identification_number: business.tax_identification_number,
    status: business.status,
    is_active: business.is_active,
    version: business.version,
    changed: (await meanwhileOf(ctx, "business", [business.id])).get(business.id) ?? null,
    business_owner_image: imageOf(business_owner_data[0]),
    business_image: imageOf(business_data[0]),
    business_owner_data,
    business_data,
    history: steps.map(({ what, category, sha256, remark, by, at }) => ({
      at: at.toISOString(),
      document_category: documentCategories[category],
      what,
      remark,
      sha256,
      by: shown(by),
      is_own: by?.id === ctx.actor.accountId,
    })),
  };
}

/** Clients get the names of their own people and of their associate. Everybody else is the house. */
async function personFor({ db, actor }: Reading, { id }: KycBusiness): Promise<Shown> {
  const own = isBuyer(actor.roleId) ? await accountAsViewer(db, actor.accountId) : undefined;
  return (person) => {
    const isTold = !own || person?.business_id === id || person?.id === own.associate_id;
    if (!person || !isTold) return null;
    const { business_id: _, ...name } = person;
    return name;
  };
}

const entryOf = (document: KycDocument, shown: Shown): Entry => ({
  kyc_id: document.kyc_id,
  document_id: document.id,
  document_type: document.document_type_id,
  document_type_name: document.document_type_name,
  document_category: documentCategories[document.category],
  status: document.status,
  info: document.info,
  remark: document.remark,
  file: {
    name: document.original_name,
    media_type: document.media_type as MediaType,
    bytes: document.bytes,
    sha256: document.sha256,
    pages: document.pages,
  },
  submitted_at: document.submitted_at.toISOString(),
  submitted_by: shown(document.submitted_by),
  decided_at: document.decided_at?.toISOString() ?? null,
  decided_by: shown(document.decided_by),
  version: document.version,
});

const imageOf = (entry: Entry | undefined): Case["business_image"] =>
  entry
    ? {
        document_id: entry.document_id,
        media_type: entry.file.media_type,
        bytes: entry.file.bytes,
        sha256: entry.file.sha256,
      }
    : null;
