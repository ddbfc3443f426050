import type { Context } from "../house/context.ts";
import { letterOf, type Notice } from "./notice.ts";
import { post } from "./outbox.ts";

/** An account that is told something. */
export type Addressee = { id: number; email: string; first_name: string; last_name: string; is_active: boolean };

/**
 * Tells somebody in the caller's transaction: what is rolled back is told to nobody. Whoever is switched off is told
 * nothing, and of what a demo house begins with nobody is.
 */
export async function tell(ctx: Context, to: Addressee, notice: Notice): Promise<void> {
  if (!to.is_active || ctx.operation === "start") return;
  const letter = letterOf(notice, to, ctx.house.publicUrl);
  await post(ctx, notice.kind, { to: to.email, ...letter }, to.id);
}
