import { codes } from "#domain/codes.ts";
import { taskOfLoad } from "../db/queries/load-tasks.ts";
import type { Context } from "../house/context.ts";
import { moveTask } from "./move-task.ts";
import { portal } from "./work.ts";

/** Ends the task of a load about which somebody has decided. */
export async function endLoadTask(ctx: Context, loadId: number): Promise<void> {
  const task = await taskOfLoad(ctx.db, loadId);
  if (task?.status === codes.task.pending) await moveTask(ctx, task, codes.task.done, portal);
}
