import { codes } from "./codes.ts";

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
