import { roleIds } from "#domain/roles.ts";
import { type Account, accountByEmail } from "../db/queries/accounts.ts";
import { secondFactorOf } from "../db/queries/second-factors.ts";
import { maintenanceOf } from "../db/queries/settings.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { countGuess } from "./guesses.ts";
import { maintenance } from "./maintenance.ts";
import { passwordMatches } from "./password-hash.ts";

/**
 * The account for an address and a password. An unknown address, a wrong password and an account that is not for this
 * entrance get the same refusal, locks included.
 */
export async function accountFor(
  ctx: Context,
  address: string,
  password: string,
  isLetIn: (account: Account) => boolean = () => true,
): Promise<Account> {
  const email = address.toLowerCase();
  let account: Account | undefined;
  await countGuess(ctx, email, async () => {
    account = await accountByEmail(ctx.db, email);
    const matches = await passwordMatches(account?.password_hash, password);
    const isRight = matches && account?.is_active === true && isLetIn(account);
    const isHalf = isRight && account !== undefined && (await secondFactorOf(ctx.db, account.id)) !== undefined;
    return {
      isRight,
      isHalf,
      accountId: account?.id,
      wrong: new Problem("signInFailed"),
    };
  });
  if (!account) throw new Problem("signInFailed");
  await insistOnOpenHouse(ctx, account.role_id);
  return account;
}

/** Refuses everybody but administrators under maintenance, before a session exists. */
export async function insistOnOpenHouse(ctx: Reading, roleId: number): Promise<void> {
  const { is_on, message } = await maintenanceOf(ctx.db);
  if (is_on && roleId !== roleIds.administrator) throw maintenance(message);
}
