import type { Handlers } from "#api/operation-types.ts";
import type { Context } from "../context.ts";
import { insistOnVersion, one, patch } from "../db/crud.ts";
import { tradeRulesOf } from "../db/queries/settings.ts";

/** What the house decides about its trade (spec §4); a change is for what is done from then on. */
export const tradeRules = {
  getTradeRules: (_, { db }) => tradeRulesOf(db),
  setTradeRules: async ({ body: { version: shown, ...rules } }, ctx) => {
    const { id } = await tradeRulesOf(ctx.db);
    await one(ctx, "setting", id, "lock");
    const now = await tradeRulesOf(ctx.db);
    await insistOnVersion(now, shown, async () => now);
    const { version } = await patch(ctx, "setting", id, { value: JSON.stringify(rules) });
    return { ...rules, version };
  },
} satisfies Partial<Handlers<Context>>;
