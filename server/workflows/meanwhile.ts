import { messages } from "#domain/messages.ts";
import type { Meanwhile } from "#domain/problems.ts";
import type { WorkflowName } from "#machines/index.ts";
import type { Context } from "../context.ts";
import { lastStepsOf } from "../db/queries/last-steps.ts";
import { isBuyer } from "../policies/client.ts";
import { Problem } from "../problem.ts";

/** What was done last with each of these items of a workflow: whoever comes too late is told who was faster, and when. */
export async function meanwhileOf(
  { db, actor }: Pick<Context, "db" | "actor">,
  workflow: WorkflowName,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, Meanwhile>> {
  if (itemIds.length === 0) return new Map();
  const steps = await lastStepsOf(db, workflow, itemIds);
  return new Map(
    steps.map(({ item_id, event, at, who, by }) => {
      // Who of the house did something is the house's own affair.
      const isNamed = !isBuyer(actor.roleId) || who === actor.accountId;
      return [item_id, { event, by: isNamed ? by : null, at: at.toISOString() }];
    }),
  );
}

/** Whoever acts on another version than the present one is told who made it that, and reads the row as it is. */
export async function insistOnSeen(
  ctx: Pick<Context, "db" | "actor">,
  workflow: WorkflowName,
  { id, version }: { id: number; version: number },
  seen: number,
  shown: () => Promise<unknown>,
): Promise<void> {
  if (version === seen) return;
  const meanwhile = (await meanwhileOf(ctx, workflow, [id])).get(id);
  const refusal = { id, code: "staleVersion", reason: messages.staleVersion, ...(meanwhile && { meanwhile }) };
  throw new Problem("staleVersion", { current: await shown(), refused: [refusal] });
}
