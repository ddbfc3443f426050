import { insertStop } from "../db/queries/stopped-addresses.ts";
import type { Context } from "../house/context.ts";

/** Stops an address: no letter goes there until an administrator lifts it. Stopped again, it stays as it was. */
export async function stopAddress(
  ctx: Context,
  stop: { address: string; reason: "bounce" | "complaint"; said: string },
): Promise<void> {
  const made = await insertStop(ctx.db, stop, ctx.now);
  if (!made) return;
  const after = { reason: made.reason };
  ctx.audit.push({ workflow: "stopped_address", item: made.id, transition: "stopped_address.insert", after });
}
