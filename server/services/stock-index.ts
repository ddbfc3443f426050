import type { ClickhouseStock } from "../search/clickhouse/clickhouse-stock.ts";
import type { IndexedStock } from "../search/stock.ts";
import type { Stop } from "./service.ts";

/** The stock with what makes it searchable: an index in memory, or ClickHouse. */
export type SearchableStock = IndexedStock | ClickhouseStock;

/** Starts what makes the stock searchable; the database answers until it is ready. */
export async function startIndex({ live }: Pick<SearchableStock, "live">): Promise<Stop> {
  void live.start();
  return () => live.stop();
}
