import { loadPreviewRows } from "#domain/limits.ts";
import type { LoadMode } from "#domain/load.ts";
import { keepRefused, stageStones, unstage } from "../db/queries/load-stage.ts";
import { keepPreview, loadById, noteReading } from "../db/queries/loads.ts";
import type { Row } from "../formats/rows/row-file.ts";
import type { RunningJob } from "../house/job.ts";
import { type Beginning, ComparisonBeside } from "./compare-staged.ts";
import { worldFacts } from "./load-world.ts";
import { columnsUnder, openStones } from "./look-at-file.ts";
import type { ColumnFact, FileTable, Mapping, Question, ReadRow } from "./mapping.ts";
import { openQuestions } from "./open-questions.ts";
import type { FindingCount, StonesWord } from "./understand/read-stones.ts";

type Of = { load: number; reading: number };
type Source = {
  place: string;
  file_name: string;
  mapping: Mapping;
  provider_id: number;
  feed_id: number | null;
  goes_alone: boolean;
  mode: LoadMode;
  since: Beginning | null;
};
/** The word of the whole file, besides its rows. */
export type FileSays = { questions: Question[]; columns: ColumnFact[]; findings: FindingCount[] };
type End = Pick<FileSays, "questions" | "findings">;

/**
 * Reads all rows of a file in batches, in a thread of its own. Stones are staged, other rows kept with their cells;
 * while one batch is written, the next is read, and earlier ones are compared. Undefined if the reading is not wanted any
 * more.
 */
export async function readRows(of: Of, source: Source, job: RunningJob) {
  const { house, signal, progress } = job;
  const { place, file_name, mapping } = source;
  const comparison = besideOf(of, source, job);
  const file = await openStones(place, file_name, { ...of, mapping, facts: await worldFacts(house.db) });
  let done = 0;
  let end: End = { questions: [], findings: [] };
  let written: Promise<number> = Promise.resolve(0);
  try {
    for await (const word of file.batches(mapping.table, signal)) {
      comparison?.staged(await written);
      if (word.is === "end") {
        end = word;
        break;
      }
      if (done === 0) await keepPreview(house.db, of.load, word.preview);
      written = write(job, of, word);
      written.catch(() => {}); // told by the next wait
      done += word.rows;
      const total = Math.max(done, Math.round(done / (file.share() || 1)));
      if (!(await noteReading(house.db, of, { done, total }))) {
        await written;
        await unstage(house.db, of);
        return undefined;
      }
      await progress(done, total);
    }
    await comparison?.ended();
  } finally {
    await written.catch(() => {});
    await comparison?.ended().catch(() => {});
    await file.close();
  }
  return says(house, of.load, mapping, end);
}

async function says(
  { db }: RunningJob["house"],
  id: number,
  mapping: Mapping,
  { questions, findings }: End,
): Promise<FileSays> {
  const load = await loadById(db, id);
  const columns = columnsUnder((load?.columns ?? []) as ColumnFact[], mapping);
  const tables = (load?.tables ?? []) as FileTable[];
  return { questions: openQuestions({ mapping, tables, columns }, questions), columns, findings };
}

/** The comparison beside the reading, if there is one. */
const besideOf = (
  { load: id, reading }: Of,
  { mapping, provider_id, feed_id, goes_alone, mode, since }: Source,
  job: RunningJob,
): ComparisonBeside | null => {
  if (!since) return null;
  const { price_list_id } = since;
  const load = { id, reading, provider_id, feed_id, goes_alone, mode, price_list_id };
  return new ComparisonBeside(job, load, mapping);
};

/** Answers how many rows were staged, with those that are none. */
async function write(
  { house }: RunningJob,
  of: Of,
  { stones, refused, rows }: Extract<StonesWord, { is: "rows" }>,
): Promise<number> {
  if (stones) await stageStones(house.pool, stones);
  if (refused.length > 0) await keepRefused(house.db, of, refused);
  return rows;
}

/** The rows of a batch as a person is shown them. */
export const previewOf = (rows: readonly Row[], mapping: Mapping, read: (row: Row) => ReadRow): ReadRow[] =>
  rows
    .filter(({ line }) => line > mapping.header_row)
    .slice(0, loadPreviewRows)
    .map(read);
