import { one } from "../db/crud.ts";
import { noteDelivery } from "../db/queries/deliveries.ts";
import type { Context } from "../house/context.ts";
import { followFreshness } from "./follow-freshness.ts";

/** Notes that a provider's stock is as it was delivered last: it is fresh again. `said` tells the log why. */
export async function renewFreshness(ctx: Context, providerId: number, said: Record<string, unknown>): Promise<void> {
  const before = await one(ctx, "provider", providerId, "lock");
  await noteDelivery(ctx.db, providerId, ctx.now);
  const after = { ...before, stocked_at: ctx.now, unchanged: said };
  await ctx.enqueue(followFreshness, {}); // stones that left the market for want of a delivery come back
  ctx.audit.push({ workflow: "provider", item: providerId, transition: "provider.update", before, after });
}
