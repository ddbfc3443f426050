import { triedLetters, writeAnew } from "../db/queries/mailing-sends.ts";
import type { Context } from "../house/context.ts";
import { queueAll } from "../mail/outbox.ts";
import { writeLater } from "./begin-mailing.ts";

/**
 * Lets a run go on. A letter that was tried may have arrived: it leaves as it was written, under its own Message-ID. The others
 * are written at the prices of now (decision 0134).
 */
export async function resumeRun(ctx: Context, runId: number): Promise<void> {
  await queueAll(ctx, "mailing", await triedLetters(ctx.db, runId));
  await writeAnew(ctx.db, runId);
  await writeLater(ctx, runId);
}
