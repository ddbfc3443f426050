import type { Generated, JSONColumnType } from "kysely";

type Timestamp = Date;

/** The database as the migrations leave it. */
export type Tables = {
  audit_event: {
    seq: Generated<number>;
    at: Timestamp;
    body: string;
    data: Generated<JSONColumnType<Record<string, unknown>>>;
    prev: Generated<Buffer>;
    hash: Generated<Buffer>;
  };
  machine_version: {
    hash: string;
    machine: string;
    version: string;
    description: JSONColumnType<object>;
    created_at: Generated<Timestamp>;
  };
  setting: {
    id: Generated<number>;
    key: string;
    value: JSONColumnType<object>;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
  };
  stored_file: {
    id: Generated<number>;
    name: string;
    original_name: string;
    media_type: string;
    bytes: number;
    sha256: string;
    created_at: Generated<Timestamp>;
  };
  job: {
    id: string;
    kind: string;
    account_id: number | null;
    state: Generated<"waiting" | "running" | "done" | "failed" | "cancelled">;
    done: Generated<number>;
    total: number | null;
    note: string | null;
    error: string | null;
    attempts: Generated<number>;
    created_at: Generated<Timestamp>;
    ended_at: Timestamp | null;
  };
  mail: {
    id: Generated<number>;
    to_address: string;
    subject: string;
    text: string | null;
    kind: string;
    status: Generated<"waiting" | "kept" | "sent" | "failed" | "cancelled">;
    attempts: Generated<number>;
    error: string | null;
    job_id: string | null;
    created_at: Generated<Timestamp>;
    sent_at: Timestamp | null;
  };
  idempotency_key: {
    sender: string;
    key: string;
    operation: string;
    body_hash: string;
    status: number | null;
    answer: JSONColumnType<object> | null;
    created_at: Generated<Timestamp>;
  };
  master: {
    id: Generated<number>;
    code: string;
    name: string;
    description: string | null;
    is_fixed: Generated<boolean>;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  sub_master: {
    id: Generated<number>;
    master_id: number;
    code: string;
    name: string;
    description: string | null;
    keyword: string | null;
    sequence: number;
    is_active: Generated<boolean>;
    is_default: Generated<boolean>;
    is_display: Generated<boolean>;
    image_id: number | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  role: { id: number; name: string; audience: Audience; rights_version: Generated<number> };
  permission_category: { id: Generated<number>; audience: Audience; name: string };
  permission: { id: Generated<number>; category_id: number; name: string; path: string };
  role_permission: { role_id: number; permission_id: number; read_access: boolean; write_access: boolean };
  user_permission: { account_id: number; permission_id: number; read_access: boolean; write_access: boolean };
  business: {
    id: Generated<number>;
    company_name: string;
    type_id: number | null;
    status: Generated<9 | 10 | 11>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
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
    salesperson_type_id: number | null;
    designation_id: number | null;
    is_active: Generated<boolean>;
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
  };
  sign_in_failure: { email: string; failures: number; locked_until: Timestamp | null; last_at: Timestamp };
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
};

export type Audience = "office" | "customer" | "guest";
