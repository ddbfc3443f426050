import { thePortal } from "#domain/meanwhile.ts";
import { messages } from "#domain/messages.ts";
import type { Meanwhile } from "#domain/problems.ts";
import { roleIds } from "#domain/roles.ts";
import type { WorkflowName } from "#machines/index.ts";
import { isBuyer } from "../access/client.ts";
import { type LastStep, lastStepsOf, lastStoneStepOf } from "../db/queries/last-steps.ts";
import type { Tables } from "../db/tables.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/** The log's name of it: an item of a workflow, a row of a table, or the second factor of an account. */
type Kept = WorkflowName | keyof Tables | "secondFactor";

type Asker = Pick<Reading, "db" | "actor">;

/** A step of the log as an actor who comes too late may know it. */
function told({ actor }: Asker, { event, at, who, by }: LastStep): Meanwhile {
  const is_own = who === actor.accountId;
  // A buyer is not told who of the house acted.
  const isNamed = !isBuyer(actor.roleId) || is_own;
  const is_portal = isNamed && !by && !who;
  return {
    event,
    by: isNamed ? (is_portal ? thePortal : by) : null,
    at: at.toISOString(),
    ...(is_own && { is_own }),
    ...(is_portal && { is_portal }),
  };
}

/** The last act on each of these items of a workflow: an actor who comes too late is told who was faster, and when. */
export async function meanwhileOf(
  ctx: Asker,
  workflow: Kept,
  itemIds: readonly number[],
  without: readonly string[] = [],
): Promise<ReadonlyMap<number, Meanwhile>> {
  if (itemIds.length === 0) return new Map();
  const steps = await lastStepsOf(ctx.db, workflow, itemIds, without);
  return new Map(steps.map((step) => [step.item_id, told(ctx, step)]));
}

/** The same for a stone, of which other workflows log steps too: the last of these transitions. */
export async function meanwhileOfStone(
  ctx: Asker,
  stoneId: number,
  transitions: readonly string[],
): Promise<Meanwhile | undefined> {
  const step = await lastStoneStepOf(ctx.db, stoneId, transitions);
  return step && told(ctx, step);
}

/**
 * Steps that change nothing of a row: the ends of runs, for whoever comes too late is told who began the run, not that
 * the portal finished it; and the order of a row's entries.
 */
const noChanges = [
  "mailing.finish",
  "mailing.finishDue",
  "scheduled_report.end",
  "price_list.reapply",
  "master.reorder",
];

/** The log's name of the flag of a row: the flag is a machine's, the row is a table's. */
const flagOf = (kept: Kept): string =>
  kept === "business" ? "businessAccount" : kept.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The last step about a row: a change of it, or a switch of its flag. */
async function lastOf(ctx: Asker, kept: Kept, id: number): Promise<Meanwhile | undefined> {
  const names = new Set([kept, flagOf(kept)] as Kept[]);
  const known = await Promise.all([...names].map((name) => meanwhileOf(ctx, name, [id], noChanges)));
  const steps = known.flatMap((step) => step.get(id) ?? []);
  return steps.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
}

type Row = { id: number; updated_at?: Date };
/** Rows whose steps in the log may have changed a list, and the steps among them that change no order. */
type Steps = { kept: Kept; ids: readonly number[]; besides: readonly string[] };
type Seen = { id: number; seen: readonly number[]; present: readonly number[] };

/** Refuses a move in a list that is no longer as it was seen, and tells who changed it last. */
export async function insistOnSeenOrder(ctx: Asker, { id, seen, present }: Seen, all: readonly Steps[]): Promise<void> {
  if (seen.length === present.length && seen.every((one, at) => one === present[at])) return;
  const known = await Promise.all(all.map(({ kept, ids, besides }) => meanwhileOf(ctx, kept, ids, besides)));
  const steps = known.flatMap((byId) => [...byId.values()]);
  const meanwhile = steps.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
  const code = "sequenceChanged";
  throw new Problem(code, { refused: [{ id, code, reason: messages[code], ...(meanwhile && { meanwhile }) }] });
}

type TooLate = { code: "staleVersion" | "fileReplaced"; current: unknown };

/** The refusal of an act that came too late: it tells who was faster, and the row as it is. */
export async function tooLate(
  ctx: Asker,
  kept: Kept,
  { id, updated_at }: Row,
  { code, current }: TooLate,
): Promise<Problem> {
  const last = await lastOf(ctx, kept, id);
  // The row was changed later by another act, which the log names elsewhere: nobody is named for somebody else's act.
  const meanwhile = last && updated_at && new Date(last.at) < updated_at ? undefined : last;
  return new Problem(code, {
    current,
    refused: [{ id, code, reason: messages[code], ...(meanwhile && { meanwhile }) }],
  });
}

/**
 * The refusal of an act on a row that somebody has deleted meanwhile, with who it was. An administrator alone is told:
 * the row may have been out of anybody else's reach.
 */
export async function nameDeleter(ctx: Asker, error: unknown): Promise<unknown> {
  if (!(error instanceof Problem) || !error.extra.gone || ctx.actor.roleId !== roleIds.administrator) return error;
  const { table, id } = error.extra.gone;
  const meanwhile = (await meanwhileOf(ctx, table as keyof Tables, [id])).get(id);
  if (meanwhile?.event !== `${table}.delete`) return error;
  const { code, message } = error;
  return new Problem(code, { refused: [{ id, code, reason: message, meanwhile }] }, { cause: error });
}

/**
 * Refuses to delete a row that somebody else changed after the sender read it. A program that leaves out what it read
 * deletes the row as it is.
 */
export async function insistOnSeenToDelete(
  ctx: Asker,
  kept: Kept,
  row: Row & { version: number },
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || row.version === seen) return;
  if ((await lastOf(ctx, kept, row.id))?.is_own) return;
  throw await tooLate(ctx, kept, row, { code: "staleVersion", current: undefined });
}

/** Refuses an act on an earlier version of a row; where people act on a state, that stands for its version. */
export async function insistOnSeen<Version extends number | string>(
  ctx: Asker,
  kept: Kept,
  row: Row & { version: Version },
  seen: NoInfer<Version>,
  shown: () => Promise<unknown>,
): Promise<void> {
  if (row.version === seen) return;
  throw await tooLate(ctx, kept, row, { code: "staleVersion", current: await shown() });
}
