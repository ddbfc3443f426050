import { addresses } from "#domain/addresses.ts";
import { count, counted, formatDateTime12 } from "#domain/format.ts";
import type { BackupFailure, LastBackup } from "../../db/queries/backups.ts";
import type { Notice } from "../notice.ts";

type Failed = {
  place: string;
  failure: BackupFailure;
  last: LastBackup | null;
  nextTryAt: Date;
  timeZone: string;
};
type Late = {
  place: string;
  dueAt: Date;
  last: LastBackup | null;
  /** True if a try of it still runs. */
  isBeingMade: boolean;
  timeZone: string;
};
type Made = {
  last: LastBackup;
  /** The failure before; null if the backup was late alone. */
  failure: BackupFailure | null;
  dueAt: Date;
  timeZone: string;
};

/** Notices of planned backups. Each streak of trouble is told once, and its end once. */
export const backupNotices = {
  failed: ({ place, failure, last, nextTryAt, timeZone }: Failed): Notice => ({
    kind: "backupFailed",
    title: "A planned backup has failed",
    paragraphs: [
      `The planned backup of the house to ${place} failed${times(failure, timeZone)}. The next try is on ${at(nextTryAt, timeZone)}, or up to ten minutes later. The reason: ${failure.why}`,
      lastOf(last, timeZone),
      toldOnce,
    ],
    path: addresses.house,
  }),
  late: ({ place, dueAt, last, isBeingMade, timeZone }: Late): Notice => ({
    kind: "backupLate",
    title: "A planned backup is late",
    paragraphs: [
      `The planned backup of the house to ${place} was due on ${at(dueAt, timeZone)} and was not made. ${
        isBeingMade
          ? "A try still runs after more than a day. The next one begins when it ends."
          : "No try has ended, so no reason is known. The portal tries again every ten minutes."
      }`,
      lastOf(last, timeZone),
      toldOnce,
    ],
    path: addresses.house,
  }),
  made: ({ last, failure, dueAt, timeZone }: Made): Notice => ({
    kind: "backupMade",
    title: "A planned backup was made again",
    paragraphs: [
      `The planned backup of the house was made on ${at(last.at, timeZone)}, in ${last.place}: ${counted(Math.ceil(last.bytes / 1e6), "MB", "MB")} with ${counted(last.files, "file", "files")}. The next one is due on ${at(dueAt, timeZone)}.`,
      failure
        ? `Before it, the backup had failed${times(failure, timeZone)}. The reason: ${failure.why}`
        : "Before it, a backup was late.",
    ],
    path: addresses.house,
  }),
};

const toldOnce = "You are told this once, and again when a backup was made.";

const at = (moment: Date | string, timeZone: string) => `${formatDateTime12(moment, timeZone)} (${timeZone})`;

const times = ({ at: moment, count: tries }: BackupFailure, timeZone: string) =>
  tries > 1 ? ` ${count(tries)} times, the latest on ${at(moment, timeZone)}` : ` on ${at(moment, timeZone)}`;

const lastOf = (last: LastBackup | null, timeZone: string) =>
  last ? `The last whole backup was made on ${at(last.at, timeZone)}.` : "No whole backup was made yet.";
