import { byteOrderMark, csvHead, csvRow, csvText } from "#domain/csv.ts";
import { transitionRows } from "./transition-rows.ts";
import { modelTests } from "./verdicts.ts";
import type { WorkflowFigures } from "./workflow.ts";

type Cell = string | number | null;
const field = (cell: Cell) => (cell === null ? "" : typeof cell === "number" ? String(cell) : csvText(cell));

const heads = [
  "workflow",
  "version",
  "model",
  "model_tests",
  "from_day",
  "to_day",
  "transition",
  "from",
  "event",
  "condition",
  "exact_condition",
  "who",
  "to",
  "code",
  "changes",
  "effects",
  "taken",
  "median_stay_before_ms",
  "call",
  "source",
];

/** The table of transitions with its figures. Each row tells its origin. */
export function tableCsv(figures: WorkflowFigures): string {
  const { name, version, model, period } = figures;
  const own = [name, version, model, modelTests(figures).says, period.from, period.to];
  const rows = transitionRows(figures).map((row): Cell[] => [
    ...own,
    row.transition,
    row.from,
    row.event,
    row.condition,
    row.rule,
    row.who,
    row.to,
    row.code,
    row.changes,
    row.effects,
    row.taken,
    row.dwell,
    row.call,
    row.source,
  ]);
  return byteOrderMark + csvHead(heads) + rows.map((row) => csvRow(row.map(field))).join("");
}
