import { messages } from "#domain/messages.ts";
import type { RoleId } from "#domain/roles.ts";
import { insert, remove } from "../db/crud.ts";
import { forgetCodes } from "../db/queries/one-time-codes.ts";
import { copyRoleRights } from "../db/queries/rights.ts";
import { forgiveFailures } from "../db/queries/sign-in-failures.ts";
import { orTaken } from "../db/unique.ts";
import { discardFile } from "../files/stored-files.ts";
import { Problem } from "../ground/problem.ts";
import { newToken } from "../ground/tokens.ts";
import type { Context } from "../house/context.ts";
import { invite } from "../sign-in/invitations.ts";
import { insistOnGoodPassword } from "../sign-in/new-passwords.ts";
import { hashPassword } from "../sign-in/password-hash.ts";
import { insistOnPlaces } from "./places-exist.ts";

/** Refusals of what two accounts may not share, each at its field. Upper and lower case count as one. */
export const accountTaken = {
  account_email: () => new Problem("emailTaken", { errors: [{ path: "/data/email", message: messages.emailTaken }] }),
  account_user_name: () =>
    new Problem("userNameTaken", { errors: [{ path: "/data/user_name", message: messages.userNameTaken }] }),
};

type NewAccount = {
  role_id: RoleId;
  email: string;
  user_name: string;
  password?: string;
  mobile_country_id?: number | null;
} & Record<string, unknown>;

/**
 * Adds an account that somebody of the house makes for another. It has the rights that its role begins with. Its
 * password is handed over, or it is unknown to all and the account gets an invitation to set one.
 */
export async function addAccount(ctx: Context, { password, ...person }: NewAccount) {
  await insistOnPlaces(person);
  if (password !== undefined) insistOnGoodPassword(password, [person.email, person.user_name]);
  const password_hash = await hashPassword(password ?? newToken().token);
  const account = await orTaken(insert(ctx, "account", { ...person, password_hash }), accountTaken);
  await copyRoleRights(ctx.db, account.id, person.role_id);
  if (password === undefined) await invite(ctx, account);
  return account;
}

/** Deletes an account that nothing binds, and what is kept under its address. */
export async function removeAccount(
  ctx: Context,
  { id, email, picture_id }: { id: number; email: string; picture_id: number | null },
): Promise<void> {
  await remove(ctx, "account", id);
  await forgiveFailures(ctx.db, email.toLowerCase());
  await forgetCodes(ctx.db, email.toLowerCase());
  await discardFile(ctx, picture_id);
}
