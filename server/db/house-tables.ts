import type { Generated, JSONColumnType } from "kysely";
import type { BounceKind } from "#domain/bounces.ts";
import type { SenderFault } from "#domain/sender-records.ts";
import type { Timestamp } from "./column-types.ts";

/** The house's settings, files, jobs and mail, its log, and the lists that forms offer. */
export type HouseTables = {
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
    /** Sealed with the house's key. */
    secret: Generated<string | null>;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
  };
  setup_address: {
    id: Generated<number>;
    token_hash: Buffer;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: Generated<Timestamp | null>;
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
    result: JSONColumnType<JobResult> | null;
    /** The fingerprint of what was asked for; the same file is not made twice at once. */
    asked: string | null;
    created_at: Generated<Timestamp>;
    ended_at: Timestamp | null;
  };
  download_link: {
    key: string;
    account_id: number | null;
    stored_name: string;
    file_name: string;
    media_type: string;
    bytes: number;
    created_at: Generated<Timestamp>;
    expires_at: Timestamp;
  };
  mail: {
    id: Generated<number>;
    to_address: string;
    subject: string;
    text: string | null;
    /** The letter as data, of which its HTML is made when it is sent (server/mail/letter). */
    body: JSONColumnType<object> | null;
    /** The part of the text that opens an account. */
    secret: string | null;
    kind: string;
    status: Generated<"waiting" | "kept" | "sent" | "failed" | "cancelled">;
    attempts: Generated<number>;
    error: string | null;
    job_id: string | null;
    account_id: number | null;
    /** Names the letter outside the house. */
    key: Generated<string>;
    created_at: Generated<Timestamp>;
    sent_at: Timestamp | null;
    /** The kind of bounce, if one came after a mail server took the letter. */
    came_back: BounceKind | null;
    came_back_at: Timestamp | null;
    came_back_said: string | null;
    came_back_counts: Generated<boolean>;
  };
  mail_pace: { domain: string; next_at: Timestamp; last_at: Timestamp };
  mail_answer: { id: Generated<number>; mail_id: number; at: Timestamp; answer: string };
  stopped_address: {
    id: Generated<number>;
    /** In lower case. */
    address: string;
    reason: "bounce" | "complaint";
    said: Generated<string>;
    created_at: Generated<Timestamp>;
  };
  sender_look: {
    one: Generated<boolean>;
    about: string;
    at: Timestamp;
    faults: JSONColumnType<{ fault: SenderFault; name: string }[]>;
  };
  mail_decline: { account_id: number; topic: string; declined_at: Timestamp };
  reminder: { kind: string; item: number; about: string; at: Timestamp };
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
};

/** The file of a job, for the person who asked for it. */
export type JobResult = { link: string; file_name: string };
