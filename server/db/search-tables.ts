import type { Generated, JSONColumnType } from "kysely";
import type { KeptSearch } from "#domain/search/kept-search.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Decimal, MaybeDecimal, Timestamp } from "./column-types.ts";

/** Kept searches, demands, pairs and shared links. */
export type SearchTables = {
  saved_search: {
    id: Generated<number>;
    account_id: number;
    client_id: number | null;
    name: string;
    search_type: 1 | 2;
    diamond_type: DiamondType | null;
    params: JSONColumnType<KeptSearch>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  recent_search: {
    id: Generated<number>;
    account_id: number;
    client_id: number | null;
    search_type: 1 | 2;
    diamond_type: DiamondType | null;
    params: JSONColumnType<KeptSearch>;
    pieces: number;
    searched_at: Generated<Timestamp>;
  };
  demand: {
    id: Generated<number>;
    account_id: number;
    client_id: number | null;
    name: string;
    diamond_type: DiamondType | null;
    params: JSONColumnType<KeptSearch>;
    is_active: Generated<boolean>;
    expires_on: string | null;
    told_at: Timestamp | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  demand_stone: { demand_id: number; stone_id: number };
  stone_pair: {
    id: Generated<number>;
    first_id: number;
    second_id: number;
    score: Decimal;
    is_separable: Generated<boolean>;
    account_id: number | null;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  share_link: {
    id: Generated<number>;
    token_hash: Buffer;
    account_id: number;
    client_id: number | null;
    resale_pct: MaybeDecimal;
    expires_at: Timestamp;
    opened_at: Timestamp | null;
    opened: Generated<number>;
    created_at: Generated<Timestamp>;
  };
  share_link_stone: {
    share_link_id: number;
    stone_id: number;
    sequence: number;
    markup_disc: MaybeDecimal;
    markup_ppc: MaybeDecimal;
    sell_amt: MaybeDecimal;
  };
};
