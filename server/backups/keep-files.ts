import { houseMark } from "../files/same-house.ts";
import type { BackupPlan } from "../house/backup-plan.ts";
import type { FileStore } from "../house/ports.ts";
import type { BackupList } from "./backup-list.ts";
import { type BackupName, fileOf } from "./names.ts";
import { keepSealed } from "./pieces.ts";

type Files = BackupList["files"];

/**
 * The files of a backup. A file never changes under its name, so each is kept once for all backups of a key: `kept` are
 * those that an earlier one has already.
 */
export function fileKeeper(
  store: FileStore,
  plan: BackupPlan,
  backup: BackupName,
  kept: ReadonlyMap<string, Files[0]>,
) {
  const files: Files = [];
  const seen = new Set<string>();
  let missing = new Set<string>();
  const keepOne = async (name: string) => {
    const known = kept.get(name);
    if (known) return void files.push(known);
    const content = await store.open(name);
    if (!content) return void missing.add(name);
    files.push({ name, ...(await keepSealed(plan, fileOf(backup.house, backup.keyName, name), content)) });
  };
  return {
    /** Keeps those of these files, and the mark of the house, that it has not seen yet. */
    async keep(names: readonly string[], signal?: AbortSignal): Promise<void> {
      const all = [houseMark, ...names];
      for (const name of all) {
        signal?.throwIfAborted();
        if (!seen.has(name)) await keepOne(name);
        seen.add(name);
      }
      missing = new Set(all.filter((name) => missing.has(name))); // a row may have got another file meanwhile
    },
    result: () => ({ files, missing: missing.size }),
  };
}
