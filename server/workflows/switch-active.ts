import type { ProblemCode } from "#domain/problems.ts";
import { partyOf } from "#domain/roles.ts";
import { decide } from "#machines/kit/decide.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { messageOf } from "#machines/kit/offered.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import { one } from "../db/crud.ts";
import { writeActive } from "../db/queries/statuses.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { transitionEntry } from "./transition-entry.ts";

type Toggled =
  | "master"
  | "sub_master"
  | "carat_range"
  | "collection"
  | "featured_stone"
  | "demand"
  | "business"
  | "account";

/**
 * Switches a row's active flag by its machine. The only place where that flag is written: the row is locked, the
 * machine decides, and the log gets the transition with the model that decided it. `reach` says how the row lies to
 * whoever asks.
 */
export async function switchActive(
  ctx: Context,
  workflow: Workflow,
  table: Toggled,
  id: number,
  isActive: boolean,
  reach: readonly Scope[] = ["any"],
): Promise<void> {
  const row = await one(ctx, table, id, "lock");
  const party = partyOf(ctx.actor.roleId);
  const event = { type: isActive ? "ACTIVATE" : "DEACTIVATE" };
  const decision = decide(workflow, { state: row.is_active ? "active" : "inactive" }, event, { party, reach });
  if (!decision.ok) throw new Problem(messageOf(decision) as ProblemCode);
  const isOn = decision.to === "active";
  await writeActive(ctx.db, table, id, isOn, ctx.now);
  const [before, after] = [{ is_active: row.is_active }, { is_active: isOn }];
  ctx.audit.push(transitionEntry(workflow, { item: id, event, decision, before, after }));
}
