/** The two documents of a business as the wire calls them (spec §3). */
export const documentCategories = {
  owner: "Business Owner Document",
  business: "Business Document",
} as const;

export type DocumentCategory = keyof typeof documentCategories;

/** The steps of a document: the transitions of the machine kycDocument. */
export const kycSteps = ["submit", "replace", "resubmit", "approve", "reject", "revoke"] as const;

export type KycStepName = (typeof kycSteps)[number];
