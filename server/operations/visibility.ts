import { gatesOf, mayExplainVisibility } from "#domain/visibility.ts";
import { gatedClient, gatedStone } from "../db/queries/visibility.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";

export const visibility = {
  explainVisibility: async ({ query: { stock_no, user_id } }, ctx) => {
    if (!mayExplainVisibility(ctx.actor.roleId)) throw new Problem("forbidden");
    const client = await gatedClient(ctx.db, user_id);
    if (!client) throw new Problem("notFound");
    const gates = gatesOf(await gatedStone(ctx.db, stock_no), client);
    return { stock_no, user_id, is_visible: gates.every(({ passes }) => passes === true), gates };
  },
} satisfies Partial<Handlers>;
