import { checkpoints } from "../db/queries/checkpoints.ts";
import type { Context } from "../house/context.ts";
import { makeCheckpoint } from "./make-checkpoint.ts";
import { fingerprintOf } from "./verify/fingerprint.ts";

/** Signs the state of the log with the house's key, if the former key signed last. */
export async function renewCheckpoint(ctx: Context): Promise<void> {
  const { former } = ctx.house.auditKey;
  const last = await checkpoints(ctx.db).limit(1).executeTakeFirst();
  if (last && fingerprintOf(last.public_key.toString("base64")) === former) await makeCheckpoint(ctx);
}
