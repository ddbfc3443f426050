import type { Body, Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { businessAccount } from "#machines/active-toggle.ts";
import { businessWithScope, meantBusiness } from "../access/business-scope.ts";
import { insistOnDocuments } from "../access/kyc-documents.ts";
import { kycQueueOf } from "../access/kyc-queue-reach.ts";
import { one, page, patch } from "../db/crud.ts";
import { documentById, kycBusiness } from "../db/queries/kyc.ts";
import { kycRows } from "../db/queries/kyc-queue.ts";
import { orderBy } from "../db/sort.ts";
import { newDocumentLink } from "../files/document-links.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { decisionIn, documentOf, sentDocuments } from "../people/sent-documents.ts";
import { kycOnWire } from "../wire/kyc-on-wire.ts";
import { kycRowOnWire } from "../wire/kyc-row-on-wire.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";
import { registerBusiness } from "../workflows/move-business.ts";
import { moveDocument } from "../workflows/move-kyc.ts";
import { switchActive } from "../workflows/switch-active.ts";

const sortable = {
  created_at: "d.submitted_at",
  decided_at: "d.decided_at",
  status: "d.status",
  company_name: "b.company_name",
};

/** The business of a call, under its lock. Documents and decisions of one business take turns. */
async function lockedBusiness(ctx: Context, body: Body<"submitDocuments"> | Body<"updateDocuments">) {
  insistOnDocuments(ctx.actor, "write");
  const business = await meantBusiness(ctx, body);
  const { kyc_id } = (await kycBusiness(ctx.db, business.id)) ?? {};
  const named = [body, ...(body.business_data ?? []), ...(body.business_owner_data ?? [])];
  if (named.some((one) => one.kyc_id !== undefined && one.kyc_id !== kyc_id)) throw new Problem("notFound");
  await keepTaxNumber(ctx, business, body.tax_identification_number?.trim());
  return business;
}
type Locked = Awaited<ReturnType<typeof meantBusiness>>;

/** Sets the tax number. That of a registered business is changed only by the house. */
async function keepTaxNumber(ctx: Context, { row }: Locked, tax_identification_number?: string): Promise<void> {
  if (tax_identification_number === undefined || tax_identification_number === row.tax_identification_number) return;
  const isTheirs = ctx.actor.roleId === roleIds.administrator || row.status !== codes.business.registered;
  if (!isTheirs) throw new Problem("businessRegistered");
  await patch(ctx, "business", row.id, { tax_identification_number });
}

async function standing(ctx: Reading, id: number): Promise<Data<"setBusinessStatus">> {
  const { company_name, status, is_active, version } = await one(ctx, "business", id);
  return { id, company_name, status, is_active, version };
}

/** The KYC of a business: its documents, the house's decisions on them, and its right to take stones. */
export const kyc = {
  getKyc: async ({ path: { id } }, ctx) => {
    insistOnDocuments(ctx.actor, "read");
    await businessWithScope(ctx, id, "read");
    return kycOnWire(ctx, id);
  },
  listKyc: async ({ query }, ctx) => {
    const sorted = kycRows(ctx.db, kycQueueOf(ctx.actor), query).orderBy(
      orderBy(query.sort, sortable, "-created_at", "d.id"),
    );
    const { data, pagination } = await page(sorted, query);
    return { data: data.map(kycRowOnWire), pagination };
  },
  submitDocuments: async ({ body, files }, ctx) => {
    const business = await lockedBusiness(ctx, body);
    const sent = sentDocuments(body, files);
    if (sent.length === 0) throw fileNeeded(["/business_image", "/owner_image"]);
    for (const one of sent) {
      const kycDocument = await documentOf(ctx, one);
      const event = () => ({ type: "SUBMIT", fileHash: kycDocument.sha256 }) as const;
      await moveDocument(ctx, { business, category: one.category, event, reach: business.reach, kycDocument });
    }
    return kycOnWire(ctx, business.id);
  },
  updateDocuments: async ({ body, files }, ctx) => {
    const business = await lockedBusiness(ctx, body);
    const current = () => kycOnWire(ctx, business.id);
    const decision = decisionIn(body, files);
    const sent = decision ? [] : sentDocuments(body, files);
    if (decision) {
      const { category, event, version, sha256 } = decision;
      const seen = { version, sha256, current };
      await moveDocument(ctx, { business, category, event, reach: business.reach, seen });
    }
    for (const { entry, ...one } of sent) {
      const kycDocument = await documentOf(ctx, { entry, ...one });
      const event = () => ({ type: "RESUBMIT", fileHash: kycDocument.sha256 }) as const;
      const seen = { version: entry.version ?? 0, current };
      await moveDocument(ctx, { business, category: one.category, event, reach: business.reach, kycDocument, seen });
    }
    return current();
  },
  createDocumentLink: async ({ path: { document_id } }, ctx) => {
    insistOnDocuments(ctx.actor, "read");
    const document = await documentById(ctx.db, document_id);
    if (!document) throw new Problem("notFound");
    await businessWithScope(ctx, document.business_id, "read");
    return newDocumentLink(ctx, document);
  },
  setBusinessStatus: async ({ path: { id }, body }, ctx) => {
    const { row, reach } = await businessWithScope(ctx, id, "write", "lock");
    const { status, is_active, version } = body;
    if ((status === undefined) === (is_active === undefined)) throw new Problem("statusNeeded");
    if (version !== undefined) await insistOnSeen(ctx, "business", row, version, () => standing(ctx, id));
    if (status !== undefined) await registerBusiness(ctx, id, status, reach);
    else await switchActive(ctx, businessAccount, "business", id, is_active === true, reach);
    return standing(ctx, id);
  },
} satisfies Partial<Handlers>;

const fileNeeded = (fields: string[]) =>
  new Problem("fileNeeded", { errors: fields.map((path) => ({ path, message: messages.fileNeeded })) });
