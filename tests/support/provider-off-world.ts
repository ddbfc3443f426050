import type { Api } from "./api.ts";
import { useOwnApp } from "./app.ts";
import { aStockNumber } from "./stone-samples.ts";

export const all = { diamond_type: "white" as const };

export const finds = async (who: Api, stock_no: string) => {
  const { data } = await who.call("searchStones", { body: { ...all, numbers: [stock_no] } });
  return data.stockList.length === 1;
};

export function useProviderOffWorld() {
  /** A provider's inventory is turned off and on (spec §4, §7), as its clients find it. */
  const portal = useOwnApp();
  const run = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];
  async function theProvider(): Promise<{ id: number; stock_no: string; available: number }> {
    const stock_no = await aStockNumber(portal);
    const [found] = await run<{ id: number; available: number }>(
      `SELECT provider_id AS id, count(*) FILTER (WHERE status = 1 AND diamond_type = 'white') AS available FROM stone
      WHERE provider_id = (SELECT provider_id FROM stone WHERE stock_no = $1) GROUP BY 1`,
      [stock_no],
    );
    return { id: found?.id ?? 0, stock_no, available: found?.available ?? 0 };
  }
  const turn = (id: number, is_active: boolean) =>
    portal.as("admin").call("setProviderStatus", { path: { id }, body: { is_active } });
  return { portal, theProvider, turn, run };
}
