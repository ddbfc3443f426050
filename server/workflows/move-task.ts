import { codes } from "#domain/codes.ts";
import { workflows } from "#machines/index.ts";
import type { Actor } from "#machines/kit/decide.ts";
import { writeTaskStatus } from "../db/queries/statuses.ts";
import type { Tables } from "../db/tables.ts";
import type { Context } from "../house/context.ts";
import { moveRow } from "./move-row.ts";

type Task = {
  id: number;
  state: string;
  status: number;
  done_by: number | null;
  done_at: Date | null;
  version: number;
};

/**
 * Ends a task or takes it up again, by its machine: the only place that writes a task's status. The caller has locked
 * the row.
 */
export async function moveTask(ctx: Context, task: Task, status: number, actor: Actor): Promise<void> {
  const { id, state, status: was, done_by, done_at } = task;
  await moveRow(ctx, workflows.task, {
    row: { id, state },
    event: { type: status === codes.task.done ? "DONE" : "REOPEN" },
    actor,
    async write({ to, code }) {
      const isDone = to === "done";
      const after = {
        state: to,
        status: code as Tables["task"]["status"] & number,
        done_by: isDone ? ctx.actor.accountId || null : null,
        done_at: isDone ? ctx.now : null,
      };
      await writeTaskStatus(ctx.db, id, after, ctx.now);
      return { item: id, before: { state, status: was, done_by, done_at }, after };
    },
  });
}
