import { describe, expect, test } from "vitest";
import { documentCategories } from "#domain/kyc.ts";
import { useApp } from "#support/app.ts";
import { pdfFile, png } from "#support/kyc-files.ts";
import { aBusiness, documentTypeId } from "#support/kyc-rows.ts";

const portal = useApp();

describe("a customer who is new", () => {
  test("sends both papers, reads why one is rejected, mends it, and is registered", async () => {
    const business_id = await aBusiness(portal, "customer", 9);
    const document_type = await documentTypeId(portal);
    const sent = await portal.as("customer").call("submitDocuments", {
      body: {
        tax_identification_number: "BE 0417.497.106",
        business_data: [{ document_type, document_category: documentCategories.business, info: " Renewed " }],
        business_owner_data: [{ document_type, document_category: documentCategories.owner }],
      },
      files: { business_image: [pdfFile()], owner_image: [png("../../passport.png")] },
    } as never);
    expect(sent.status).toBe(201);
    expect(sent.data).toMatchObject({ business_id, status: 10, tax_identification_number: "BE 0417.497.106" });
  });
});
