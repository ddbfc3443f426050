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
