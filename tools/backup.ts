/**
 * `npm run backup [-- --anew]`: makes the planned backup of `BACKUP_TO` now, with or without a running portal. `--anew`
 * begins again in a place that lost the earlier ones. `npm run backup -- --list` names those that are whole.
 */
import { parseArgs } from "node:util";
import { makePlannedBackup } from "#server/backups/make-backup.ts";
import { backupsIn, baseOf } from "#server/backups/names.ts";
import { backupsOf } from "#server/db/queries/backups.ts";
import { plannedHere } from "./planned-here.ts";
import { inOrBesideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";

await runTool("backup", async (log) => {
  const { list, anew } = parseArgs({ options: { list: { type: "boolean" }, anew: { type: "boolean" } } }).values;
  const { plan } = plannedHere(log);
  if (list) {
    const whole = backupsIn(await plan.place.list());
    for (const backup of whole) log.info(`${backup.at.toISOString()} ${baseOf(backup)}`);
    return log.info(`${plan.place.says} holds ${whole.length} whole backups`);
  }
  await inOrBesideHouse(log, async (house) => {
    const isMade = await makePlannedBackup(house, plan, { isAnew: anew === true });
    if (!isMade) throw new Error("another process makes a backup at this moment");
    const { last } = await backupsOf(house.db);
    if (!last) throw new Error("no backup was kept");
    log.info(`${last.place} holds a backup of ${Math.ceil(last.bytes / 1e6)} MB with ${last.files} files`);
    if (last.missing > 0) log.warn(`${last.missing} files that rows refer to were missing in the house itself`);
  });
});
