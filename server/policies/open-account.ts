import { messages } from "#domain/messages.ts";
import type { RoleId } from "#domain/roles.ts";
import type { Context } from "../context.ts";
import { insert } from "../db/crud.ts";
import { copyRoleRights } from "../db/queries/rights.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../problem.ts";
import { insistOnGoodPassword } from "./new-passwords.ts";
import { issueCode } from "./one-time-codes.ts";
import { hashPassword } from "./password-hash.ts";
import { insistOnPlaces } from "./places-exist.ts";
import { newToken } from "./tokens.ts";

const emailTaken = () => new Problem("emailTaken", { errors: [{ path: "/data/email", message: messages.emailTaken }] });
const userNameTaken = () =>
  new Problem("usernameValidationFailed", { errors: [{ path: "/data/user_name", message: messages.userNameTaken }] });

/** Writes an account; an address or a name that another one has, in whatever case, is refused at its field. */
export const orNameTaken = <T>(write: Promise<T>): Promise<T> =>
  orTaken(write, { account_email: emailTaken, account_user_name: userNameTaken });

type Person = { role_id: RoleId; email: string; user_name: string; mobile_country_id?: number | null };

/** A new account with its role's rights. Without a first password nobody knows one: a mail tells how to set it. */
export async function openAccount(ctx: Context, person: Person, password: string | undefined): Promise<number> {
  const { role_id, email, user_name } = person;
  if (password !== undefined) insistOnGoodPassword(password, [email, user_name]);
  await insistOnPlaces(person);
  const password_hash = await hashPassword(password ?? newToken().token);
  const { id } = await orNameTaken(insert(ctx, "account", { ...person, password_hash }));
  await copyRoleRights(ctx.db, id, role_id);
  if (password === undefined) await issueCode(ctx, "reset", email);
  return id;
}
