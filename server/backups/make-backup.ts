import { PassThrough } from "node:stream";
import { findRunningServer } from "../db/backup-running-server.ts";
import { streamBaseBackup } from "../db/backup-stream.ts";
import { ROLES, socketUrl } from "../db/embedded/settings.ts";
import { backupsOf, keepBackup, keepBackupFailure, lastMigration, underBackupLock } from "../db/queries/backups.ts";
import { filesReferredTo, oldestWriter } from "../db/queries/compare-copies.ts";
import { identityOf } from "../db/queries/house-identity.ts";
import { keyName } from "../ground/seal.ts";
import type { BackupPlan } from "../house/backup-plan.ts";
import type { House } from "../house/house.ts";
import { type BackupList, keepList, readList } from "./backup-list.ts";
import { fileKeeper } from "./keep-files.ts";
import { type BackupName, backupsIn, databaseOf, filePieceOf } from "./names.ts";
import { type Kept, keepSealed } from "./pieces.ts";
import { removeOld, removeTorn } from "./remove-old.ts";

type Means = Pick<House, "db" | "direct" | "files" | "now" | "log" | "timeZone">;
type Wish = {
  signal?: AbortSignal;
  /** True if the place may be without the backups that were made before. */
  isAnew?: boolean;
};

const MS = 1000;

/**
 * Makes a planned backup: the database, the files that no earlier backup of the place has, the house's keys, and last the
 * list of all of them. Only then older ones are removed. Answers false if another process makes one at this moment.
 */
export function makePlannedBackup(house: Means, plan: BackupPlan, wish: Wish = {}): Promise<boolean> {
  return underBackupLock(house.direct, async () => {
    try {
      await makeOne(house, plan, wish);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      if (!wish.signal?.aborted) await keepBackupFailure(house.db, { at: house.now().toISOString(), why });
      throw error;
    }
  });
}

async function makeOne(house: Means, plan: BackupPlan, { signal, isAnew = false }: Wish) {
  const began = performance.now();
  const names = await plan.place.list();
  const { backup, before } = await nameNext(house, plan, { names, isAnew });
  await removeTorn(plan.place, backup.house, names);
  const since = await oldestWriter(house.db);
  const keeper = fileKeeper(house.files, plan, backup, await filesKept(plan, before, names));
  await keeper.keep(await filesReferredTo(house.db), signal);
  const database = await keepDatabase(plan, backup, signal);
  await keeper.keep(await filesReferredTo(house.db), signal); // rows of the copy may refer to what came meanwhile
  const { files, missing } = keeper.result();
  const migration = await lastMigration(house.db);
  const listed = await keepList(plan, backup, { since, migration, database, files, houseKeys: plan.houseKeys });
  const last = {
    at: backup.at.toISOString(),
    seconds: Math.round((performance.now() - began) / MS),
    bytes: listed + database.bytes + files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.length,
    missing,
    place: plan.place.says,
  };
  await keepBackup(house.db, last);
  house.log.info(last, "a planned backup was made");
  await removeOld(plan, backup.house, house.timeZone);
}

type Found = { names: readonly string[]; isAnew: boolean };

/** The name of the next backup, and the one before it. */
async function nameNext({ db, now }: Means, { place, key }: BackupPlan, { names, isAnew }: Found) {
  const house = (await identityOf(db))?.house;
  if (house === undefined) throw new Error("the house has no name yet: start its portal once");
  const [before] = backupsIn(names).filter((backup) => backup.house === house);
  const { last } = await backupsOf(db);
  if (!before && last?.place === place.says && !isAnew) {
    throw new Error(
      `${place.says} has none of the earlier backups: is its disk mounted? If they were removed on purpose, npm run backup -- --anew begins again`,
    );
  }
  const backup: BackupName = { house, number: (before?.number ?? 0) + 1, at: now(), keyName: keyName(key) };
  return { backup, before };
}

/** The files that the backup before this one has, as far as all their pieces are still there. */
async function filesKept(plan: BackupPlan, before: BackupName | undefined, names: readonly string[]) {
  if (before?.keyName !== keyName(plan.key)) return new Map<string, BackupList["files"][0]>();
  const list = await readList(plan, before).catch(() => undefined); // a damaged one: all files are kept anew
  const there = new Map<string, number>();
  for (const { house, keyName: key, storedName } of names.flatMap((name) => filePieceOf(name) ?? []))
    if (house === before.house && key === before.keyName) there.set(storedName, (there.get(storedName) ?? 0) + 1);
  const whole = (list?.files ?? []).filter(({ name, pieces }) => there.get(name) === pieces);
  return new Map(whole.map((file) => [file.name, file]));
}

async function keepDatabase(plan: BackupPlan, backup: BackupName, signal?: AbortSignal): Promise<Kept> {
  const socketDir = await findRunningServer(plan.dataDir);
  if (!socketDir) throw new Error(`no database runs on ${plan.dataDir}`);
  const tar = new PassThrough();
  const sent = streamBaseBackup(socketUrl(socketDir, ROLES.admin, "postgres"), tar);
  sent.catch(() => {}); // the reader below fails with it
  try {
    return await keepSealed(plan, databaseOf(backup), tar, signal);
  } finally {
    tar.destroy();
    await sent.catch(() => {});
  }
}
