import { signInFailuresBeforeLock, signInLockMs } from "#domain/limits.ts";
import { roleIds } from "#domain/roles.ts";
import type { Context } from "../context.ts";
import { type Account, accountByEmail } from "../db/queries/accounts.ts";
import { maintenanceOf } from "../db/queries/settings.ts";
import { countAttempt, forgiveFailures, lockSignIn } from "../db/queries/sign-in-failures.ts";
import { Problem } from "../problem.ts";
import { passwordMatches } from "./password-hash.ts";
import { maintenance } from "./sessions.ts";

/** The account that these words open. An unknown address and a wrong password are one refusal, locks included. */
export async function accountFor(ctx: Context, address: string, password: string): Promise<Account> {
  const email = address.toLowerCase();
  const attempt = await countAttempt(ctx.db, email, ctx.now);
  if (attempt.locked_until && attempt.locked_until > ctx.now) {
    const left = attempt.locked_until.getTime() - ctx.now.getTime();
    throw new Problem("accountLocked", { retryAfter: Math.ceil(left / 1000) });
  }
  const account = await accountByEmail(ctx.db, email);
  const isRight = await passwordMatches(account?.password_hash, password);
  if (!account || !isRight || !account.is_active) {
    const isLast = attempt.failures >= signInFailuresBeforeLock;
    if (isLast) await lockSignIn(ctx.db, email, new Date(ctx.now.getTime() + signInLockMs));
    ctx.audit.push({
      workflow: "signIn",
      item: account?.id ?? "unknown",
      transition: isLast ? "signIn.lock" : "signIn.refuse",
    });
    return ctx.commitAndFail(new Problem("signInFailed"));
  }
  await insistOnOpenHouse(ctx, account.role_id);
  await forgiveFailures(ctx.db, email);
  return account;
}

/** Under maintenance only administrators come in. */
export async function insistOnOpenHouse(ctx: Context, roleId: number): Promise<void> {
  const { is_on, message } = await maintenanceOf(ctx.db);
  if (is_on && roleId !== roleIds.administrator) throw maintenance(message);
}
