import type { Generated } from "kysely";
import type { Timestamp } from "./column-types.ts";

/** Accounts, their rights and their sign-ins. */
export type PeopleTables = {
  role: { id: number; name: string; audience: Audience; rights_version: Generated<number> };
  permission_category: { id: Generated<number>; audience: Audience; name: string };
  permission: { id: Generated<number>; category_id: number; name: string; path: string };
  role_permission: { role_id: number; permission_id: number; read_access: boolean; write_access: boolean };
  user_permission: { account_id: number; permission_id: number; read_access: boolean; write_access: boolean };
  account: {
    id: Generated<number>;
    role_id: number;
    email: string;
    user_name: string | null;
    password_hash: string | null;
    first_name: string;
    last_name: string;
    company_name: string | null;
    mobile: string | null;
    mobile_country_id: number | null;
    country_id: number | null;
    state_id: number | null;
    city_id: number | null;
    picture_id: number | null;
    business_id: number | null;
    associate_id: number | null;
    /** The provider whose stock the account delivers (roles 6 and 7). */
    provider_id: number | null;
    salesperson_type_id: number | null;
    designation_id: number | null;
    is_active: Generated<boolean>;
    erased_at: Timestamp | null;
    became_id: number | null;
    rights_version: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  session: {
    key: string;
    token_hash: Buffer;
    account_id: number;
    address: string;
    device: string;
    created_at: Timestamp;
    last_seen_at: Timestamp;
    expires_at: Timestamp;
    viewed_by: number | null;
    viewed_from: string | null;
    proved_at: Timestamp | null;
  };
  /** Whoever was here, since when and until when, and the end of the visit before. */
  visit: { account_id: number; began_at: Timestamp; seen_at: Timestamp; before_at: Timestamp | null };
  sign_in_failure: {
    email: string;
    source: string;
    failures: number;
    locked_until: Timestamp | null;
    last_at: Timestamp;
  };
  /** `who` is an account or a network that guesses, or a network whose public calls of a minute are counted. */
  sign_in_pace: { who: string; failures: number; next_at: Timestamp | null; last_at: Timestamp };
  known_device: {
    account_id: number;
    token_hash: Buffer;
    first_at: Timestamp;
    last_at: Timestamp;
    ended_at: Timestamp | null;
  };
  second_factor: {
    account_id: number;
    sealed_secret: string;
    last_step: number;
    wrong_codes: Generated<number>;
    wrong_since: Timestamp | null;
    created_at: Timestamp;
  };
  recovery_code: { account_id: number; code_hash: Buffer; used_at: Timestamp | null };
  passkey: {
    id: Generated<number>;
    account_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Timestamp;
    last_used_at: Timestamp | null;
  };
  passkey_challenge: { challenge_hash: Buffer; account_id: number; is_new: boolean; expires_at: Timestamp };
  half_sign_in: {
    token_hash: Buffer;
    account_id: number;
    created_at: Timestamp;
    expires_at: Timestamp;
    is_proved: Generated<boolean>;
  };
  issuer_identity: {
    issuer: string;
    subject: string;
    account_id: number;
    created_at: Timestamp;
    last_used_at: Timestamp;
  };
  spent_issuer_sign_in: { id_hash: Buffer; expires_at: Timestamp };
  guest_arrival: { day: string; address: string; count: number };
  one_time_code: {
    id: Generated<number>;
    purpose: "signup" | "reset";
    email: string;
    code_hash: string | null;
    tries: Generated<number>;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: Timestamp | null;
    verification_hash: Buffer | null;
    verified_until: Timestamp | null;
    spent_at: Timestamp | null;
  };
  invitation: {
    id: Generated<number>;
    account_id: number;
    email: string;
    token_hash: Buffer;
    made_by: number | null;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
};

type Audience = "office" | "customer" | "guest";
