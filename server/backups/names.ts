/**
 * The names in the place of the backups. Each begins with the house that it belongs to, so that houses may share a place.
 * A backup is a list, which is written last, and the database beside it; files stand beside all backups, once each.
 */
export type BackupName = {
  house: string;
  /** Backups are in the order of their numbers, whatever the clock said. */
  number: number;
  at: Date;
  /** The name of the key that opens it. */
  keyName: string;
};

const LIST = /^([0-9a-f-]{36})\/backup-(\d{6,})-(\d{8}T\d{6}Z)-([0-9a-f]{8})\.list\.00000$/;
const PART = /^(([0-9a-f-]{36})\/backup-\d{6,}-\d{8}T\d{6}Z-[0-9a-f]{8})\.(?:list|database)\.\d{5,}$/;
const FILE = /^([0-9a-f-]{36})\/file-([0-9a-f]{8})-([0-9a-f]{32}\.[a-z0-9]{2,5})\.\d{5,}$/;

const stamp = (at: Date) =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(/[-:]/g, "");
const momentOf = (text: string) =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** The backup as its parts begin. */
export const baseOf = ({ house, number, at, keyName }: BackupName): string =>
  `${house}/backup-${String(number).padStart(6, "0")}-${stamp(at)}-${keyName}`;
export const listOf = (name: BackupName): string => `${baseOf(name)}.list`;
export const databaseOf = (name: BackupName): string => `${baseOf(name)}.database`;
export const fileOf = (house: string, keyName: string, storedName: string): string =>
  `${house}/file-${keyName}-${storedName}`;
export const pieceName = (name: string, at: number): string => `${name}.${String(at).padStart(5, "0")}`;

/** The whole backups among these names, the newest first. One without its list is none. */
export function backupsIn(names: readonly string[]): BackupName[] {
  const found = names.flatMap((name) => {
    const [, house = "", number = "", at = "", keyName = ""] = LIST.exec(name) ?? [];
    return house ? [{ house, number: Number(number), at: momentOf(at), keyName }] : [];
  });
  return found.sort((a, b) => b.number - a.number);
}

/** The house and the backup that a piece belongs to. */
export function partOf(name: string): { house: string; base: string } | undefined {
  const [, base = "", house = ""] = PART.exec(name) ?? [];
  return house ? { house, base } : undefined;
}

/** The file of the house that a piece belongs to. */
export function filePieceOf(name: string): { house: string; keyName: string; storedName: string } | undefined {
  const [, house = "", keyName = "", storedName = ""] = FILE.exec(name) ?? [];
  return house ? { house, keyName, storedName } : undefined;
}
