import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { QuoteKind } from "#domain/price.ts";
import type { DiamondType, StoneAttribute, StoneNumber, StoneOrigin } from "#domain/stone.ts";
import type { Decimal, MaybeDecimal, Timestamp } from "./column-types.ts";

/** The stock, the access of accounts to it, featured stones and collections. */
export type StoneTables = {
  provider: {
    id: Generated<number>;
    name: string;
    provider_type: Generated<1 | 2>;
    prefix: string;
    contact_name: string | null;
    contact_email: string | null;
    contact_phone: string | null;
    defaults: ColumnType<KeptDefaults, KeptDefaults | undefined, KeptDefaults>;
    terms: string | null;
    note: string | null;
    fresh_hours: Generated<number>;
    gone_limit_pct: Generated<number>;
    price_limit_pct: Generated<number>;
    lapse_hours: number | null;
    stocked_at: Timestamp | null;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  stone: StoneTable;
  quote_restoring: { walked_to: number | null };
  search_start: {
    account_id: number;
    diamond_type: DiamondType | null;
    stone_origin: StoneOrigin | null;
    updated_at: Generated<Timestamp>;
  };
  stone_table: {
    account_id: number;
    view: string;
    columns: JSONColumnType<KeptColumn[]>;
    sets: ColumnType<StoneFieldSet[], string | undefined, string>;
    updated_at: Generated<Timestamp>;
  };
  stone_change: {
    seq: GeneratedAlways<number>;
    stone_id: number;
    transaction_id: Generated<string>;
    at: Generated<Timestamp>;
  };
  stock_snapshot: {
    token: Generated<string>;
    server_id: string;
    at: Generated<Timestamp>;
  };
  carat_range: {
    id: Generated<number>;
    from_carat: Decimal;
    to_carat: Decimal;
    sequence: number;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  sub_carat_range: {
    id: Generated<number>;
    carat_range_id: number;
    from_carat: Decimal;
    to_carat: Decimal;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  inventory_access: {
    account_id: number;
    diamond_types: DiamondType[] | null;
    stone_origins: StoneOrigin[] | null;
    provider_ids: number[] | null;
    locations: string[] | null;
    version: Generated<number>;
    updated_at: Generated<Timestamp>;
  };
  featured_stone: {
    id: Generated<number>;
    stone_id: number;
    business_id: number | null;
    account_id: number | null;
    remark: string | null;
    sequence: Generated<number>;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  collection: {
    id: Generated<number>;
    name: string;
    description: string | null;
    diamond_type: DiamondType;
    image_id: number | null;
    is_active: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  collection_stone: { collection_id: number; stone_id: number; sequence: number };
};

/**
 * A stone. Its codes are words of the masters (domain/stone.ts names the master of each). Texts and places may be
 * missing.
 */
type StoneTable = { [A in Exclude<StoneAttribute, "shape">]: string | null } & {
  [N in Exclude<StoneNumber, "carat" | "ratio">]: MaybeDecimal;
} & {
  id: Generated<number>;
  stock_no: string;
  provider_id: number;
  org_stock_no: string;
  status: Generated<1 | 2 | 3 | 4 | 5 | 8>;
  is_listed: Generated<boolean>;
  /** Another provider's stone with the same report is offered in its place (trade rule `same_report`). */
  stands_back: Generated<boolean>;
  /** That stone of the other provider. */
  stands_back_for: number | null;
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  shape: string;
  carat: Decimal;
  ratio: GeneratedAlways<string | null>;
  report_no: string | null;
  has_hearts_arrows: Generated<boolean>;
  key_to_symbols: string | null;
  comment: string | null;
  laser_inscription: string | null;
  image: string | null;
  video: string | null;
  certificate: string | null;
  /** A sum: 1 the image leads nowhere, 2 the video, 4 the certificate. */
  dead_links: Generated<number>;
  rap: MaybeDecimal;
  disc: MaybeDecimal;
  price_per_ct: Decimal;
  /** As the provider quoted the price; both null for a stone from before quotes were kept, until its next load. */
  quote_kind: QuoteKind | null;
  quote: MaybeDecimal;
  /** Written by a trigger. */
  total_amt: ColumnType<string, never, never>;
  price_list_id: number | null;
  arrived_at: Generated<Timestamp>;
  version: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
};

/** The values that hold for a provider's stones where a file says nothing. */
export type KeptDefaults = { diamond_type?: DiamondType; stone_origin?: StoneOrigin; location?: string };

/** A column of a stone table as a person left it. */
export type KeptColumn = { id: string; is_shown: boolean; width?: number | null };

/** An arrangement of the columns that a person kept by name. */
export type StoneFieldSet = { name: string; columns: KeptColumn[] };
