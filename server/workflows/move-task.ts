import { codes } from "#domain/codes.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { workflows } from "#machines/index.ts";
import { type Actor, decide } from "#machines/kit/decide.ts";
import { messageOf } from "#machines/kit/offered.ts";
import { writeTaskStatus } from "../db/queries/statuses.ts";
import type { Tables } from "../db/tables.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { transitionEntry } from "./transition-entry.ts";

type Task = {
  id: number;
  state: string;
  status: number;
  done_by: number | null;
  done_at: Date | null;
  version: number;
};

/** Calls a task done, or takes it up again, by its machine: the only place where a task's status is written. The row is under the lock. */
export async function moveTask(ctx: Context, task: Task, status: number, actor: Actor): Promise<void> {
  const workflow = workflows.task;
  const event = { type: status === codes.task.done ? "DONE" : "REOPEN" };
  const decision = decide(workflow, { state: task.state }, event, actor);
  if (!decision.ok) throw new Problem(messageOf(decision) as ProblemCode);
  const isDone = decision.to === "done";
  const after = {
    state: decision.to,
    status: decision.code as Tables["task"]["status"] & number,
    done_by: isDone ? ctx.actor.accountId : null,
    done_at: isDone ? ctx.now : null,
  };
  await writeTaskStatus(ctx.db, task.id, after, ctx.now);
  const before = { state: task.state, status: task.status, done_by: task.done_by, done_at: task.done_at };
  ctx.audit.push(transitionEntry(workflow, { item: task.id, event, decision, before, after }));
}
