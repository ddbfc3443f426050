import type { Api } from "./api.ts";
import { useApp } from "./app.ts";
import { aStockNumber } from "./stone-samples.ts";

export const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf("/") + 1);

export function useShareLinkWorld() {
  const portal = useApp();
  const run = (sql: string, values: unknown[] = []) => portal.pool.query(sql, values);
  const share = async (who: Api, body = {}) => {
    const stock_numbers = [await aStockNumber(portal)];
    return (await who.call("shareDiamonds", { body: { stock_numbers, ...body } })).data;
  };
  const open = (token: string) => portal.anonymous.call("getSharedStones", { path: { token } });
  return { portal, run, share, open };
}
