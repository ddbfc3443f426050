import path from "node:path";
import type { Schedule } from "#domain/schedule.ts";
import { type AuditKeySettings, auditSeed } from "../evidence/audit-key.ts";
import type { Bucket } from "../files/bucket.ts";
import { formerKey, formerKeyFile, type KycKeySettings, kycKey } from "../files/kyc-key.ts";
import type { BackupPlace, BackupPlan } from "../house/backup-plan.ts";
import { bucketPlace } from "./bucket-place.ts";
import { folderPlace } from "./folder-place.ts";

/** The environment's words about planned backups. */
export type BackupSettings = {
  to: { folder: string } | { bucket: Bucket };
  key: Buffer;
  schedule: Schedule;
  keepDays: number;
  keepWeeks: number;
};

type Settings = AuditKeySettings & KycKeySettings & { backups: BackupSettings | undefined };

export const placeOf = (to: BackupSettings["to"]): BackupPlace =>
  "bucket" in to ? bucketPlace(to.bucket) : folderPlace(path.resolve(to.folder));

/** The plan of the house's backups; null without one. */
export function planBackups(env: Settings, dataDir: string): BackupPlan | null {
  if (!env.backups) return null;
  const { to, ...rest } = env.backups;
  const key = kycKey(env, dataDir);
  const former = formerKey(env, dataDir, key);
  return {
    ...rest,
    dataDir,
    place: placeOf(to),
    houseKeys: {
      "kyc-key": key.toString("base64"),
      // Until all is sealed anew, a restored house needs both.
      ...(former && { [formerKeyFile]: former.toString("base64") }),
      "audit-key": auditSeed(env, dataDir).toString("base64"),
    },
  };
}
