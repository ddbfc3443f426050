import { createHash } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Safe } from "#server/files/safe.ts";
import type { House } from "#server/house/house.ts";
import { reseal } from "#server/services/jobs/reseal.ts";
import type { TestApp } from "./app.ts";
import { documentTypeId } from "./kyc-rows.ts";
import { ownerId } from "./rows.ts";

/** The three keys of these tests: the former one, the new one, and one of somebody else. */
export const keys = { former: Buffer.alloc(32, 21), present: Buffer.alloc(32, 22), other: Buffer.alloc(32, 23) };
type KeyName = keyof typeof keys;

/** A safe over the house's files, or over others. */
export const safeWith = ({ files }: Pick<House, "files">, key: KeyName, before?: KeyName): Safe =>
  new Safe(files, keys[key], before && keys[before]);

/** The text of the paper of this number. */
export const paperText = (at: number): string => `the paper ${at}`;

/** Papers of as many businesses, kept with the house's present safe. Answers their ids. */
export async function keptPapers(portal: TestApp, count: number): Promise<number[]> {
  const { pool, house, filesFolder, clock } = portal;
  const user = await ownerId(portal, "customer");
  const type = await documentTypeId(portal);
  const all = Array.from({ length: count }, (_, at) => ({
    at,
    name: house.safe.newName(),
    sha256: hashOf(paperText(at)),
  }));
  const keep = async ({ at, name }: (typeof all)[0]) => {
    const draft = path.join(filesFolder, `draft-${at}`);
    writeFileSync(draft, paperText(at));
    await house.safe.keep(name, draft);
    rmSync(draft);
  };
  for (let from = 0; from < count; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(keep));
  const { rows } = await pool.query(
    `WITH b AS (INSERT INTO business (company_name) SELECT 'Paper ' || x.at FROM jsonb_to_recordset($1) AS x (at integer)
        ORDER BY x.at RETURNING id, company_name),
      k AS (INSERT INTO kyc (business_id, user_id, created_at) SELECT id, $2, $3 FROM b RETURNING id, business_id)
      INSERT INTO kyc_document (kyc_id, category, state, status, document_type_id, stored_name, original_name,
        media_type, bytes, sha256, sealed_with, submitted_by, submitted_at, created_at, updated_at)
      SELECT k.id, 'business', 'pending', 1, $4, x.name, 'licence.pdf', 'application/pdf', 4, x.sha256, $5, $2, $3, $3, $3
      FROM jsonb_to_recordset($1) AS x (at integer, name text, sha256 text)
        JOIN b ON b.company_name = 'Paper ' || x.at JOIN k ON k.business_id = b.id ORDER BY x.at RETURNING id`,
    [JSON.stringify(all), user, clock.now(), type, house.safe.keyName],
  );
  return rows.map(({ id }) => id);
}

const AT_ONCE = 50;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The present places of papers. */
export async function papersNow({ pool }: Pick<TestApp, "pool">) {
  const { rows } = await pool.query("SELECT id, stored_name, sealed_with, version FROM kyc_document ORDER BY id");
  return rows as { id: number; stored_name: string; sealed_with: string; version: number }[];
}

/** The names of the files in a folder store. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".bin"))
    .map(({ name }) => name)
    .sort();

type Way = { signal?: AbortSignal; progress?: () => void };

/** One run of the job in a house, without what it leaves for later. */
export const runReseal = (house: House, { signal = new AbortController().signal, progress }: Way = {}): Promise<void> =>
  reseal.run({}, { house, id: "reseal", signal, progress: async () => progress?.() } as never);
