import { codes } from "./codes.ts";

/** The two documents of a business as the wire calls them (spec §3). */
export const documentCategories = {
  owner: "Business Owner Document",
  business: "Business Document",
} as const;

export type DocumentCategory = keyof typeof documentCategories;

/** The steps of a document: the transitions of the machine kycDocument. */
export const kycSteps = ["submit", "replace", "resubmit", "approve", "reject", "revoke"] as const;

export type KycStepName = (typeof kycSteps)[number];

/** The types of documents that a person has, and no business. */
const personal: readonly string[] = ["PASSPORT", "IDENTITY_CARD", "DRIVING_LICENCE"];

/** The types of documents with those of the category first. A house may call any of them right. */
export const fittingFirst = <T extends { code: string }>(types: readonly T[], category: DocumentCategory): T[] => {
  const fits = ({ code }: T) => personal.includes(code) === (category === "owner");
  return [...types.filter(fits), ...types.filter((type) => !fits(type))];
};

/** The progress of a business towards its registration. */
export type KycStanding =
  | "details"
  | "documents"
  | "otherDocument"
  | "waiting"
  | "approved"
  | "rejected"
  | "registered"
  | "off";

interface Sent {
  status: number;
}

/** The facts that decide the progress: the business, and the present document of each category. */
interface Standing {
  status: number;
  is_active: boolean;
  business_owner_data: readonly Sent[];
  business_data: readonly Sent[];
}

/** The progress of a business. Without a case it begins with the details. */
export function kycStandingOf(kyc: Standing | null): KycStanding {
  if (!kyc) return "details";
  if (!kyc.is_active) return "off";
  if (kyc.status === codes.business.registered) return "registered";
  const documents = [kyc.business_owner_data, kyc.business_data].map(([sent]) => sent?.status);
  if (documents.includes(codes.approval.rejected)) return "rejected";
  if (documents.includes(undefined)) return documents.some(Boolean) ? "otherDocument" : "documents";
  return documents.includes(codes.approval.pending) ? "waiting" : "approved";
}
