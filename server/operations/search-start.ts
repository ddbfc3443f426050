import type { Data } from "#api/operation-types.ts";
import { viewerOf } from "../access/viewer.ts";
import { keepSearchStart, keptSearchStart } from "../db/queries/search-starts.ts";
import { tradeRulesOf } from "../db/queries/settings.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";

/** The stones that a search begins with: the actor's last choice, else the house's. */
export const searchStart = {
  getSearchStart: (_, ctx) => startOf(ctx),

  keepSearchStart: async ({ body }, ctx) => {
    const { accountId } = ctx.actor;
    await keepSearchStart(ctx.db, { account_id: accountId, ...body, updated_at: ctx.now });
    ctx.audit.push({ workflow: "search_start", item: accountId, transition: "search_start.save", after: body });
    return startOf(ctx);
  },
} satisfies Partial<Handlers>;

/** The start of a search, without a type or origin that the viewer may not see: it would find nothing. */
async function startOf(ctx: Reading): Promise<Data<"getSearchStart">> {
  const own = await keptSearchStart(ctx.db, ctx.actor.accountId);
  const { first_type, first_origin } = await tradeRulesOf(ctx.db);
  const { access } = await viewerOf(ctx);
  const { diamond_type, stone_origin } = own ?? { diamond_type: first_type, stone_origin: first_origin };
  return {
    diamond_type: within(access.diamond_types, diamond_type),
    stone_origin: within(access.stone_origins, stone_origin),
    is_own: own !== undefined,
  };
}

const within = <T>(allowed: readonly T[] | null, one: T | null): T | null =>
  one !== null && (allowed?.includes(one) ?? true) ? one : null;
