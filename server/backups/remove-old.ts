import { keyName } from "../ground/seal.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { BackupPlace, BackupPlan } from "../house/backup-plan.ts";
import { readList } from "./backup-list.ts";
import { type BackupName, backupsIn, baseOf, filePieceOf, listOf, partOf, pieceName } from "./names.ts";
import { toKeep } from "./to-keep.ts";

/** Removes the pieces of backups that never became whole: nobody else writes while this process holds the lock. */
export async function removeTorn(place: BackupPlace, house: string, names: readonly string[]): Promise<void> {
  await removePieces(place, house, names, new Set(backupsIn(names).map(baseOf)));
}

/** Removes the backups that the plan keeps no longer, and the files that none of the others needs. */
export async function removeOld(plan: BackupPlan, house: string, timeZone: string): Promise<void> {
  const { place, keepDays, keepWeeks } = plan;
  const names = await place.list();
  const all = backupsIn(names).filter((backup) => backup.house === house);
  const kept = toKeep(all, (at) => dayIn(timeZone, at), { keepDays, keepWeeks });
  // The list goes first: what is left without it is no backup.
  const gone = all.filter((backup) => !kept.includes(backup));
  for (const backup of gone) await place.remove(pieceName(listOf(backup), 0));
  await removePieces(place, house, names, new Set(kept.map(baseOf)));
  await removeFiles(plan, house, names, kept);
}

async function removePieces(place: BackupPlace, house: string, names: readonly string[], kept: ReadonlySet<string>) {
  for (const name of names) {
    const part = partOf(name);
    if (part?.house === house && !kept.has(part.base)) await place.remove(name);
  }
}

/** Files of a key that no kept backup has go too. If a list cannot be read, all files of its key stay. */
async function removeFiles(plan: BackupPlan, house: string, names: readonly string[], kept: readonly BackupName[]) {
  const own = keyName(plan.key);
  const needed = new Set<string>();
  for (const backup of kept.filter((one) => one.keyName === own)) {
    const list = await readList(plan, backup).catch(() => undefined);
    if (!list) return;
    for (const { name } of list.files) needed.add(name);
  }
  const keys = new Set(kept.map((backup) => backup.keyName));
  for (const name of names) {
    const file = filePieceOf(name);
    if (file?.house !== house) continue;
    const isNeeded = file.keyName === own ? needed.has(file.storedName) : keys.has(file.keyName);
    if (!isNeeded) await plan.place.remove(name);
  }
}
