import { associateOf } from "../db/queries/associates.ts";
import type { Context } from "../house/context.ts";
import { taskAdded } from "./notices/work-notices.ts";
import { tell } from "./tell.ts";

/** Tells the associate of a task's client about it. Nobody is told of a task that they made themselves. */
export async function tellOfTask(
  ctx: Context,
  task: { id: number; title: string; client_id: number | null },
): Promise<void> {
  const associate = task.client_id === null ? undefined : await associateOf(ctx.db, task.client_id);
  if (associate && associate.id !== ctx.actor.accountId) await tell(ctx, associate, taskAdded(task));
}
