import { administratorsWhoMayRead } from "../db/queries/administrators.ts";
import {
  type BackupNews,
  isBackupBeingMade,
  keepBackupNews,
  keepFirstDue,
  type LastBackup,
  lockedBackups,
  noNews,
} from "../db/queries/backups.ts";
import type { BackupPlan } from "../house/backup-plan.ts";
import type { Context } from "../house/context.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import type { Notice } from "../mail/notice.ts";
import { backupNotices } from "../mail/notices/backup-notices.ts";
import { tell } from "../mail/tell.ts";
import { dueAt, isOverdue, nextTryAt } from "./standing-of.ts";

/** So long a late backup must be noticed: a portal that was off makes the missed one within ten minutes. */
const NOTICED_MS = 30 * 60_000;
/** So long after its time a backup that is still being made counts as late. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Tells the administrators that planned backups fail or are late, once for each streak, and once that one was made
 * again. It follows what is kept of the backups, whoever made or tried them, and keeps in the same transaction what it
 * told: neither a kill nor a second portal loses or doubles a word.
 */
export const tellOfBackups: Job<Record<never, never>> = {
  name: "tellOfBackups",
  atOnce: 1,
  schedule: "*/5 * * * *",
  async run(_, { house, id: requestId }) {
    const { backups } = house;
    if (backups) await inTransaction(house, { requestId, operation: "tellOfBackups" }, (ctx) => look(ctx, backups));
  },
};

async function look(ctx: Context, plan: BackupPlan): Promise<void> {
  const { news, ...known } = await lockedBackups(ctx.db);
  const { timeZone } = ctx.house;
  const { last, failure } = known;
  const due = dueAt(known, plan.schedule, timeZone, ctx.now);
  if (failure) {
    if (news.told && !news.mended) return;
    const next = nextTryAt(known, plan.schedule, timeZone, ctx.now);
    const notice = backupNotices.failed({ place: plan.place.says, failure, last, nextTryAt: next, timeZone });
    return tellOfTrouble(ctx, notice, last);
  }
  if (last && isOver(news, last)) {
    await tellAdministrators(ctx, backupNotices.made({ last, failure: news.mended, dueAt: due, timeZone }));
    return keepBackupNews(ctx.db, noNews);
  }
  if (!last && !known.firstDueAt) await keepFirstDue(ctx.db, ctx.now);
  await lookForLateOne(ctx, plan, { news, last, due });
}

/** The trouble is over once there is a newer backup. */
const isOver = ({ mended, told }: BackupNews, last: LastBackup) =>
  mended !== null || (told !== null && told.lastAt !== last.at);

type Known = { news: BackupNews; last: LastBackup | null; due: Date };

async function lookForLateOne(ctx: Context, plan: BackupPlan, { news, last, due }: Known): Promise<void> {
  const { now, db } = ctx;
  if (!isOverdue(due, now)) {
    if (news.told || news.lateSince) await keepBackupNews(db, noNews); // another schedule, or another clock
    return;
  }
  if (news.told) return;
  const isBeingMade = await isBackupBeingMade(db);
  if (isBeingMade && now.getTime() - due.getTime() < LONGEST_MS) return;
  const noticed = news.lateSince === null ? 0 : now.getTime() - Date.parse(news.lateSince);
  if (news.lateSince === null || noticed < 0) return keepBackupNews(db, { ...news, lateSince: now.toISOString() });
  if (noticed < NOTICED_MS) return;
  const { timeZone } = ctx.house;
  await tellOfTrouble(
    ctx,
    backupNotices.late({ place: plan.place.says, dueAt: due, last, isBeingMade, timeZone }),
    last,
  );
}

/** Tells of trouble. As long as there is nobody to tell, it stays untold. */
async function tellOfTrouble(ctx: Context, notice: Notice, last: LastBackup | null): Promise<void> {
  if (await tellAdministrators(ctx, notice))
    await keepBackupNews(ctx.db, { ...noNews, told: { lastAt: last?.at ?? null } });
}

/** Tells the administrators who may open the page that the notice leads to. Answers whether there are any. */
async function tellAdministrators(ctx: Context, notice: Notice): Promise<boolean> {
  const readers = await administratorsWhoMayRead(ctx.db, notice.path);
  for (const reader of readers) await tell(ctx, reader, notice);
  return readers.length > 0;
}
