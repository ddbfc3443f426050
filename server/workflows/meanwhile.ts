import type { Meanwhile } from "#domain/problems.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Context } from "../context.ts";
import { lastStepsOf } from "../db/queries/last-steps.ts";
import { isBuyer } from "../policies/client.ts";

/** What was done last with each of these lines: whoever comes too late is told who was faster, and when. */
export async function meanwhileOf(
  { db, actor }: Pick<Context, "db" | "actor">,
  list: StoneList,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, Meanwhile>> {
  if (lineIds.length === 0) return new Map();
  const steps = await lastStepsOf(db, list, lineIds);
  return new Map(
    steps.map(({ line_id, event, at, who, by }) => {
      // Who of the house did something is the house's own affair.
      const isNamed = !isBuyer(actor.roleId) || who === actor.accountId;
      return [line_id, { event, by: isNamed ? by : null, at: at.toISOString() }];
    }),
  );
}
