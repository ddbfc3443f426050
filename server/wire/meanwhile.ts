import { thePortal } from "#domain/meanwhile.ts";
import { messages } from "#domain/messages.ts";
import type { Meanwhile } from "#domain/problems.ts";
import type { WorkflowName } from "#machines/index.ts";
import { isBuyer } from "../access/client.ts";
import { lastStepsOf } from "../db/queries/last-steps.ts";
import type { Tables } from "../db/tables.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/** The log's name of it: an item of a workflow, or a row of a table. */
type Kept = WorkflowName | keyof Tables;

/** The last act on each of these items of a workflow: an actor who comes too late is told who was faster, and when. */
export async function meanwhileOf(
  { db, actor }: Pick<Reading, "db" | "actor">,
  workflow: Kept,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, Meanwhile>> {
  if (itemIds.length === 0) return new Map();
  const steps = await lastStepsOf(db, workflow, itemIds);
  return new Map(
    steps.map(({ item_id, event, at, who, by }) => {
      const is_own = who === actor.accountId;
      // A buyer is not told who of the house acted.
      const isNamed = !isBuyer(actor.roleId) || is_own;
      const named = by ?? (who ? null : thePortal);
      return [item_id, { event, by: isNamed ? named : null, at: at.toISOString(), ...(is_own && { is_own }) }];
    }),
  );
}

type Row = { id: number; updated_at?: Date };
type TooLate = { code: "staleVersion" | "fileReplaced"; current: unknown };

/** The refusal of an act that came too late: it tells who was faster, and the row as it is. */
export async function tooLate(
  ctx: Pick<Reading, "db" | "actor">,
  kept: Kept,
  { id, updated_at }: Row,
  { code, current }: TooLate,
): Promise<Problem> {
  const last = (await meanwhileOf(ctx, kept, [id])).get(id);
  // The row was changed later by another act, which the log names elsewhere: nobody is named for somebody else's act.
  const meanwhile = last && updated_at && new Date(last.at) < updated_at ? undefined : last;
  return new Problem(code, {
    current,
    refused: [{ id, code, reason: messages[code], ...(meanwhile && { meanwhile }) }],
  });
}

/** Refuses an act on an earlier version of a row; where people act on a state, that stands for its version. */
export async function insistOnSeen<Version extends number | string>(
  ctx: Pick<Reading, "db" | "actor">,
  kept: Kept,
  row: Row & { version: Version },
  seen: NoInfer<Version>,
  shown: () => Promise<unknown>,
): Promise<void> {
  if (row.version === seen) return;
  throw await tooLate(ctx, kept, row, { code: "staleVersion", current: await shown() });
}
