import { createHash } from "node:crypto";
import type { OperationId } from "#api/operation-types.ts";
import { documentCategories } from "#domain/kyc.ts";
import type { ProblemCode } from "#domain/problems.ts";
import type { LooseInput } from "../api.ts";
import { pdf, pdfFile } from "../kyc-files.ts";
import { type KycEvent, type KycWorld, type Outcome, tellBusiness, tellPaper } from "./kyc-world.ts";

export type KycAct = { name: string; operation: OperationId; input(world: KycWorld): LooseInput; outcome: Judge };
type Judge = (world: KycWorld, actor: Parameters<typeof tellBusiness>[2]) => Outcome;

const sent = createHash("sha256").update(pdf("sent")).digest("hex");
const other = "0".repeat(64);
const document_category = documentCategories.business;

const sending = (operation: "submitDocuments" | "updateDocuments", type: string, document_type: number): KycAct => ({
  name: type,
  operation,
  input: ({ id, business }) => {
    const entry = { document_type, document_category };
    const seen = operation === "updateDocuments" ? { version: business?.version ?? 1 } : {};
    return {
      body: { business_id: id, business_data: [{ ...entry, ...seen }] },
      files: { business_image: pdfFile("licence.pdf", "sent") },
    };
  },
  outcome: (world, actor) => tellPaper(world, { type, fileHash: sent }, actor),
});

type Said = { status: 2 | 3; remark?: string; sha256?: string; staleBy?: number };
const deciding = (name: string, { status, remark = "", sha256, staleBy = 0 }: Said): KycAct => ({
  name,
  operation: "updateDocuments",
  input: ({ id, business }) => {
    const seen = { sha256: sha256 ?? business?.hash ?? other, version: (business?.version ?? 1) + staleBy };
    return { body: { business_id: id, business_data: [{ document_category, status, remark, ...seen }] } };
  },
  outcome: (world, actor) => {
    const gate = ((): ProblemCode | undefined => {
      if (!world.business) return undefined;
      if (sha256 !== undefined) return "fileReplaced";
      return staleBy > 0 ? "staleVersion" : undefined;
    })();
    const event: KycEvent =
      status === 2
        ? { type: "APPROVE", fileHash: sha256 ?? world.business?.hash ?? other }
        : { type: world.business?.state === "approved" ? "REVOKE" : "REJECT", remark };
    return tellPaper(world, event, actor, gate);
  },
});

const registering = (type: "REGISTER" | "UNREGISTER", status: 1 | 2): KycAct => ({
  name: type,
  operation: "setBusinessStatus",
  input: ({ id }) => ({ path: { id }, body: { status } }),
  outcome: (world, actor) => {
    const bothApproved = world.business?.state === "approved" && world.owner?.state === "approved";
    const facts = type === "REGISTER" ? { bothApproved } : { liveClaims: world.liveClaims };
    return tellBusiness(world, { type, facts } as KycEvent, actor);
  },
});

/** Sending, deciding and registering, in good and bad ways. */
export const kycActs = (type: number): KycAct[] => [
  sending("submitDocuments", "SUBMIT", type),
  sending("updateDocuments", "RESUBMIT", type),
  deciding("APPROVE", { status: 2 }),
  deciding("APPROVE another file", { status: 2, sha256: other }),
  deciding("APPROVE too late", { status: 2, staleBy: 1 }),
  deciding("REJECT or REVOKE", { status: 3, remark: "Not readable" }),
  deciding("REJECT or REVOKE without a word", { status: 3, remark: "  " }),
  registering("REGISTER", 1),
  registering("UNREGISTER", 2),
];
