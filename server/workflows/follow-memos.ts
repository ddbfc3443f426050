import { codes } from "#domain/codes.ts";
import { overdueTasksOf } from "../db/queries/tasks.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import { moveTask } from "./move-task.ts";
import { portal } from "./work.ts";

/**
 * Ends the task of an overdue memo once nothing is owed: its last stone is back or sold, or its day was moved. The task
 * is taken up again if a stone is out again, since the step that ended it was undone.
 */
export async function followMemos(
  ctx: Context,
  memoIds: readonly number[],
  outAgain = new Set<number>(),
): Promise<void> {
  if (memoIds.length === 0) return;
  const { pending, done } = codes.task;
  for (const { is_owed, ...task } of await overdueTasksOf(ctx.db, memoIds, dayIn(ctx.house.timeZone, ctx.now))) {
    if (!is_owed && task.status === pending) await moveTask(ctx, task, done, portal);
    if (is_owed && task.status === done && outAgain.has(task.paper_id ?? 0)) await moveTask(ctx, task, pending, portal);
  }
}
