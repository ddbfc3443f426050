import type { OperationId } from "#api/operation-types.ts";
import { documentCategories } from "#domain/kyc.ts";
import { clientFor } from "./a-line.ts";
import { pdfFile } from "./kyc-files.ts";
import { aBusiness, aDocument, documentTypeId, sentHash } from "./kyc-rows.ts";
import { ownerId } from "./rows.ts";
import type { Sample } from "./stone-samples.ts";

/** A sample on the business of a customer. The right to external clients does not reach it. */
const ofAClient = (access: "read" | "write", screen = "kyc") => ({
  isClients: true as const,
  isHidden: true as const,
  rights: [`${screen}:${access}`, `customer-profile/business:${access}`],
});
/** A guest has no business. Auditors read documents and move none. Quality control has no part in them. */
const movers = { 3: 403, 4: 403, 8: 403 };
const onlyAdministrators = { ...movers, 2: 403, 5: 403, 6: 403, 7: 403 };

/** One good request for each operation about a business's KYC. */
export const kycSamples = {
  submitDocuments: {
    ...ofAClient("write"),
    refused: movers,
    ask: async (portal, owner) => {
      await aBusiness(portal, owner, 9);
      const document_type = await documentTypeId(portal);
      return {
        body: {
          user_id: await ownerId(portal, clientFor(owner)),
          business_data: [{ document_type, document_category: documentCategories.business }],
        },
        files: { business_image: pdfFile() },
      };
    },
  },
  updateDocuments: {
    ...ofAClient("write"),
    refused: onlyAdministrators,
    ask: async (portal, owner) => {
      const { business_id } = await aDocument(portal, owner);
      await aBusiness(portal, owner, 10);
      const decision = { status: 2, sha256: sentHash, version: 1, document_category: documentCategories.business };
      return { body: { business_id, business_data: [decision] } };
    },
  },
  getKyc: {
    ...ofAClient("read"),
    ask: async (portal, owner) => ({ path: { id: (await aDocument(portal, owner)).business_id } }),
  },
  listKyc: { ask: () => ({}) },
  createDocumentLink: {
    ...ofAClient("read"),
    ask: async (portal, owner) => ({ path: { document_id: (await aDocument(portal, owner)).id } }),
  },
  setBusinessStatus: {
    ...ofAClient("write", "client"),
    rights: ["client:write"],
    refused: onlyAdministrators,
    ask: async (portal, owner) => {
      await aDocument(portal, owner, "business", 2);
      const { business_id } = await aDocument(portal, owner, "owner", 2);
      await aBusiness(portal, owner, 10);
      return { path: { id: business_id }, body: { status: 1 } };
    },
  },
} satisfies Partial<Record<OperationId, Sample>>;
