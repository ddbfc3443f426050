import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { type DocumentCategory, documentCategories } from "#domain/kyc.ts";
import { isRoleId, partyOf, roleIds } from "#domain/roles.ts";
import type { Actor } from "#machines/kit/decide.ts";

/** The documents of a business, their decisions, and their history. */
export type KycCase = Data<"getKyc">;
export type KycDocument = KycCase["business_data"][number];
export type KycStep = KycCase["history"][number];
export type { DocumentCategory };

/** The documents, in their order on the screen. */
export const categories = ["owner", "business"] as const satisfies readonly DocumentCategory[];

/** The names of each document on the wire (spec §3). */
export const wire = {
  owner: { entries: "business_owner_data", file: "owner_image" },
  business: { entries: "business_data", file: "business_image" },
} as const satisfies Record<DocumentCategory, object>;

export const titleOf = (category: DocumentCategory) => documentCategories[category];

/** The present document; null if none was ever sent. */
export const documentOf = (kyc: KycCase, category: DocumentCategory): KycDocument | null =>
  kyc[wire[category].entries][0] ?? null;

/** The viewer of documents, and the right to write on this screen. */
export interface KycViewer {
  role_id: number;
  mayWrite: boolean;
}

/** The actor of a viewer. A case outside their reach is never shown, so a shown one is within it. */
export function actorOf({ role_id }: KycViewer): Actor | null {
  if (!isRoleId(role_id)) return null;
  const isOfHouse = role_id !== roleIds.customer && role_id !== roleIds.apiClient && role_id !== roleIds.ftpClient;
  const reach = role_id === roleIds.businessAssociate ? "ownCustomers" : isOfHouse ? "any" : "own";
  return { party: partyOf(role_id), reach: [reach] };
}

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();

export const isApproved = (kycDocument: KycDocument | null) => kycDocument?.status === codes.approval.approved;

/** Contract: the length of the longest remark. */
export const longestRemark = 1000;
