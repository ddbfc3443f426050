import type { IndexedStock } from "../search/stock.ts";
import type { Stop } from "./service.ts";

/** The index of the stock; the database answers until it is there. */
export async function startIndex({ live }: Pick<IndexedStock, "live">): Promise<Stop> {
  void live.start();
  return () => live.stop();
}
