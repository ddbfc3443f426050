import { addresses } from "#domain/addresses.ts";
import { one } from "../db/crud.ts";
import { administratorsWhoMayRead } from "../db/queries/administrators.ts";
import { insertMailingRun, latestRunOf } from "../db/queries/mailing-runs.ts";
import type { MailingRow } from "../db/queries/mailings.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { mailingNotices } from "../mail/notices/mailing-notices.ts";
import { type Addressee, tell } from "../mail/tell.ts";
import { insistOnLetters } from "./check-mailing.ts";
import { contentOf } from "./content-of.ts";

/** The reason why a run that is due would send nothing, or too much; undefined if it may begin. */
export async function refusalOf(ctx: Context, row: MailingRow): Promise<string | undefined> {
  try {
    await insistOnLetters(ctx, contentOf(row), row.people);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

type Refused = { runKey: string; reason: string };

/** Keeps a due run that did not begin, with its reason. The same reason is told once, until a run is sent. */
export async function refuseRun(ctx: Context, row: MailingRow, { runKey, reason }: Refused): Promise<void> {
  const before = await latestRunOf(ctx.db, row.id);
  const run = await insertMailingRun(ctx.db, {
    mailing_id: row.id,
    run_key: runKey,
    account_id: null,
    owner_id: row.account_id,
    content: JSON.stringify(contentOf(row)),
    asked_at: ctx.now,
    ended_at: ctx.now,
    outcome: "refused",
    reason,
  });
  if (!run) return; // it was refused already
  ctx.audit.push({ workflow: "mailing", item: row.id, transition: "mailing.refuse", after: { run: run.id, reason } });
  if (before?.outcome === "refused" && before.reason === reason) return;
  for (const to of await keepersOf(ctx, row)) await tell(ctx, to, mailingNotices.refused({ rule: row, reason }));
}

/** Whoever changed a rule last, or else the administrators who may read it. */
async function keepersOf(ctx: Context, row: MailingRow): Promise<Addressee[]> {
  const keeper = row.account_id === null ? undefined : await one(ctx, "account", row.account_id);
  return keeper?.is_active ? [keeper] : administratorsWhoMayRead(ctx.db, addresses.bulkEmail);
}
