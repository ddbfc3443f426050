import { auditHead } from "../db/queries/audit-chain.ts";
import { checkpoints, insertCheckpoint, lockCheckpoints } from "../db/queries/checkpoints.ts";
import type { Context } from "../house/context.ts";
import { letters } from "../mail/letters.ts";
import { post } from "../mail/outbox.ts";
import { type KeptCheckpoint, keptCheckpoint } from "./kept-checkpoint.ts";
import { checkpointFormat } from "./verify/checkpoint.ts";
import { signed } from "./verify/signed.ts";

/** A checkpoint, and whether it was there before the call. */
type Made = { checkpoint: KeptCheckpoint; isThere: boolean };

/**
 * Signs the present state of the log, keeps the checkpoint, and mails it to those who keep it elsewhere. Calls at the same
 * moment take turns, and the later ones are answered with the checkpoint of the first: it says the same of the same length.
 */
export async function makeCheckpoint(ctx: Context): Promise<Made> {
  const { auditKey, publicUrl: house, auditMail } = ctx.house;
  const { size, hash } = await auditHead(ctx.db);
  await lockCheckpoints(ctx.db);
  const there = await ownCheckpointOf(ctx, size);
  if (there) return { checkpoint: there, isThere: true };
  const fields = { format: checkpointFormat, house, size, head: hash.toString("hex"), at: ctx.now.toISOString() };
  const checkpoint = signed(auditKey, fields);
  const { id } = await insertCheckpoint(ctx.db, {
    house,
    size,
    head: hash,
    at: ctx.now,
    public_key: auditKey.publicKey,
    signature: Buffer.from(checkpoint.signature, "base64"),
    made_by: ctx.actor.accountId || null,
    mailed_at: auditMail.length > 0 ? ctx.now : null,
  });
  const after = { size, head: fields.head, key: auditKey.keyName };
  ctx.audit.push({ workflow: "audit_checkpoint", item: id, transition: "audit_checkpoint.insert", after });
  for (const to of auditMail) await post(ctx, "checkpoint", { to, ...letters.checkpoint(checkpoint) });
  const row = await checkpoints(ctx.db).where("c.id", "=", id).executeTakeFirstOrThrow();
  return { checkpoint: keptCheckpoint(row, ctx.house), isThere: false };
}

/** The checkpoint of this length that the house signed with its present key; one that does not agree with the log is none. */
async function ownCheckpointOf({ db, house }: Context, size: number): Promise<KeptCheckpoint | undefined> {
  const rows = await checkpoints(db).where("c.size", "=", size).execute();
  const own = rows.filter(({ public_key }) => public_key.equals(house.auditKey.publicKey));
  return own.map((row) => keptCheckpoint(row, house)).find(({ agrees }) => agrees);
}
