import { partyOf } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import { one } from "../db/crud.ts";
import { writeActive } from "../db/queries/statuses.ts";
import type { Context } from "../house/context.ts";
import { moveRow } from "./move-row.ts";

type Toggled =
  | "master"
  | "sub_master"
  | "carat_range"
  | "collection"
  | "featured_stone"
  | "popup"
  | "house_event"
  | "banner"
  | "provider"
  | "demand"
  | "business"
  | "account";

/**
 * Switches a row's active flag by its machine: the only place that writes the flag. The row is locked, the machine
 * decides, and the log gets the transition with the machine's version. `reach` is the actor's reach to the row.
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
  await moveRow(ctx, workflow, {
    row: { id, state: row.is_active ? "active" : "inactive" },
    event: { type: isActive ? "ACTIVATE" : "DEACTIVATE" },
    actor: { party: partyOf(ctx.actor.roleId), reach },
    async write({ to }) {
      const isOn = to === "active";
      await writeActive(ctx.db, table, id, isOn, ctx.now);
      return { item: id, before: { is_active: row.is_active }, after: { is_active: isOn } };
    },
  });
}
