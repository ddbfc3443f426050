import type { IndexedStock } from "../search/stock.ts";
import type { Stop } from "./service.ts";

/** Starts the index of the stock; the database answers until it is ready. */
export async function startIndex({ live }: Pick<IndexedStock, "live">): Promise<Stop> {
  void live.start();
  return () => live.stop();
}
