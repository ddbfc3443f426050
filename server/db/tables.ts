import type { ClientTables } from "./client-tables.ts";
import type { EvidenceTables } from "./evidence-tables.ts";
import type { FeedTables } from "./feed-tables.ts";
import type { HomeTables } from "./home-tables.ts";
import type { HouseTables } from "./house-tables.ts";
import type { InsightTables } from "./insight-tables.ts";
import type { LineTables } from "./line-tables.ts";
import type { MailingTables } from "./mailing-tables.ts";
import type { NoticeTables } from "./notice-tables.ts";
import type { PeopleTables } from "./people-tables.ts";
import type { PricingTables } from "./pricing-tables.ts";
import type { RemoteTables } from "./remote-tables.ts";
import type { ReportTables } from "./report-tables.ts";
import type { SearchTables } from "./search-tables.ts";
import type { StockListTables } from "./stock-list-tables.ts";
import type { StoneTables } from "./stone-tables.ts";
import type { SupplyTables } from "./supply-tables.ts";

/** The database as the migrations leave it. */
export type Tables = HouseTables &
  PeopleTables &
  ClientTables &
  StoneTables &
  PricingTables &
  LineTables &
  SearchTables &
  SupplyTables &
  StockListTables &
  ReportTables &
  RemoteTables &
  FeedTables &
  HomeTables &
  NoticeTables &
  MailingTables &
  EvidenceTables &
  InsightTables;
