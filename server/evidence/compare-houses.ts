import { auditHead } from "../db/queries/audit-chain.ts";
import {
  filesReferredTo,
  hashesOf,
  hashOfEntry,
  numberedTables,
  rowHashes,
  writtenSince,
} from "../db/queries/compare-copies.ts";
import type { House } from "../house/house.ts";
import { isGood } from "./verify/verify.ts";
import { verifyHouse } from "./verify-house.ts";

/** More rows than this that were written meanwhile are too many for a comparison. */
const MOST_WRITTEN = 100_000;
const FILES_AT_ONCE = 8;

export type Comparison = {
  tables: number;
  rows: number;
  stones: number;
  entries: number;
  files: number;
  /** The missing and the different, in words. */
  faults: string[];
};

/**
 * Compares a house that was restored from a backup with the one that lives on: every row that was not written since the
 * backup began, the log as the beginning of the living one, and all files. The restored log is verified by itself.
 */
export async function compareHouses(
  living: Pick<House, "db">,
  restored: House,
  { since, files }: { since: string /** The place of the backup's files. */; files: House["files"] },
): Promise<Comparison> {
  const result: Comparison = { tables: 0, rows: 0, stones: 0, entries: 0, files: 0, faults: [] };
  const { size, hash } = await auditHead(restored.db);
  result.entries = size;
  if (size > 0 && (await hashOfEntry(living.db, size)) !== hash.toString("hex"))
    result.faults.push(`the restored log is not the beginning of the living one: entry ${size} differs`);
  const isQuiet = (await auditHead(living.db)).size === size;
  for (const table of await numberedTables(living.db)) {
    const compared = await compareTable(living.db, restored.db, table, { since, isQuiet });
    result.tables++;
    result.rows += compared.rows;
    if (table === "stone") result.stones = compared.rows;
    result.faults.push(...compared.faults);
  }
  const verdict = await verifyHouse(restored, { name: "the restored house", checkpoints: [], key: null });
  if (!isGood(verdict)) result.faults.push("the restored log does not verify: npm run audit:verify on it says why");
  const names = await filesReferredTo(restored.db);
  result.files = names.length;
  result.faults.push(...(await missingFiles(files, names)));
  return result;
}

type Db = House["db"];

async function compareTable(
  living: Db,
  restored: Db,
  table: string,
  { since, isQuiet }: { since: string; isQuiet: boolean },
) {
  const written = await writtenSince(living, table, since, MOST_WRITTEN);
  if (written.length === MOST_WRITTEN) return { rows: 0, faults: [`${table}: too many rows were written meanwhile`] };
  const [here, there] = await Promise.all([hashesOf(living, table, written), hashesOf(restored, table, written)]);
  const copies = new Map(there.map((bucket) => [bucket.bucket, bucket]));
  const faults: string[] = [];
  for (const { bucket, hash } of here) {
    if (copies.get(bucket)?.hash === hash) continue;
    const [own, copied] = await Promise.all([
      rowHashes(living, table, bucket, written),
      rowHashes(restored, table, bucket, written),
    ]);
    for (const [id, hashOfRow] of own)
      if (copied.get(id) !== hashOfRow) faults.push(`${table} ${id} is ${copied.has(id) ? "different" : "missing"}`);
    // A row that is gone here may have been deleted since; in a house where nothing happened it may not.
    if (isQuiet) for (const id of copied.keys()) if (!own.has(id)) faults.push(`${table} ${id} is too many`);
  }
  return { rows: here.reduce((sum, bucket) => sum + bucket.rows, 0), faults };
}

async function missingFiles(files: House["files"], names: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  const left = [...names];
  const look = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const content = await files.open(name);
      content?.destroy();
      if (!content) missing.push(`the file ${name} is missing`);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, look));
  return missing.sort();
}
