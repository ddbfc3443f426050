import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { LoadMode, LoadRowKind, LoadState, LoadVia, PriceWay, WaitReason } from "#domain/load.ts";
import type { MediaField } from "#domain/media-links.ts";
import type { MaybeDecimal, Timestamp } from "./column-types.ts";

type Json<T> = ColumnType<T, string, string>;
type Rows = ColumnType<object[], string | undefined, string>;

/** The loads of providers' files, and what their rows change. */
export type SupplyTables = WatchTables & {
  mapping_configuration: {
    id: Generated<number>;
    provider_id: number;
    version: number;
    mapping: Json<object>;
    load_id: number | null;
    created_by: number | null;
    created_at: Generated<Timestamp>;
  };
  load: {
    id: Generated<number>;
    provider_id: number;
    mode: LoadMode;
    state: LoadState;
    status: number;
    file_name: string;
    stored_name: string;
    file_bytes: number;
    file_hash: string;
    mapping_configuration_id: number | null;
    reading: Generated<number>;
    done: Generated<number>;
    total: number | null;
    place: Generated<number>;
    branches: ColumnType<[size: number, hash: string][], string | undefined, string>;
    tables: Rows;
    columns: Rows;
    questions: Rows;
    preview: Rows;
    findings: Rows;
    counts: Json<LoadCounts | null>;
    facts: Json<LoadFacts | null>;
    waits_for: Generated<WaitReason[]>;
    sentence: string | null;
    price_list_id: number | null;
    compared_at: Timestamp | null;
    via: Generated<LoadVia>;
    feed_id: number | null;
    goes_alone: Generated<boolean>;
    ended_at: Timestamp | null;
    swept_at: Timestamp | null;
    root: string | null;
    reversal_root: string | null;
    created_by: number | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    committed_at: Timestamp | null;
    rolled_back_at: Timestamp | null;
  };
  supply_batch: {
    id: Generated<number>;
    provider_id: number;
    account_id: number;
    name: string;
    parts: Generated<number>;
    rows: Generated<number>;
    load_id: number | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  supply_part: { batch_id: number; part: number; keys: string[]; rows: number; content: string };
  supply_file: {
    id: Generated<number>;
    account_id: number;
    provider_id: number;
    spool_id: string;
    mode: LoadMode;
    file_name: string;
    load_id: number | null;
    sentence: string | null;
    left_at: Timestamp;
  };
  load_row: {
    id: Generated<number>;
    load_id: number;
    kind: LoadRowKind;
    line: number | null;
    org_stock_no: string | null;
    stock_no: string | null;
    stone_id: number | null;
    before: Json<StoneImage | null>;
    after: Json<StoneImage | null>;
    price_change_pct: MaybeDecimal;
    raw: Json<string[] | null>;
    findings: Json<object[] | null>;
    outcome: "written" | "kept" | null;
    reversal: "reversed" | "kept" | null;
    why: string | null;
    position: number | null;
    refused_by: string | null;
    words: string | null;
  };
};

type WatchTables = {
  delivery: { provider_id: number; at: Timestamp };
  lapse: {
    id: Generated<number>;
    provider_id: number;
    delivered_at: Timestamp;
    warned_at: Timestamp | null;
    began_at: Timestamp | null;
    told_at: Timestamp | null;
    ended_at: Timestamp | null;
    created_at: Timestamp;
  };
  lapse_stone: {
    lapse_id: number;
    stone_id: number;
    off_at: Timestamp;
    back_at: Timestamp | null;
    left_at: Timestamp | null;
  };
  media_link: {
    key: GeneratedAlways<string>;
    field: MediaField;
    url: string;
    host: string;
    state: Generated<"new" | "alive" | "unsure" | "dead">;
    reason: string | null;
    tries: Generated<number>;
    checked_at: Timestamp | null;
    due_at: Timestamp;
  };
  thumbnail: {
    key: string;
    stored_name: string | null;
    media_type: string | null;
    made_at: Timestamp;
    asked_on: string;
    /** The size of a medium that is kept whole; 0 for a small picture. */
    bytes: Generated<number>;
  };
  media_sweep: StoneSweep & { flagged_to: number | null; is_stale: Generated<boolean> };
  report_sweep: StoneSweep;
};

/** The place to which a job came in the stones: first all by their ids, then by their changes. */
type StoneSweep = {
  id: 1;
  followed_to: Timestamp;
  walked_to: number | null;
  transaction_id: string | null;
  seq: number | null;
};

/** Columns of a stone with their values. */
export type StoneImage = Record<string, string | number | boolean | null>;

/** The rows of a load by what they change. Loads that were compared earlier have no count by the way of the price. */
export type LoadCounts = Record<LoadRowKind | "rows" | "price_moved", number> & Partial<Record<PriceWay, number>>;

/** Loads that were compared earlier do not say whether their prices fall together. */
export type LoadFacts = {
  gone_pct: number;
  refused_pct: number;
  price_moved_pct: number;
  median_price_change_pct: number | null;
  /** The median of the prices that fall. */
  median_fall_pct?: number | null;
  is_falling?: boolean;
  others_pct: number;
  is_first: boolean;
  is_mapping_changed: boolean;
  is_same_file: boolean;
  is_shrunken: boolean;
};
