import type { Data } from "#api/operation-types.ts";
import { type DocumentCategory, documentCategories } from "#domain/kyc.ts";
import type { DemoName } from "./actors.ts";
import type { Answer } from "./answer.ts";
import type { TestApp } from "./app.ts";
import { pdfFile } from "./kyc-files.ts";
import { aBusiness, documentTypeId } from "./kyc-rows.ts";

export type KycCase = Data<"getKyc">;
export type Sending = { file?: File; user_id?: number; business_id?: number; info?: string };
const names = {
  business: { data: "business_data", file: "business_image" },
  owner: { data: "business_owner_data", file: "owner_image" },
} as const;

/** The acts of people on a business's documents, by the calls of the contract. */
export class KycDesk {
  readonly portal: TestApp;
  constructor(portal: TestApp) {
    this.portal = portal;
  }

  async submit(by: DemoName, category: DocumentCategory, { file = pdfFile(), info, ...whose }: Sending = {}) {
    const entry = { ...(await this.#entry(category)), ...(info !== undefined && { info }) };
    return this.portal.as(by).send("submitDocuments", {
      body: { ...whose, [names[category].data]: [entry] },
      files: { [names[category].file]: file },
    }) as Promise<Answer<KycCase>>;
  }

  async resubmit(
    by: DemoName,
    category: DocumentCategory,
    version: number,
    { file = pdfFile(), ...whose }: Sending = {},
  ) {
    const entry = { ...(await this.#entry(category)), version };
    return this.portal.as(by).send("updateDocuments", {
      body: { ...whose, [names[category].data]: [entry] },
      files: { [names[category].file]: file },
    }) as Promise<Answer<KycCase>>;
  }

  /** Decides on a document as seen in this case. `otherwise` changes what was seen. */
  decide(by: DemoName, category: DocumentCategory, status: 2 | 3, seen: KycCase, otherwise: object = {}) {
    const kycDocument = seen[names[category].data][0];
    const entry = {
      document_category: documentCategories[category],
      version: kycDocument?.version,
      sha256: kycDocument?.file.sha256,
    };
    const said = { status, ...(status === 3 && { remark: "The stamp is missing" }), ...otherwise };
    const body = { business_id: seen.business_id, [names[category].data]: [{ ...entry, ...said }] };
    return this.portal.as(by).send("updateDocuments", { body }) as Promise<Answer<KycCase>>;
  }

  async read(by: DemoName, id: number): Promise<KycCase> {
    return (await this.portal.as(by).call("getKyc", { path: { id } })).data;
  }

  /** A business with waiting documents, as seen by an administrator. */
  async waiting(of: DemoName = "customer"): Promise<KycCase> {
    const id = await aBusiness(this.portal, of, 9);
    await this.submit(of, "business", { file: pdfFile("licence.pdf", "one") });
    await this.submit(of, "owner", { file: pdfFile("passport.pdf", "two") });
    return this.read("admin", id);
  }

  /** A business with both documents approved. */
  async approved(of: DemoName = "customer"): Promise<KycCase> {
    const waiting = await this.waiting(of);
    for (const category of ["business", "owner"] as const) await this.decide("admin", category, 2, waiting);
    return this.read("admin", waiting.business_id);
  }

  register(by: DemoName, id: number, status: 1 | 2) {
    return this.portal.as(by).call("setBusinessStatus", { path: { id }, body: { status } });
  }

  async #entry(category: DocumentCategory) {
    return { document_type: await documentTypeId(this.portal), document_category: documentCategories[category] };
  }
}
