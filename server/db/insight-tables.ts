import type { JSONColumnType } from "kysely";
import type { DiamondType } from "#domain/stone.ts";
import type { Decimal, Timestamp } from "./column-types.ts";

export type RollUpName = "deal" | "search";

/** Figures folded from the log, and what they are told by: see migrations 0046, 0058, 0067, 0068 and 0076. */
export type InsightTables = {
  line_as_made: {
    line_id: number;
    business_id: number;
    diamond_type: string;
    shape: string;
    color: string;
    clarity: string;
    carat: Decimal;
    sell_amt: Decimal;
  };
  standing_line: {
    line_id: number;
    list: string;
    diamond_type: string;
    carat: Decimal;
    amount: Decimal;
    expires_at: Timestamp | null;
    role_id: number | null;
    country_id: number | null;
    due_date: string | null;
    made_at: Timestamp | null;
  };
  holder_place: { account_id: number; role_id: number | null; country_id: number | null };
  last_heard: { account_id: number; heard_at: Timestamp };
  roll_up: { name: RollUpName; seq: number; time_zone: string | null };
  deal_day: {
    business_id: number;
    shape: string;
    color: string;
    clarity: string;
    day: string;
    kind: string;
    diamond_type: string;
    pieces: number;
    carats: Decimal;
    amount: Decimal;
  };
  search_hour: {
    day: string;
    hour: number;
    business_id: number;
    form: string;
    wanted: JSONColumnType<object>;
    searches: number;
    not_found: number;
  };
  stock_day: {
    shape: string;
    color: string;
    clarity: string;
    day: string;
    diamond_type: DiamondType;
    pieces: number;
    carats: Decimal;
    amount: Decimal;
  };
};
