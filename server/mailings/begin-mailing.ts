import type { Actor } from "#machines/kit/decide.ts";
import { changeMailingRun, insertMailingRun, runOfKey } from "../db/queries/mailing-runs.ts";
import { insertSends } from "../db/queries/mailing-sends.ts";
import { advanceMailing, type MailingRow } from "../db/queries/mailings.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { moveMailing } from "../workflows/move-mailing.ts";
import { insistOnLetters } from "./check-mailing.ts";
import { contentOf } from "./content-of.ts";
import { writeMailing } from "./write-mailing.ts";

type Asked = {
  actor: Actor;
  event: "SEND" | "SEND_DUE";
  runKey: string;
  accountId: number | null;
  insistOnSeen?(): Promise<void>;
};

/**
 * Begins a run of a rule whose row is locked: the people and the words are fixed now. Answers its id, or undefined if there
 * was a run with this key already.
 */
export async function beginMailing(ctx: Context, row: MailingRow, asked: Asked): Promise<number | undefined> {
  if (await runOfKey(ctx.db, asked.runKey)) return undefined;
  const content = contentOf(row);
  await moveMailing(ctx, row, { type: asked.event }, asked.actor, asked.insistOnSeen);
  if (asked.event === "SEND") await insistOnLetters(ctx, content, row.people);
  await advanceMailing(ctx.db, row.id);
  const run = await insertMailingRun(ctx.db, {
    mailing_id: row.id,
    run_key: asked.runKey,
    account_id: asked.accountId,
    owner_id: asked.accountId ?? row.account_id,
    content: JSON.stringify(content),
    asked_at: ctx.now,
  });
  if (!run) throw new Problem("runKeyOfOther"); // another rule took it at the same moment
  await insertSends(ctx.db, run.id, row.people);
  await writeLater(ctx, run.id);
  return run.id;
}

/** Has the letters of a run written, or written on. */
export async function writeLater(ctx: Context, runId: number): Promise<void> {
  const job_id = await ctx.enqueue(writeMailing, { runId });
  await changeMailingRun(ctx.db, runId, { job_id, reason: null });
}
