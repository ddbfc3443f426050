import type { Kysely, Transaction } from "kysely";
import type { ModelDescription } from "#machines/kit/describe.ts";
import { keepTypes } from "../db/queries/audit-types.ts";
import { noteZoneOfDays, zoneOfDays } from "../db/queries/counted-days.ts";
import { entriesAfter, entriesLeft, lockFollower, modelsKept } from "../db/queries/evidence-log.ts";
import { itemsNamed, moveCursor } from "../db/queries/evidence-write.ts";
import type { Tables } from "../db/tables.ts";
import type { House } from "../house/house.ts";
import { countDaysAnew } from "./days.ts";
import { modelsByHash } from "./models-by-hash.ts";
import { type Notice, noticesIn } from "./notice.ts";
import { saveTally } from "./save-tally.ts";
import { Tally } from "./tally.ts";

const AT_ONCE = 5000;
/** A page waits for so many batches at most; the rest is read in the background. */
const FOR_A_PAGE = 4;
const PATIENCE_MS = 1000;
/** The error code of a lock that another transaction held for too long. */
const LOCKED = "55P03";

/**
 * Reads the new entries of the log so that figures are current. If another reader is at it for long, they are a moment
 * old.
 */
export async function catchUp(house: House): Promise<void> {
  try {
    await follow(house, { batches: FOR_A_PAGE, patienceMs: PATIENCE_MS });
  } catch (error) {
    if ((error as { code?: string }).code !== LOCKED) throw error;
  }
}

type Bounds = { batches?: number; patienceMs?: number };

/** Reads the log to its end, and counts its days anew if they are another time zone's. Pages do not wait for that. */
export async function followLog(house: House): Promise<void> {
  await countDaysAnew(house);
  await follow(house, {});
}

/**
 * Reads the log on from its cursor, one batch in a transaction, so that each entry counts exactly once. Of several
 * portals one reads and the others wait.
 */
async function follow(house: House, { batches = Number.POSITIVE_INFINITY, patienceMs }: Bounds): Promise<void> {
  for (let batch = 0; batch < batches && (await entriesLeft(house.db)) > 0; batch++) {
    const read = await house.db.transaction().execute((db) => followSome(house, db, patienceMs));
    if (read < AT_ONCE) return; // What came meanwhile is for the next turn: while letters leave, there is always more.
  }
}

/** Follows one batch and returns its count of entries. */
export async function followSome(house: House, db: Transaction<Tables>, patienceMs?: number): Promise<number> {
  const seq = await lockFollower(db, patienceMs);
  const entries = await entriesAfter(db, seq, AT_ONCE);
  const last = entries.at(-1);
  if (!last) return 0;
  const notices = entries.flatMap(noticesIn);
  const models = await modelsOf(db, notices);
  const timeZone = await zoneToCount(house, db, seq);
  const tally = new Tally({ timeZone, modelOf: (hash) => models.get(hash) });
  for (const row of await itemsNamed(db, notices)) {
    tally.know({ ...row, since: row.since.getTime(), business: row.business_id });
  }
  for (const notice of notices) tally.take(notice);
  await saveTally(db, tally, house.now());
  await keepTypes(db, { after: seq, upTo: last.seq });
  await moveCursor(db, last.seq);
  return entries.length;
}

/** The time zone in whose days the figures are kept. Where nothing is counted yet it is noted now. */
async function zoneToCount(house: House, db: Transaction<Tables>, seq: number): Promise<string> {
  if (seq === 0) await noteZoneOfDays(db, house.timeZone);
  return (await zoneOfDays(db)) ?? house.timeZone;
}

/** The machines of these steps, as far as the house knows them. */
async function modelsOf(db: Kysely<Tables>, notices: readonly Notice[]): Promise<Map<string, ModelDescription>> {
  const hashes = new Set(notices.flatMap((notice) => (notice.what === "step" ? [notice.step.model] : [])));
  return modelsByHash(await modelsKept(db, [...hashes]));
}
