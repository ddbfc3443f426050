import type { Context } from "../house/context.ts";
import { letterOf, type Notice } from "./notice.ts";
import { post } from "./outbox.ts";

/** An account as the addressee of a notice. */
export type Addressee = { id: number; email: string; first_name: string; last_name: string; is_active: boolean };

/**
 * Tells an account in the caller's transaction: a rollback tells nothing. An account that is switched off is not told,
 * and nobody is told of a demo house's first data.
 */
export async function tell(ctx: Context, to: Addressee, notice: Notice): Promise<void> {
  if (!to.is_active || ctx.operation === "start") return;
  const letter = letterOf(notice, to, ctx.house.publicUrl);
  await post(ctx, notice.kind, { to: to.email, ...letter }, to.id);
}
