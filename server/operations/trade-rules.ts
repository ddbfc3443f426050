import { one, patch } from "../db/crud.ts";
import { tradeRulesOf } from "../db/queries/settings.ts";
import type { Handlers } from "../house/handlers.ts";
import { settleSameReports } from "../supply/settle-same-reports.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";
import { hasFourEyes } from "../workflows/line-events.ts";

/** The house's rules of trade (spec §4). A change is for later acts. */
export const tradeRules = {
  getTradeRules: async (_, ctx) => {
    const rules = await tradeRulesOf(ctx.db);
    return { ...rules, four_eyes_now: await hasFourEyes(ctx, rules) };
  },
  setTradeRules: async ({ body: { version: shown, four_eyes_now: _, ...rules } }, ctx) => {
    const { id } = await tradeRulesOf(ctx.db);
    await one(ctx, "setting", id, "lock");
    const now = await tradeRulesOf(ctx.db);
    await insistOnSeen(ctx, "setting", { id, version: now.version }, shown, async () => now);
    const { version } = await patch(ctx, "setting", id, { value: JSON.stringify(rules) });
    if (rules.same_report !== now.same_report) await ctx.enqueue(settleSameReports, {});
    return { ...rules, four_eyes_now: await hasFourEyes(ctx, rules), version };
  },
} satisfies Partial<Handlers>;
