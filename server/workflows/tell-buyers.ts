import { buyersOfBusiness } from "../db/queries/told-lines.ts";
import type { Context } from "../house/context.ts";
import type { Notice } from "../mail/notice.ts";
import { tell } from "../mail/tell.ts";

/** Tells the buyers of a business about a decision on it. */
export async function tellBuyers(ctx: Context, businessId: number, notice: Notice): Promise<void> {
  for (const buyer of await buyersOfBusiness(ctx.db, businessId)) await tell(ctx, buyer, notice);
}
