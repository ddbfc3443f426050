import { auditHead } from "../db/queries/audit-chain.ts";
import { checkpoints, insertCheckpoint } from "../db/queries/checkpoints.ts";
import type { Context } from "../house/context.ts";
import { letters } from "../mail/letters.ts";
import { post } from "../mail/outbox.ts";
import { type KeptCheckpoint, keptCheckpoint } from "./kept-checkpoint.ts";
import { checkpointFormat } from "./verify/checkpoint.ts";
import { signed } from "./verify/signed.ts";

/** Signs the present state of the log, keeps the checkpoint, and mails it to those who keep it elsewhere. */
export async function makeCheckpoint(ctx: Context): Promise<KeptCheckpoint> {
  const { auditKey, publicUrl: house, auditMail } = ctx.house;
  const { size, hash } = await auditHead(ctx.db);
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
  return keptCheckpoint(await checkpoints(ctx.db).where("c.id", "=", id).executeTakeFirstOrThrow(), ctx.house);
}
