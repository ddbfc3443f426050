/**
 * `npm run backup [-- --anew]`: makes the planned backup of `BACKUP_TO` now, with or without a running portal. `--anew`
 * begins again in a place that lost the earlier ones. `npm run backup -- --list` names those that are whole.
 */
import { parseArgs } from "node:util";
import { count, counted } from "#domain/format.ts";
import { makePlannedBackup } from "#server/backups/make-backup.ts";
import { backupsIn, baseOf } from "#server/backups/names.ts";
import { backupsOf } from "#server/db/queries/backups.ts";
import type { Log } from "#server/ground/log.ts";
import { keyName } from "#server/ground/seal.ts";
import type { BackupPlan } from "#server/house/backup-plan.ts";
import { plannedHere } from "./planned-here.ts";
import { inOrBesideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";

await runTool("npm run backup [-- --anew | --list]", async (log) => {
  const { list, anew } = parseArgs({ options: { list: { type: "boolean" }, anew: { type: "boolean" } } }).values;
  const { plan } = plannedHere(log);
  if (list) return listWhole(plan, log);
  await inOrBesideHouse(log, async (house) => {
    const isMade = await makePlannedBackup(house, plan, { isAnew: anew === true });
    if (!isMade) throw new Error("another process makes a backup at this moment");
    const { last } = await backupsOf(house.db);
    if (!last) throw new Error("no backup was kept");
    const files = counted(last.files, "file", "files");
    log.info(`${last.place} holds a backup of ${Math.ceil(last.bytes / 1e6)} MB with ${files}`);
    const missing = counted(last.missing, "file that rows refer to was", "files that rows refer to were");
    if (last.missing > 0) log.warn(`${missing} missing in the house itself`);
  });
});

/** Names the whole backups. Fails where there are some and the key opens none: nobody could restore one. */
async function listWhole({ place, key }: BackupPlan, log: Log): Promise<void> {
  const own = keyName(key);
  const whole = backupsIn(await place.list());
  for (const backup of whole) {
    const other = backup.keyName === own ? "" : `, sealed with the key ${backup.keyName}`;
    log.info(`${backup.at.toISOString()} ${baseOf(backup)}${other}`);
  }
  const said = `${place.says} holds ${counted(whole.length, "whole backup", "whole backups")}`;
  const opened = whole.filter((backup) => backup.keyName === own).length;
  if (whole.length > 0 && opened === 0) throw new Error(`${said}, but BACKUP_KEY, the key ${own}, opens none of them`);
  log.info(opened === whole.length ? said : `${said}. BACKUP_KEY, the key ${own}, opens ${count(opened)} of them`);
}
