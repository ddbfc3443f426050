import type { ColumnType, Generated } from "kysely";
import type { FeedAfterwards, FeedOutcome, FeedPages, FeedSignIn, FeedSource, FeedState } from "#domain/feeds.ts";
import type { LoadMode } from "#domain/load.ts";
import type { Timestamp } from "./column-types.ts";

type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A file in a folder as it was when somebody looked. */
export type LookedFile = { name: string; bytes: number; changed_at: string | null };
/** The source as it was taken last: a file of a folder, or the marks that a web address gave its answer. */
export type SeenSource = { file?: LookedFile; etag?: string | null; last_modified?: string | null };

/** The feeds of providers, and their runs. */
export type FeedTables = {
  feed: {
    id: Generated<number>;
    provider_id: number;
    name: string;
    source: FeedSource;
    mode: LoadMode;
    remote_place_id: number | null;
    pattern: string | null;
    afterwards: Generated<FeedAfterwards>;
    move_to: string | null;
    wants_result: Generated<boolean>;
    url: string | null;
    sign_in: Generated<FeedSignIn>;
    sign_in_name: string | null;
    sealed_secret: string | null;
    pages: Json<FeedPages>;
    schedule: string | null;
    due_from: Timestamp;
    seen: MaybeJson<SeenSource>;
    state: Generated<FeedState>;
    status: Generated<number>;
    failures: Generated<number>;
    tries_at: Timestamp | null;
    moves: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  feed_run: {
    id: Generated<number>;
    feed_id: number;
    account_id: number | null;
    job_id: string | null;
    asked_at: Timestamp;
    started_at: Timestamp | null;
    ended_at: Timestamp | null;
    outcome: FeedOutcome | null;
    sentence: string | null;
    looks: Generated<number>;
    looked: MaybeJson<LookedFile>;
    looks_again_at: Timestamp | null;
    file_name: string | null;
    file_bytes: number | null;
    load_id: number | null;
    settled_at: Timestamp | null;
  };
};
