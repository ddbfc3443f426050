import { roleIds } from "#domain/roles.ts";
import { one } from "../db/crud.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { openView } from "../sign-in/sessions.ts";
import { signedInUser } from "../sign-in/signed-in-user.ts";

/** The roles as which an administrator may view the portal. */
const seenAs: readonly number[] = [roleIds.customer, roleIds.businessAssociate];

/** Viewing the portal as another account. */
export const views = {
  viewAs: async ({ path: { id } }, ctx) => {
    if (ctx.actor.roleId !== roleIds.administrator) throw new Problem("forbidden");
    const account = await one(ctx, "account", id);
    if (!seenAs.includes(account.role_id)) throw new Problem("notFound");
    if (!account.is_active) throw new Problem("accountOff");
    const { token, ...session } = await openView(ctx, id);
    return { token, ...(await signedInUser(ctx, id, session)) };
  },
} satisfies Partial<Handlers>;
