import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import type { LoadRowKind, LoadStanding } from "#domain/load.ts";

export type Load = Data<"listLoads">["data"][number];
export type LoadDetail = Data<"getLoad">;
export type Mapping = NonNullable<LoadDetail["mapping"]>;
export type MappedColumn = Mapping["columns"][number];
export type Question = LoadDetail["questions"][number];
export type LoadRow = Data<"listLoadRows">["data"][number];
export type PreviewedRow = Data<"previewLoad">[number];
type State = Load["state"];

/** The code of a state: a failed load has one, wherever it failed. */
export const codeOf = (state: State | LoadStanding): number =>
  codes.load[state.split(".", 1)[0] as keyof typeof codes.load];

const moving: readonly State[] = ["received", "reading", "committing", "rollingBack"];
/** True if its state will change by itself. */
export const isMoving = ({ state }: Pick<Load, "state">) => moving.includes(state);

const remappable: readonly State[] = ["reading", "waiting", "refused", "failed.reading"];
/** True as long as another mapping may be saved and the file be read again. */
export const isRemappable = ({ state }: Pick<Load, "state">) => remappable.includes(state);

/** The rows by what a person looks at first. */
export const shownKinds: readonly LoadRowKind[] = [
  "changed",
  "new",
  "gone",
  "back",
  "conflict",
  "refused",
  "left_out",
  "same",
];

/** The rows with a finding, as they were counted when the file was read. */
export const rowsWith = ({ findings }: Pick<LoadDetail, "findings">, finding: string | undefined): number =>
  findings.find(({ code }) => code === finding)?.rows ?? 0;

type Columned = Pick<LoadDetail, "columns" | "questions">;

/**
 * The columns that nothing reads under a mapping, without those that a person set aside or is asked about. As long as the
 * sheet is in question, nobody knows them.
 */
export function unreadColumns({ columns, questions }: Columned, mapping: Mapping | null): LoadDetail["columns"] {
  if (questions.some(({ kind }) => kind === "table")) return [];
  const asked = new Set(questions.flatMap(({ kind, column }) => (kind === "column" ? [column] : [])));
  const open = new Set(mapping?.columns.filter(isUndecided).map(({ column }) => column));
  return columns.filter(
    ({ column, header, samples }) => open.has(column) && !asked.has(column) && (header !== "" || samples.length > 0),
  );
}

/** True for a column that is not read, and that nobody has ever said to leave out. */
export const isUndecided = ({ field, chosen_by }: Pick<MappedColumn, "field" | "chosen_by">): boolean =>
  field === null && chosen_by === null;

export const loadSteps = ["columns", "questions", "difference", "commit"] as const;
export type LoadStep = (typeof loadSteps)[number];

/** The step with which a load without a step in its address begins: the first that needs a person. */
export function firstStep({ state, questions, facts }: LoadDetail): LoadStep {
  if (state === "received" || state === "reading" || state === "failed.reading") return "columns";
  if (state !== "waiting") return "commit";
  if (facts?.is_first || facts?.is_mapping_changed) return "columns";
  return questions.length > 0 ? "questions" : "difference";
}
