import { formatDate } from "#domain/format.ts";
import { insertOverdueTask, untoldOverdueMemos } from "../db/queries/tasks.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context } from "../house/context.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { tellOfTask } from "../mail/tell-of-task.ts";

const AT_ONCE = 500;

/** Writes a task about every overdue memo, once. */
export const writeOverdueTasks: Job<Record<never, never>> = {
  name: "writeOverdueTasks",
  atOnce: 1,
  schedule: "7 * * * *",
  async run(_, { house, id, signal }) {
    const origin = { requestId: id, operation: "writeOverdueTasks" };
    while (!signal.aborted && (await inTransaction(house, origin, writeSome)) === AT_ONCE);
  },
};

async function writeSome(ctx: Context): Promise<number> {
  const memos = await untoldOverdueMemos(ctx.db, dayIn(ctx.house.timeZone, ctx.now), AT_ONCE);
  for (const { id, number, holder_id, due_date } of memos) {
    const title = `Memo ${number} was due on ${formatDate(due_date)}: ask for its stones back, or sell them.`;
    const about = { due_date, client_id: holder_id, paper_id: id };
    const task = await insertOverdueTask(ctx.db, { ...about, title, now: ctx.now });
    if (!task) continue;
    ctx.audit.push({ workflow: "task", item: task.id, transition: "task.insert", after: task });
    await tellOfTask(ctx, task);
  }
  return memos.length;
}
