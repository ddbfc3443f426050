import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Found } from "#server/house/found.ts";
import { findInDatabase } from "#server/search/database/find-in-database.ts";
import type { DemoName } from "./actors.ts";
import { searchWorld, useStock } from "./search-world.ts";

export function useDatabaseSearchWorld() {
  const stock = useStock();
  /** Asks as one of the demo house's people. */
  async function asking(name: DemoName) {
    const { viewer, table, values } = await searchWorld(stock, name);
    const find = (search: StoneSearch, answer: "count" | "facets" | "page" = "page"): Promise<Found> =>
      findInDatabase(stock.db, viewer, table, { search, answer, offset: 0, size: 1000 }, { timeZone: "UTC" });
    const count = async (search: StoneSearch) => (await find(search, "count")).count;
    return { find, count, ...values };
  }
  return { stock, asking };
}
