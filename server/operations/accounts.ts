import type { RoleId } from "#domain/roles.ts";
import { workflows } from "#machines/index.ts";
import { accountInReach } from "../access/account-reach.ts";
import { insistOnAnotherManager } from "../access/rights-rules.ts";
import { one } from "../db/crud.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { forgiveFailures } from "../db/queries/sign-in-failures.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistOnOthersAccount, keepingAnAdministrator, switchable } from "../people/switch-accounts.ts";
import { inviteAgain } from "../sign-in/invitations.ts";
import { switchActive } from "../workflows/switch-active.ts";

/** The house's operations on an account of any role. */
export const accounts = {
  setAccountStatus: async ({ path: { id }, body: { is_active } }, ctx) => {
    const { role_id } = await accountInReach(ctx, id, "write", "lock");
    if (!switchable(role_id)) throw new Problem("notFound");
    insistOnOthersAccount(ctx, id);
    if (!is_active) await insistOnAnotherManager(ctx, role_id as RoleId, id);
    await keepingAnAdministrator(switchActive(ctx, workflows.account, "account", id, is_active));
    if (!is_active) await endSessions(ctx.db, id);
    const { version } = await one(ctx, "account", id);
    return { id, role_id, is_active, version };
  },
  unlockSignIn: async ({ path: { id } }, ctx) => {
    const { email } = await accountInReach(ctx, id, "write");
    await forgiveFailures(ctx.db, email.toLowerCase());
    ctx.audit.push({ workflow: "signIn", item: id, transition: "signIn.unlock" });
    return null;
  },
  sendInvitation: async ({ path: { id } }, ctx) => {
    const expiresAt = await inviteAgain(ctx, await accountInReach(ctx, id, "write", "lock"));
    return { expires_at: expiresAt.toISOString() };
  },
} satisfies Partial<Handlers>;
