import { codes } from "#domain/codes.ts";
import { feedTasks } from "../db/queries/feeds.ts";
import type { Context } from "../house/context.ts";
import { moveTask } from "./move-task.ts";
import { portal } from "./work.ts";

/** Ends the tasks about a feed that somebody has taken up again, or switched off. */
export async function endFeedTasks(ctx: Context, feedId: number): Promise<void> {
  for (const task of await feedTasks(ctx.db, feedId)) await moveTask(ctx, task, codes.task.done, portal);
}
