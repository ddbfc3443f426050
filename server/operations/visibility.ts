import type { Handlers } from "#api/operation-types.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { gatesOf } from "#domain/visibility.ts";
import type { Context } from "../context.ts";
import { gatedClient, gatedStone } from "../db/queries/visibility.ts";
import { Problem } from "../problem.ts";

/** Who may ask what a client sees and why: this tells of providers and of other people's limits. */
const mayAsk: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl];

export const visibility = {
  explainVisibility: async ({ query: { stock_no, user_id } }, ctx) => {
    if (!mayAsk.includes(ctx.actor.roleId)) throw new Problem("forbidden");
    const client = await gatedClient(ctx.db, user_id);
    if (!client) throw new Problem("notFound");
    const gates = gatesOf(await gatedStone(ctx.db, stock_no), client);
    return { stock_no, user_id, is_visible: gates.every(({ passes }) => passes === true), gates };
  },
} satisfies Partial<Handlers<Context>>;
