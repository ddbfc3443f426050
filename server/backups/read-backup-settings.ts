import { readSchedule } from "#domain/schedule.ts";
import type { BackupSettings } from "./plan-backups.ts";

type Reader = {
  text: (name: string) => string | undefined;
  whole: (name: string, from: number, to: number) => number | undefined;
  url: (name: string, protocols: string[]) => string | undefined;
  wrong: (name: string, why: string) => never;
};

const NIGHTLY = "30 2 * * *";

/** The variables that mean something only beside `BACKUP_TO`. */
const beside = [
  "BACKUP_KEY",
  "BACKUP_SCHEDULE",
  "BACKUP_KEEP_DAYS",
  "BACKUP_KEEP_WEEKS",
  "BACKUP_S3_ENDPOINT",
  "BACKUP_S3_REGION",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
];

/** Reads where planned backups go, and when; undefined without them. Settings of a backup that goes nowhere are refused. */
export function readBackupSettings(reader: Reader): BackupSettings | undefined {
  const { text, whole, wrong } = reader;
  const given = text("BACKUP_TO");
  const schedule = readTimes(reader);
  const keepDays = whole("BACKUP_KEEP_DAYS", 1, 3650) ?? 7;
  const keepWeeks = whole("BACKUP_KEEP_WEEKS", 0, 520) ?? 4;
  if (!given) {
    const half = beside.find(text);
    return half ? wrong("BACKUP_TO", `is required with ${half}`) : undefined;
  }
  if (text("DATABASE_URL"))
    wrong("BACKUP_TO", "is for the embedded database: back up the one of DATABASE_URL with its own tools");
  return { to: readPlace(given, reader), key: readKey(reader), schedule, keepDays, keepWeeks };
}

function readPlace(given: string, { text, url, wrong }: Reader): BackupSettings["to"] {
  const [, bucket] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/.exec(given) ?? [];
  if (given.startsWith("/")) return { folder: given };
  if (!bucket) return wrong("BACKUP_TO", "must be a folder such as /backups, or a bucket such as s3://house-backups");
  const needed = (name: string): string => text(name) ?? wrong(name, "is required with a bucket in BACKUP_TO");
  return {
    bucket: {
      bucket,
      endpoint: url("BACKUP_S3_ENDPOINT", ["http:", "https:"]) ?? needed("BACKUP_S3_ENDPOINT"),
      region: text("BACKUP_S3_REGION") ?? "us-east-1",
      accessKeyId: needed("BACKUP_S3_ACCESS_KEY_ID"),
      secretAccessKey: needed("BACKUP_S3_SECRET_ACCESS_KEY"),
    },
  };
}

/** The key is never made here: one that lay beside the data would be lost with them. */
function readKey({ text, wrong }: Reader): Buffer {
  const given = text("BACKUP_KEY");
  const why = "is required with BACKUP_TO: 32 bytes as base64, as `openssl rand -base64 32` makes them";
  const key = Buffer.from(given ?? "", "base64");
  const isWhole = key.length === 32 && key.toString("base64").replace(/=+$/, "") === given?.replace(/=+$/, "");
  return isWhole ? key : wrong("BACKUP_KEY", why);
}

function readTimes({ text, wrong }: Reader) {
  const read = readSchedule(text("BACKUP_SCHEDULE") ?? NIGHTLY);
  if ("schedule" in read) return read.schedule;
  return wrong(
    "BACKUP_SCHEDULE",
    "must be a time such as `30 2 * * *` or `0 4 * * SUN`, or hours such as `0 */6 * * *`",
  );
}
