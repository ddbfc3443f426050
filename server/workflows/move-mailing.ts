import type { Actor } from "#machines/kit/decide.ts";
import { type MailingEvent, mailing as mailingWorkflow } from "#machines/mailing.ts";
import { type MailingRow, type MovedMailing, writeMailing } from "../db/queries/mailings.ts";
import type { Context } from "../house/context.ts";
import { moveRow } from "./move-row.ts";

/** Moves a mail rule by its machine: the only place that writes its status. The caller has locked the row. */
export function moveMailing(
  ctx: Context,
  row: MailingRow,
  event: MailingEvent,
  actor: Actor,
  insistOnSeen?: () => Promise<void>,
): Promise<string> {
  const { id, state, status: was, is_scheduled } = row;
  return moveRow(ctx, mailingWorkflow, {
    row: { id, state },
    event,
    actor,
    ...(insistOnSeen && { insistOnSeen }),
    async write({ to, code }) {
      const status = code ?? was;
      const followed = followedBy(event, ctx.now);
      await writeMailing(ctx.db, id, { state: to as MailingRow["state"], status, ...followed });
      const after = { state: to, status, is_scheduled: followed.is_scheduled ?? is_scheduled };
      return { item: id, before: { state, status: was, is_scheduled }, after };
    },
  });
}

/** The moment from which the rule follows its schedule; nothing where it does not. */
function followedBy({ type }: MailingEvent, now: Date): MovedMailing {
  if (type === "SCHEDULE") return { is_scheduled: true, due_from: now };
  return type === "UNSCHEDULE" || type === "ABANDON" || type === "SEND" ? { is_scheduled: false } : {};
}
