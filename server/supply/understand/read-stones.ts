import { loadPreviewRows } from "#domain/limits.ts";
import { type FindingCode, severityOf } from "#domain/supply-words.ts";
import type { RefusedRow } from "../../db/queries/load-stage.ts";
import { type StagedStone, stageLines } from "../../db/stage-lines.ts";
import type { Row } from "../../formats/rows/row-file.ts";
import type { Finding, Mapping, Question, ReadRow } from "../mapping.ts";
import { FileWatch } from "./file-watch.ts";
import { rowReader } from "./row-reader.ts";
import { seen } from "./seen-row.ts";
import { type WorldFacts, worldOfFacts } from "./world-of-facts.ts";

/** The order to read the rows of a load. */
export type StonesOrder = { load: number; reading: number; mapping: Mapping; facts: WorldFacts };
export type FindingCount = { code: FindingCode; rows: number };
/** The result of a batch of rows. The preview comes with the first. */
type StonesBatch = {
  is: "rows";
  rows: number;
  stones: Uint8Array | null;
  refused: RefusedRow[];
  preview: ReadRow[];
};
/** The word of the whole file, after its last row. */
type FileEnd = { is: "end"; questions: Question[]; findings: FindingCount[] };
export type StonesWord = StonesBatch | FileEnd;

/** Reads all rows of a file: stones become lines to stage, other rows are kept with their cells. */
export async function* readStones(batches: AsyncIterable<Row[]>, order: StonesOrder): AsyncGenerator<StonesWord> {
  const { load, reading, mapping, facts } = order;
  const world = worldOfFacts(facts);
  const reader = rowReader(mapping, world);
  const positionOf = positionIn(mapping);
  const watch = new FileWatch(world);
  const found = new Map<FindingCode, number>();
  let isFirst = true;
  for await (const batch of batches) {
    const rows = batch.flatMap((row) => (row.line > mapping.header_row ? [seen(reader(row), watch)] : []));
    count(found, rows);
    const { stones, refused } = sorted(rows, positionOf);
    yield {
      is: "rows",
      rows: batch.length,
      stones: stones.length > 0 ? stageLines(load, reading, stones) : null,
      refused,
      preview: isFirst ? rows.slice(0, loadPreviewRows) : [],
    };
    isFirst = false;
  }
  const findings = [...found].map(([code, rows]) => ({ code, rows }));
  yield { is: "end", questions: watch.questions(mapping), findings };
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

const isRefused = (findings: readonly Finding[]) => findings.some(({ code }) => severityOf(code) === "refuses");
/** A finding as its row keeps it: the line is the row's own. */
const keptFinding = ({ line: _, severity: __, ...kept }: Finding) => kept;

/** Stones, and the rows that are none. */
function sorted(
  rows: readonly ReadRow[],
  positionOf: (row: ReadRow) => string | null,
): { stones: StagedStone[]; refused: RefusedRow[] } {
  const stones: StagedStone[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const { line, org_stock_no, raw, findings } = row;
    const stone = row.stone ?? row.gone;
    const kept = findings.map(keptFinding);
    if (stone) stones.push({ line, findings: kept.length > 0 ? kept : null, position: positionOf(row), stone });
    else refused.push({ kind: isRefused(findings) ? "refused" : "left_out", line, org_stock_no, raw, findings: kept });
  }
  return { stones, refused };
}
