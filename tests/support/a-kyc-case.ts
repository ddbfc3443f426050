import type { Data } from "#api/operation-types.ts";
import { documentCategories } from "#domain/kyc.ts";

type KycCase = Data<"getKyc">;
export type KycDocument = KycCase["business_data"][number];

export const shaOf = (letter: string) => letter.repeat(64);
const customer = { id: 6, first_name: "Mara", last_name: "Lind", role_id: 2 };
export const administrator = { id: 1, first_name: "Ines", last_name: "Novak", role_id: 1 };

/** A document that waits, unless the test says otherwise. */
export const aDocument = (category: keyof typeof documentCategories, rest: Partial<KycDocument> = {}): KycDocument => ({
  kyc_id: 1,
  document_id: category === "owner" ? 4 : 5,
  document_type: category === "owner" ? 36 : 30,
  document_type_name: category === "owner" ? "Passport" : "Trade licence",
  document_category: documentCategories[category],
  status: 1,
  info: null,
  remark: null,
  file: {
    name: `${category}.pdf`,
    media_type: "application/pdf",
    bytes: 48_213,
    sha256: shaOf(category === "owner" ? "a" : "b"),
    pages: 1,
  },
  submitted_at: "2026-11-20T09:12:00.000Z",
  submitted_by: customer,
  decided_at: null,
  decided_by: null,
  version: 1,
  ...rest,
});

export const approved = { status: 2 as const, decided_at: "2026-11-20T10:05:00.000Z", decided_by: administrator };
export const rejected = { ...approved, status: 3 as const, remark: "Second page is missing." };

/** A step of the history. */
export const aKycStep = (
  category: keyof typeof documentCategories,
  what: KycCase["history"][number]["what"],
  rest: Partial<KycCase["history"][number]> = {},
): KycCase["history"][number] => ({
  at: "2026-11-20T09:12:00.000Z",
  document_category: documentCategories[category],
  what,
  remark: null,
  sha256: shaOf(category === "owner" ? "a" : "b"),
  by: what === "submit" || what === "resubmit" || what === "replace" ? customer : administrator,
  is_own: false,
  ...rest,
});

interface Documents {
  owner?: Partial<KycDocument> | null;
  business?: Partial<KycDocument> | null;
}

/** The case of Northlight Jewels. Both documents wait, unless the test says otherwise. */
export const aKycCase = ({ owner = {}, business = {} }: Documents = {}, rest: Partial<KycCase> = {}): KycCase => ({
  user_id: 6,
  business_id: 1,
  company_name: "Northlight Jewels",
  kyc_id: 1,
  tax_identification_number: "BE 0417.497.106",
  status: 10,
  is_active: true,
  version: 3,
  changed: null,
  business_owner_image: null,
  business_image: null,
  business_owner_data: owner ? [aDocument("owner", owner)] : [],
  business_data: business ? [aDocument("business", business)] : [],
  history: [aKycStep("business", "submit"), aKycStep("owner", "submit")],
  ...rest,
});

/** The business of the case, as answered by its own call. */
export const aBusiness = (rest: Partial<Data<"getBusiness">> = {}): Data<"getBusiness"> => ({
  id: 1,
  company_name: "Northlight Jewels",
  status: 10,
  is_active: true,
  type_id: null,
  type: "Jewellery manufacturer",
  tax_identification_number: "BE 0417.497.106",
  address: "1 Harbour Street",
  postal_code: "2018",
  country_id: 22,
  state_id: null,
  city_id: null,
  phone: null,
  website: null,
  tax: { kind: "none", percent: null },
  registered_at: null,
  created_at: "2026-11-20T09:00:00.000Z",
  updated_at: "2026-11-20T09:00:00.000Z",
  version: 2,
  ...rest,
});
