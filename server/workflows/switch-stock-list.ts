import { partyOf } from "#domain/roles.ts";
import { stockList } from "#machines/active-toggle.ts";
import { one } from "../db/crud.ts";
import { writeStockListActive } from "../db/queries/statuses.ts";
import type { Context } from "../house/context.ts";
import { moveRow } from "./move-row.ts";

/** Switches a stock list on or off by its machine. One that is switched on follows its schedule from that moment. */
export async function switchStockList(ctx: Context, id: number, isActive: boolean): Promise<void> {
  const row = await one(ctx, "stock_list", id, "lock");
  await moveRow(ctx, stockList, {
    row: { id, state: row.is_active ? "active" : "inactive" },
    event: { type: isActive ? "ACTIVATE" : "DEACTIVATE" },
    actor: { party: partyOf(ctx.actor.roleId), reach: ["any"] },
    async write({ to }) {
      const isOn = to === "active";
      await writeStockListActive(ctx.db, id, isOn, ctx.now);
      return { item: id, before: { is_active: row.is_active }, after: { is_active: isOn } };
    },
  });
}
