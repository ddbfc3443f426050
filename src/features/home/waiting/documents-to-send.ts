import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { documentCategories, type KycStanding, kycStandingOf } from "#domain/kyc.ts";

type Case = Data<"getKyc">;

export interface ToSend {
  name: string;
  /** The house's remark, if the document was rejected. */
  remark: string | null;
}
interface Asked {
  standing: KycStanding;
  documents: ToSend[];
}

/** The documents that wait for their sender: the rejected ones, or the one that was never sent. */
export function documentsToSend(kyc: Case | undefined): Asked {
  if (!kyc) return { standing: "waiting", documents: [] };
  const standing = kycStandingOf(kyc);
  const sent = [
    { name: documentCategories.owner, document: kyc.business_owner_data[0] },
    { name: documentCategories.business, document: kyc.business_data[0] },
  ];
  const asked = sent.filter(({ document }) =>
    standing === "rejected" ? document?.status === codes.approval.rejected : !document,
  );
  return { standing, documents: asked.map(({ name, document }) => ({ name, remark: document?.remark ?? null })) };
}
