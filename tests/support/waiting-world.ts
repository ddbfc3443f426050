import type { Data } from "#api/operation-types.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Api } from "./api.ts";
import { useApp } from "./app.ts";
import { listedLine, listedPaper } from "./listed-lines.ts";
import { ownerId } from "./rows.ts";

export type Counts = Required<Data<"countWaiting">>;

export const countsOf = async (who: Api): Promise<Counts> => (await who.call("countWaiting")).data as Counts;

/** The live rows of each list, the ended ones, and the place where both are looked up. */
export const lists = {
  cart: ["listCarts", "in", ["out", 2]],
  hold: ["listHolds", "held", ["released", 2]],
  confirm: ["listConfirms", "pending", ["rejected", 3]],
  memo: ["listMemos", "issued", ["received", 2]],
  external: ["listExternal", "pending", ["rejected", 3]],
} as const;

export const names = Object.keys(lists) as (keyof typeof lists)[];

export function useWaitingWorld() {
  const portal = useApp();
  /** A line of Mara Lind's in every list. */
  async function begin(isLive: boolean, type: DiamondType = "white") {
    const holder = await ownerId(portal, "customer");
    const order = await listedPaper(portal, "order", holder);
    const memo = await listedPaper(portal, "memo", holder);
    for (const list of names) {
      const [, live, ended] = lists[list];
      const [state, status] = isLive ? ([live, 1] as const) : ended;
      const papers = list === "memo" ? { memo: memo.id } : list === "confirm" ? { order: order.id } : {};
      await listedLine(portal, { list, holder: "customer", state, status, type, papers });
    }
  }
  return { portal, begin };
}
