import { codes } from "#domain/codes.ts";
import { patch } from "../db/crud.ts";
import {
  type ConflictTask,
  conflictTasksOf,
  insertConflictTasks,
  type UntoldConflict,
  untoldConflicts,
} from "../db/queries/conflict-tasks.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import { moveTask } from "./move-task.ts";
import { portal } from "./work.ts";

const held: Partial<Record<UntoldConflict["list"], string>> = {
  hold: "on hold",
  confirm: "requested",
  memo: "on memo",
};

/**
 * Writes a task about each stone that a client has and that its provider no longer lists, once for each claim. The stone
 * stays with the client: whoever looks after them settles it with both.
 */
export async function tellConflicts(ctx: Context, loadId: number, stoneIds: readonly number[]): Promise<void> {
  if (stoneIds.length === 0) return;
  const conflicts = await untoldConflicts(ctx.db, stoneIds);
  if (conflicts.length === 0) return;
  const due_date = dayIn(ctx.house.timeZone, ctx.now);
  const tasks = conflicts.map(({ line_id, holder_id, list, stock_no }) => ({
    title: `Stone ${stock_no} is ${held[list]}, and its provider no longer lists it: settle it with both.`,
    due_date,
    client_id: holder_id,
    line_id,
    load_id: loadId,
  }));
  for (const task of await insertConflictTasks(ctx.db, tasks, ctx.now)) {
    ctx.audit.push({ workflow: "task", item: task.id, transition: "task.insert", after: task });
  }
}

/**
 * Keeps the tasks about these stones true. A task ends with the claim, or when the stone is listed again. It passes to the
 * client's next claim on the same stone, and waits again if a sale that ended it is undone.
 */
export async function followConflicts(
  ctx: Context,
  stoneIds: readonly number[],
  unsoldLines: readonly number[] = [],
): Promise<void> {
  if (stoneIds.length === 0) return;
  for (const found of await conflictTasksOf(ctx.db, stoneIds, unsoldLines)) {
    const { is_listed, claim_id, ...task } = found;
    const isOpen = !is_listed && claim_id !== null;
    if (!isOpen) await endTask(ctx, task);
    else if (task.status === codes.task.done) await moveTask(ctx, task, codes.task.pending, portal);
    else if (claim_id !== task.line_id) await patch(ctx, "task", task.id, { line_id: claim_id });
  }
}

async function endTask(ctx: Context, task: Omit<ConflictTask, "is_listed" | "claim_id">): Promise<void> {
  if (task.status === codes.task.pending) await moveTask(ctx, task, codes.task.done, portal);
}
