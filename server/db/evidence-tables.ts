import type { Generated } from "kysely";

/** The tables made from the log: see migration 0012. */
export type EvidenceTables = {
  audit_head: { size: number; hash: Buffer };
  evidence_cursor: { one: Generated<boolean>; seq: number };
  workflow_item: {
    workflow: string;
    item: string;
    state: string;
    since: Date;
    seq: number;
    steps: number;
    business_id: number;
  };
  workflow_standing: { workflow: string; state: string; items: number; arrivals: number; resting: number };
  workflow_taken: {
    workflow: string;
    business_id: number;
    day: string;
    transition: string;
    party: string;
    taken: number;
  };
  workflow_stay: {
    workflow: string;
    business_id: number;
    day: string;
    state: string;
    party: string;
    bucket: number;
    stays: number;
  };
  workflow_decided: { workflow: string; model: string; entries: number; first_at: Date; last_at: Date };
  audit_deviation: {
    id: Generated<number>;
    workflow: string;
    item: string;
    seq: number | null;
    kind: string;
    detail: string;
    found_at: Date;
  };
  audit_run: {
    id: Generated<number>;
    kind: "chain" | "conformance";
    started_at: Date;
    ended_at: Date | null;
    from_seq: number;
    to_seq: number;
    items: number | null;
    faults: Generated<number>;
    broken_at: number | null;
    head: Buffer | null;
  };
  audit_checkpoint: {
    id: Generated<number>;
    house: string;
    size: number;
    head: Buffer;
    at: Date;
    signature: Buffer;
    public_key: Buffer;
    made_by: number | null;
    mailed_at: Date | null;
  };
  audit_finding: { id: Generated<number>; kind: string; seq: number; detail: string; found_at: Date };
  audit_type: { diamond_type: string; seq: number };
  stone_shown: { stone_id: number; month: string; role_id: number; times: number; last_on: string };
};
