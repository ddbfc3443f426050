import type { Body, Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { partyOf } from "#domain/roles.ts";
import { reachOf } from "../access/client.ts";
import { reachOfTask, tasksOf } from "../access/task-reach.ts";
import { firstOfAll, insert, one, page } from "../db/crud.ts";
import { matterOf, type ShownTask, taskById, taskIds, tasksByIds } from "../db/queries/tasks.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfTask } from "../mail/tell-of-task.ts";
import { insistOnSeen, meanwhileOf } from "../wire/meanwhile.ts";
import { taskOnWire } from "../wire/task-on-wire.ts";
import { moveTask } from "../workflows/move-task.ts";

type Task = Data<"getTask">;

async function present(ctx: Reading, rows: readonly ShownTask[]): Promise<Task[]> {
  const changes = await meanwhileOf(
    ctx,
    "task",
    rows.map(({ id }) => id),
  );
  const today = dayIn(ctx.house.timeZone, ctx.now);
  return rows.map((row) => taskOnWire(row, { today, changed: changes.get(row.id) }));
}

/** A task within the actor's reach; any other is not found. */
async function seen(ctx: Reading, id: number) {
  const task = await taskById(ctx.db, id);
  const reach = task ? reachOfTask(ctx.actor, task) : [];
  if (!task || reach.length === 0) throw new Problem("notFound");
  return { task, reach };
}
async function shown(ctx: Reading, id: number): Promise<Task> {
  const [task] = await present(ctx, [(await seen(ctx, id)).task]);
  if (!task) throw new Problem("notFound");
  return task;
}

/** The client of a new task: the holder of its line or paper. */
async function clientOfTask(ctx: Reading, { line_id, paper_id }: Body<"createTask">): Promise<number | null> {
  const matters = [
    ...(line_id === undefined ? [] : [await matterOf(ctx.db, "stone_line", line_id)]),
    ...(paper_id === undefined ? [] : [await matterOf(ctx.db, "paper", paper_id)]),
  ];
  for (const matter of matters) {
    if (!matter || reachOf(ctx.actor, { ...matter, id: matter.holder_id }).length === 0) throw new Problem("notFound");
    if (matter.holder_id !== matters[0]?.holder_id) throw new Problem("notFound");
  }
  return matters[0]?.holder_id ?? null;
}

/** These tasks, but for those whose status has changed meanwhile. */
async function shownAll(ctx: Reading, ids: readonly { id: number }[], asked?: Task["status"]): Promise<Task[]> {
  const rows = await tasksByIds(
    ctx.db,
    ids.map(({ id }) => id),
  );
  return present(
    ctx,
    rows.filter(({ status }) => status === (asked ?? status)),
  );
}

/** The pending tasks that are due first, and how many are pending. */
export async function firstTasks(ctx: Reading, size: number): Promise<{ total: number; data: Task[] }> {
  const status = codes.task.pending;
  const { total, data } = await firstOfAll(ctx.db, taskIds(ctx.db, tasksOf(ctx.actor), { status }), size);
  return { total, data: await shownAll(ctx, data, status) };
}

/** The tasks of the house's people. */
export const tasks = {
  listTasks: async ({ query }, ctx) => {
    const { data, pagination } = await page(taskIds(ctx.db, tasksOf(ctx.actor), query), query);
    return { data: await shownAll(ctx, data, query.status), pagination };
  },
  getTask: ({ path: { id } }, ctx) => shown(ctx, id),
  createTask: async ({ body }, ctx) => {
    const { title, due_date = null, line_id = null, paper_id = null } = body;
    const client_id = await clientOfTask(ctx, body);
    const about = { client_id, line_id, paper_id, due_date };
    const task = await insert(ctx, "task", {
      ...about,
      kind: "manual",
      title: title.trim(),
      made_by: ctx.actor.accountId,
    });
    await tellOfTask(ctx, task);
    return shown(ctx, task.id);
  },
  setTaskStatus: async ({ path: { id }, body }, ctx) => {
    const row = await one(ctx, "task", id, "lock");
    const { reach } = await seen(ctx, id);
    await insistOnSeen(ctx, "task", row, body.version, () => shown(ctx, id));
    await moveTask(ctx, row, body.status, { party: partyOf(ctx.actor.roleId), reach });
    return shown(ctx, id);
  },
} satisfies Partial<Handlers>;
