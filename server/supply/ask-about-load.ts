import { questionsOpen, waitSentence } from "#domain/load-words.ts";
import { one } from "../db/crud.ts";
import { insertLoadTask, keepersOfLoads } from "../db/queries/load-tasks.ts";
import type { LoadRecord } from "../db/queries/loads.ts";
import type { Context } from "../house/context.ts";
import { loadNotices } from "../mail/notices/load-notices.ts";
import { tell } from "../mail/tell.ts";

type Reasons = Pick<LoadRecord, "questions" | "waits_for" | "counts" | "facts">;
type Waiting = Pick<LoadRecord, "id" | "provider_id" | "file_name" | "goes_alone"> & Reasons;

/**
 * Tells once that a load which nobody watches needs somebody: by a task, and by a letter to each administrator who may
 * decide. `sentence` says why it was refused or failed.
 */
export async function askAboutLoad(ctx: Context, load: Waiting, sentence?: string): Promise<void> {
  if (!load.goes_alone) return;
  const { name: provider } = await one(ctx, "provider", load.provider_id);
  const title = `Load ${load.id} of ${provider} waits for a decision.`;
  const task = await insertLoadTask(ctx.db, { title, load_id: load.id, now: ctx.now });
  if (!task) return;
  ctx.audit.push({ workflow: "task", item: task.id, transition: "task.insert", after: task });
  const reasons = sentence === undefined ? reasonsOf(load) : [sentence];
  const notice = loadNotices.waits({ id: load.id, provider, fileName: load.file_name, reasons });
  for (const keeper of await keepersOfLoads(ctx.db)) await tell(ctx, keeper, notice);
}

const reasonsOf = ({ questions, waits_for, ...figures }: Reasons): string[] => [
  ...(questions.length > 0 ? [questionsOpen(questions.length)] : []),
  ...waits_for.map((reason) => waitSentence(reason, figures)),
];
