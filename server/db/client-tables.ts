import type { Generated, GeneratedAlways } from "kysely";
import type { DocumentCategory, KycStepName } from "#domain/kyc.ts";
import type { TaxKind } from "#domain/tax.ts";
import type { MaybeDecimal, Timestamp } from "./column-types.ts";

/** Businesses, their documents, and their API keys and FTP orders. */
export type ClientTables = {
  business: {
    id: Generated<number>;
    company_name: string;
    type_id: number | null;
    status: Generated<9 | 10 | 11>;
    tax_identification_number: string | null;
    address: string | null;
    postal_code: string | null;
    country_id: number | null;
    state_id: number | null;
    city_id: number | null;
    phone: string | null;
    website: string | null;
    tax_kind: Generated<TaxKind>;
    tax_percent: MaybeDecimal;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  /** The search entry of a customer; the database makes it from account and business. */
  client_entry: {
    account_id: number;
    business_id: number | null;
    associate_id: number | null;
    status: number;
    is_active: boolean;
    created_at: Timestamp;
    company: string;
    person: string;
    words: GeneratedAlways<string>;
  };
  kyc: { id: Generated<number>; business_id: number; user_id: number; created_at: Timestamp };
  kyc_document: {
    id: Generated<number>;
    kyc_id: number;
    category: DocumentCategory;
    state: string;
    status: 1 | 2 | 3;
    document_type_id: number;
    info: string | null;
    remark: string | null;
    stored_name: string;
    original_name: string;
    media_type: string;
    bytes: number;
    pages: number | null;
    sha256: string;
    sealed_with: string;
    submitted_by: number;
    submitted_at: Timestamp;
    decided_by: number | null;
    decided_at: Timestamp | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  kyc_step: {
    id: Generated<number>;
    document_id: number;
    what: KycStepName;
    sha256: string;
    remark: string | null;
    made_by: number;
    at: Timestamp;
  };
  kyc_link: {
    key: string;
    document_id: number;
    account_id: number;
    sha256: string;
    created_at: Timestamp;
    expires_at: Timestamp;
  };
  api_key: {
    id: Generated<number>;
    account_id: number;
    name: string;
    prefix: string;
    key_hash: Buffer;
    scopes: string[];
    calls_per_minute: number;
    expires_at: Timestamp | null;
    ends_at: Timestamp | null;
    replaced_by: number | null;
    last_used_at: Timestamp | null;
    created_by: number | null;
    version: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  ftp_order: {
    id: Generated<number>;
    account_id: number;
    file_name: string;
    sha256: string;
    paper_id: number | null;
    stones: number;
    result_name: string;
    result: string;
    received_at: Timestamp;
    left_at: Timestamp;
  };
};
