import { partyOf } from "#domain/roles.ts";
import { scheduledReport } from "#machines/active-toggle.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { one } from "../db/crud.ts";
import { writeScheduledReportActive } from "../db/queries/statuses.ts";
import type { Context } from "../house/context.ts";
import { moveRow } from "./move-row.ts";

/**
 * Switches a scheduled report on or off by its machine. One that is switched on follows its schedule from that moment.
 * `reach` is the actor's reach to it.
 */
export async function switchScheduledReport(
  ctx: Context,
  id: number,
  isActive: boolean,
  reach: readonly Scope[],
): Promise<void> {
  const row = await one(ctx, "scheduled_report", id, "lock");
  await moveRow(ctx, scheduledReport, {
    row: { id, state: row.is_active ? "active" : "inactive" },
    event: { type: isActive ? "ACTIVATE" : "DEACTIVATE" },
    actor: { party: partyOf(ctx.actor.roleId), reach },
    async write({ to }) {
      const isOn = to === "active";
      await writeScheduledReportActive(ctx.db, id, isOn, ctx.now);
      return { item: id, before: { is_active: row.is_active }, after: { is_active: isOn } };
    },
  });
}
