import type { Generated, JSONColumnType } from "kysely";
import type { KeptSearch } from "#domain/search/kept-search.ts";
import type { StockListColumn, StockListFormat, StockListPlace } from "#domain/stock-lists.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { MaybeDecimal, Timestamp } from "./column-types.ts";

/** The lists of stock that the house publishes, and their runs. */
export type StockListTables = {
  stock_list: {
    id: Generated<number>;
    name: string;
    code: string;
    diamond_type: DiamondType;
    params: JSONColumnType<KeptSearch>;
    layout: JSONColumnType<StockListColumn[]>;
    client_id: number | null;
    markup_percent: MaybeDecimal;
    format: StockListFormat;
    place: StockListPlace;
    remote_place_id: number | null;
    schedule: string | null;
    due_from: Timestamp;
    paused_at: Timestamp | null;
    file_name: string | null;
    file_at: Timestamp | null;
    file_stones: number | null;
    file_bytes: number | null;
    file_sight: string | null;
    fetches: Generated<number>;
    fetched_at: Timestamp | null;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  stock_list_run: {
    id: Generated<number>;
    stock_list_id: number;
    account_id: number | null;
    is_scheduled: boolean;
    job_id: string | null;
    asked_at: Timestamp;
    started_at: Timestamp | null;
    ended_at: Timestamp | null;
    outcome: "made" | "sent" | "unsent" | "stopped" | "failed" | null;
    reason: string | null;
    stones: number | null;
    bytes: number | null;
    sent_to: string | null;
    tries: Generated<number>;
  };
};
