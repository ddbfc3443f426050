import { loadPreviewRows } from "#domain/limits.ts";
import { type FindingCode, severityOf } from "#domain/supply-words.ts";
import { keepRefused, type RefusedRow, type StagedStone, stageStones } from "../db/queries/load-stage.ts";
import { keepPreview, loadById, noteReading } from "../db/queries/loads.ts";
import type { Row } from "../formats/rows/row-file.ts";
import type { RunningJob } from "../house/job.ts";
import { worldOf } from "./load-world.ts";
import { columnsUnder, openMapped } from "./look-at-file.ts";
import type { ColumnFact, Finding, Mapping, Question, ReadRow } from "./mapping.ts";
import { FileWatch } from "./understand/file-watch.ts";
import { rowReader } from "./understand/row-reader.ts";
import { columnQuestions } from "./understand/suggest-mapping.ts";

type Of = { load: number; reading: number };
type Source = { place: string; file_name: string; mapping: Mapping };
export type FindingCount = { code: FindingCode; rows: number };
/** What the whole file says, besides its rows. */
export type FileSays = { questions: Question[]; columns: ColumnFact[]; findings: FindingCount[] };

/**
 * Reads all rows of a file in batches. Stones are staged, other rows kept with their cells; while one batch is written,
 * the next is read. Undefined if the reading is not wanted any more.
 */
export async function readRows(of: Of, source: Source, job: RunningJob): Promise<FileSays | undefined> {
  const { house, signal, progress } = job;
  const { mapping } = source;
  const world = await worldOf(house.db);
  const reader = rowReader(mapping, world);
  const positionOf = positionIn(mapping);
  const watch = new FileWatch(world);
  const found = new Map<FindingCode, number>();
  const file = await openMapped(source.place, source.file_name, mapping);
  let done = 0;
  let written: Promise<unknown> = Promise.resolve();
  try {
    for await (const batch of file.batches(mapping.table, signal)) {
      const rows = batch.flatMap((row) => (row.line > mapping.header_row ? [seen(reader(row), watch)] : []));
      count(found, rows);
      await written;
      if (done === 0) await keepPreview(house.db, of.load, rows.slice(0, loadPreviewRows));
      written = write(job, of, rows, positionOf);
      written.catch(() => {}); // told by the next wait
      done += batch.length;
      if (!(await noteReading(house.db, of.load, of.reading, done))) return undefined;
      await progress(done, 0);
    }
    await written;
  } finally {
    await written.catch(() => {});
    await file.close();
  }
  const load = await loadById(house.db, of.load);
  const columns = columnsUnder((load?.columns ?? []) as ColumnFact[], mapping);
  const questions = [...columnQuestions(mapping, columns), ...watch.questions(mapping)];
  return { questions, columns, findings: [...found].map(([code, rows]) => ({ code, rows })) };
}

/** A row with what the rest of the file says of it. A finding that refuses takes its stone out. */
export function seen(row: ReadRow, watch: FileWatch): ReadRow {
  const more = watch.see(row);
  if (more.length === 0) return row;
  const isRefused = more.some(({ severity }) => severity === "refuses");
  const taken = isRefused ? { stone: null, gone: null } : {};
  return { ...row, findings: [...row.findings, ...more], ...taken };
}

function count(found: Map<FindingCode, number>, rows: readonly ReadRow[]): void {
  for (const { findings } of rows)
    for (const code of new Set(findings.map((one) => one.code))) found.set(code, (found.get(code) ?? 0) + 1);
}

/** The place of a row in the provider's own order of changes; null if no column gives it, or none that is a number. */
function positionIn({ columns }: Mapping): (row: ReadRow) => string | null {
  const column = columns.find(({ field }) => field === "position")?.column;
  if (column === undefined) return () => null;
  return ({ raw }) => /^\d{1,18}$/.exec(raw[column] ?? "")?.[0] ?? null;
}

async function write(
  { house }: RunningJob,
  of: Of,
  rows: readonly ReadRow[],
  positionOf: (row: ReadRow) => string | null,
): Promise<void> {
  const stones: StagedStone[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const { line, org_stock_no, raw, findings } = row;
    const stone = row.stone ?? row.gone;
    const kept = findings.map(keptFinding);
    if (stone) stones.push({ ...stone, line, findings: kept.length > 0 ? kept : null, position: positionOf(row) });
    else refused.push({ kind: isRefused(findings) ? "refused" : "left_out", line, org_stock_no, raw, findings: kept });
  }
  if (stones.length > 0) await stageStones(house.pool, of, stones);
  if (refused.length > 0) await keepRefused(house.db, of.load, refused);
}

const isRefused = (findings: readonly Finding[]) => findings.some(({ code }) => severityOf(code) === "refuses");
/** A finding as its row keeps it: the line is the row's own. */
const keptFinding = ({ line: _, severity: __, ...kept }: Finding) => kept;

/** The rows of a batch as a person is shown them. */
export const previewOf = (rows: readonly Row[], mapping: Mapping, read: (row: Row) => ReadRow): ReadRow[] =>
  rows
    .filter(({ line }) => line > mapping.header_row)
    .slice(0, loadPreviewRows)
    .map(read);
