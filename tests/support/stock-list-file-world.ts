import { useApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";
import { newStockList } from "./stock-list-samples.ts";
import { fetchList, rowsOf } from "./stock-lists.ts";

export const layout = [
  { field: "stock_no", head: "Stock #" },
  { field: "markup_ppc", head: "Per carat" },
  { field: "sell_amt", head: "Price" },
  { field: "status", head: "Availability" },
];

export function useStockListFileWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const added = async (body: object = {}) =>
    (await admin().call("createStockList", { body: { ...newStockList, layout, ...body } })).data;
  const listFor = async (owner: Owner, body: object = {}) =>
    added({ client_id: await ownerId(portal, owner), markup_percent: null, ...body });
  const rows = async (code: string, token?: string) => rowsOf((await fetchList(portal, code, token)).text);
  return { portal, admin, added, listFor, rows };
}
