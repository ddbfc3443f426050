import { useApp } from "./app.ts";

export type Filter = { shape?: string; color?: string; clarity?: string; diamond_type?: "white" | "fancy" };

export function useStockDayWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const kept = async (query: Filter & { startDate?: string; endDate?: string } = {}) =>
    (await admin().call("listStockDays", { query })).data.days;
  const daysOf = (days: Awaited<ReturnType<typeof kept>>) => days.map(({ day }) => day);
  /** The tiles of the stock as they stand, without the cost that a day does not keep. */
  const tiles = async (query: Filter = {}) => {
    const { data } = await admin().call("getShapeWise", { query });
    const offer = ({ pieces, carats, sell_amt }: typeof data.totalInventory) => ({ pieces, carats, sell_amt });
    return {
      totalInventory: offer(data.totalInventory),
      whiteInventory: offer(data.whiteInventory),
      fancyInventory: offer(data.fancyInventory),
    };
  };
  return { portal, admin, kept, daysOf, tiles };
}
