import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { logSize } from "../db/queries/audit-log.ts";
import { type HouseIdentity, identityOf, keepIdentity, noteMarkedFiles } from "../db/queries/house-identity.ts";
import type { House } from "../house/house.ts";
import type { FileStore } from "../house/ports.ts";
import { makeWorkFolder } from "./work-folder.ts";

/** The mark among the files: its name is of their form, so that it travels with every copy of them. */
export const houseMark = `${"0".repeat(32)}.house`;

type Mark = { house: string; since: string };
type Wish = {
  /** The house that must be here (`HOUSE_ID`). */
  expected: string | undefined;
  /** True if the house may start although its files are gone (`WITHOUT_FILES`). */
  isWithoutFiles: boolean;
  /** The place of the files, as a person would say it. */
  filesPlace: string;
  /** Throws if files can never be kept there. A bucket that is away for a minute is no such place. */
  insistOnPlace(): unknown;
};

/**
 * Insists that database and files are those of one house. A volume that was not mounted, or an address that is wrong,
 * looks like an empty house, and an empty house greets its visitor as its first administrator.
 */
export async function insistOnSameHouse(
  { db, files, log }: Pick<House, "db" | "files" | "log">,
  wish: Wish,
): Promise<void> {
  // The mark is read first: whoever sees one sees its house in the database too, since that is written before.
  const mark = await markIn(files).catch((error: Error) => error);
  const known = await identityOf(db);
  const isEmpty = known === undefined && (await logSize(db)) === 0;
  insistOnExpected(known, wish.expected, isEmpty);
  if (mark instanceof Error) {
    wish.insistOnPlace();
    if (isEmpty) throw new Error(`the files in ${wish.filesPlace} cannot be read: ${mark.message}`, { cause: mark });
    log.warn({ err: mark }, `the files in ${wish.filesPlace} cannot be read, so nobody knows whose they are`);
    return;
  }
  if (mark) insistOnOwner(mark, known, isEmpty, wish);
  else if (known?.has_marked_files && !wish.isWithoutFiles) throw new Error(filesGone(known, wish.filesPlace));
  wish.insistOnPlace();
  const fresh = { house: mark?.house ?? randomUUID(), since: new Date().toISOString(), has_marked_files: false };
  const here = known ?? (await keepIdentity(db, fresh));
  if (!mark) await putMark(files, { house: here.house, since: here.since });
  if (!here.has_marked_files) await noteMarkedFiles(db);
  log.info(`this is the house ${here.house}: with HOUSE_ID=${here.house} its portals refuse any other`);
}

function insistOnExpected(known: HouseIdentity | undefined, expected: string | undefined, isEmpty: boolean) {
  if (expected === undefined || known?.house === expected) return;
  const found = isEmpty ? "is empty" : `holds ${known ? `the house ${known.house}` : "a house without a name"}`;
  throw new Error(
    `HOUSE_ID: the house ${expected} is expected, but the database ${found}. Is its volume mounted, its address right?`,
  );
}

function insistOnOwner(mark: Mark, known: HouseIdentity | undefined, isEmpty: boolean, { filesPlace }: Wish) {
  if (known ? known.house === mark.house : !isEmpty) return;
  const owner = `the files in ${filesPlace} belong to the house ${mark.house}, begun ${mark.since.slice(0, 10)}`;
  throw new Error(
    known
      ? `${owner}, but the database is that of the house ${known.house}. Which of the two is in the wrong place?`
      : `${owner}, but the database is empty. Mount its volume or restore a backup; a new house needs another place for its files`,
  );
}

const filesGone = ({ house, since }: HouseIdentity, place: string) =>
  `the house ${house}, begun ${since.slice(0, 10)}, keeps its files in ${place}, but they are not there. ` +
  "Mount their volume or bring back a copy; WITHOUT_FILES=true starts without them";

async function markIn(files: FileStore): Promise<Mark | undefined> {
  const content = await files.open(houseMark);
  return content ? (JSON.parse(await text(content)) as Mark) : undefined;
}

async function putMark(files: FileStore, mark: Mark): Promise<void> {
  const folder = await makeWorkFolder("mark");
  try {
    const draft = path.join(folder, houseMark);
    await writeFile(draft, `${JSON.stringify(mark)}\n`);
    await files.put(houseMark, draft, "application/json");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
