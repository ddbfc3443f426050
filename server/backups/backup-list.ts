import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { keyName } from "../ground/seal.ts";
import type { BackupPlace, BackupPlan } from "../house/backup-plan.ts";
import { type BackupName, backupsIn, baseOf, listOf, pieceName } from "./names.ts";
import { type Kept, readSealed } from "./pieces.ts";
import { otherKey, sealStream } from "./sealed-stream.ts";

type Means = { place: BackupPlace; key: Buffer };

/** The parts of a backup. It is sealed as everything else, since the house's keys are in it. */
export type BackupList = {
  /** The oldest transaction that may have written while it was made. */
  since: string;
  migration: string;
  database: Kept;
  files: { name: string; pieces: number; bytes: number }[];
  houseKeys: BackupPlan["houseKeys"];
};

/** Writes the list in one piece: from now on the backup is one. */
export async function keepList({ place, key }: Means, backup: BackupName, list: BackupList): Promise<number> {
  const name = listOf(backup);
  const whole = Readable.from([Buffer.from(JSON.stringify(list))]);
  const sealed = await buffer(sealStream(whole, key, name));
  await place.put(pieceName(name, 0), sealed);
  return sealed.length;
}

/** Reads the list of a backup; refused in words under another key. */
export async function readList(means: Means, backup: BackupName): Promise<BackupList> {
  if (backup.keyName !== keyName(means.key)) throw new Error(otherKey(baseOf(backup), backup.keyName, means.key));
  return JSON.parse(await text(readSealed(means, listOf(backup), 1))) as BackupList;
}

/** The newest whole backup of a house. Without its id there must be only one house in the place. */
export async function newestBackup(place: BackupPlace, house?: string): Promise<BackupName> {
  const all = backupsIn(await place.list());
  const own = house === undefined ? all : all.filter((backup) => backup.house === house);
  const houses = [...new Set(own.map((backup) => backup.house))];
  if (houses.length > 1)
    throw new Error(`${place.says} holds backups of ${houses.join(" and ")}: set HOUSE_ID to one of them`);
  const [newest] = own;
  if (!newest) throw new Error(`${place.says} holds no whole backup${house ? ` of the house ${house}` : ""}`);
  return newest;
}
