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
      return [item_id, { event, by: isNamed ? by : null, at: at.toISOString(), ...(is_own && { is_own }) }];
    }),
  );
}

type Row = { id: number; version: number; updated_at?: Date };

/** Refuses an act on an earlier version of a row. It tells who changed it, and the row as it is. */
export async function insistOnSeen(
  ctx: Pick<Reading, "db" | "actor">,
  kept: Kept,
  row: Row,
  seen: number,
  shown: () => Promise<unknown>,
): Promise<void> {
  if (row.version === seen) return;
  const { id, updated_at } = row;
  const last = (await meanwhileOf(ctx, kept, [id])).get(id);
  // The row was changed later by another act, which the log names elsewhere: nobody is named for somebody else's act.
  const meanwhile = last && updated_at && new Date(last.at) < updated_at ? undefined : last;
  const refusal = { id, code: "staleVersion", reason: messages.staleVersion, ...(meanwhile && { meanwhile }) };
  throw new Problem("staleVersion", { current: await shown(), refused: [refusal] });
}
