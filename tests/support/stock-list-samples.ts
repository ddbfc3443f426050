import type { TestApp } from "./app.ts";
import type { Sample } from "./stone-samples.ts";

/** A list that needs nobody: a markup over cost, for whoever has the link. */
export const newStockList = {
  name: "Whites for the market",
  diamond_type: "white" as const,
  layout: [
    { field: "stock_no", head: "Stock #" },
    { field: "carat", head: "Weight" },
    { field: "sell_amt", head: "Price" },
  ],
  markup_percent: 12.5,
  format: "csv" as const,
  place: "link" as const,
};

/** A list of the house, made by an administrator. */
export async function aStockList(portal: TestApp, body: object = {}): Promise<number> {
  const { data } = await portal.as("admin").send("createStockList", { body: { ...newStockList, ...body } });
  return (data as { id: number }).id;
}

/** Three lists of other names. */
export async function someStockLists(portal: TestApp): Promise<void> {
  for (const name of ["Whites", "Fancies", "Rounds"]) await aStockList(portal, { name });
}

/** The one list that is called Runs, with this many runs that have ended. */
export async function stockListRunsOf(portal: TestApp, count: number): Promise<number> {
  const { rows } = await portal.pool.query("SELECT id FROM stock_list WHERE name = 'Runs'");
  if (rows[0]) return rows[0].id;
  const id = await aStockList(portal, { name: "Runs" });
  await portal.pool.query(
    `INSERT INTO stock_list_run (stock_list_id, is_scheduled, asked_at, started_at, ended_at, outcome, stones, bytes)
      SELECT $1, true, $2, $2, $2, 'made', 3, 90 FROM generate_series(1, $3::integer)`,
    [id, portal.clock.now(), count],
  );
  return id;
}

const one = async (portal: TestApp) => ({ path: { id: await aStockList(portal) } });

export const stockListSamples = {
  listStockLists: { ask: () => ({}) },
  createStockList: { ask: () => ({ body: newStockList }) },
  updateStockList: {
    ask: async (portal) => ({ body: { id: await aStockList(portal), name: "Whites", version: 1 } }),
  },
  deleteStockList: { ask: one },
  setStockListStatus: { ask: async (portal) => ({ ...(await one(portal)), body: { is_active: false } }) },
  renewStockListCode: { ask: one },
  runStockList: {
    ask: async (portal) => ({ path: { id: await aStockList(portal, { schedule: "0 */24 * * *" }) } }),
  },
  listStockListRuns: { ask: one },
  previewStockList: {
    ask: () => ({ body: { diamond_type: "white", layout: newStockList.layout, markup_percent: 12.5 } }),
  },
  tryRemotePlace: {
    ask: () => ({ body: { place: { protocol: "sftp", host: "127.0.0.1", port: 9, user_name: "loupe" } } }),
  },
  listStockFields: { ask: () => ({ query: { type: "fancy" } }) },
  previewSchedule: { ask: () => ({ query: { schedule: "30 6 * * 1" } }) },
} satisfies Record<string, Sample>;
