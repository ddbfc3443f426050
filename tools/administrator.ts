import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { insert } from "#server/db/crud.ts";
import { hasAdministratorLocked } from "#server/db/queries/administrators.ts";
import { copyRoleRights } from "#server/db/queries/rights.ts";
import { orTaken } from "#server/db/unique.ts";
import { Problem } from "#server/ground/problem.ts";
import type { Context } from "#server/house/context.ts";
import type { House } from "#server/house/house.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { houseDocument } from "#server/plugins/contract/house-document.ts";
import { validatorsFor } from "#server/plugins/contract/validators.ts";
import { insistOnGoodPassword } from "#server/sign-in/new-passwords.ts";
import { hashPassword } from "#server/sign-in/password-hash.ts";

export type Person = { email: string; first_name: string; last_name: string; user_name: string };

/** The contract's form of each field. */
const forms: Record<string, string> = {
  email: "Email",
  first_name: "PersonName",
  last_name: "PersonName",
  user_name: "UserName",
  password: "NewPassword",
};
/** The name of each field on the command line. */
const options: Record<string, string> = {
  email: "--email",
  first_name: "--first",
  last_name: "--last",
  user_name: "--user-name",
  password: "the password",
};
export const origin = { requestId: "admin:create", operation: "admin:create" };

/** Refuses fields of a wrong form, from any source. */
export function insistOnForm(fields: Record<string, string>): void {
  const properties = Object.fromEntries(
    Object.keys(fields).map((field) => [field, { $ref: `#/components/schemas/${forms[field]}` }]),
  );
  const { exact } = validatorsFor(houseDocument());
  exact({ type: "object", properties }, "/data")(fields);
}

/** Refuses if there is an administrator already, unless another one is wanted. Two calls at once take turns. */
export async function insistOnNeed({ db }: Context, another: boolean): Promise<void> {
  if ((await hasAdministratorLocked(db)) && !another)
    throw new Error("this house already has an administrator: --another adds one more");
}

/** Creates an account with the rights of an administrator, and its row in the log. */
export function createAdministrator(house: House, person: Person, password: string, another: boolean): Promise<void> {
  insistOnForm({ password });
  insistOnGoodPassword(password, [person.email, person.user_name]);
  return inTransaction(house, origin, async (ctx) => {
    await insistOnNeed(ctx, another);
    const row = { ...person, role_id: roleIds.administrator, password_hash: await hashPassword(password) };
    const account = await orTaken(insert(ctx, "account", row), {
      account_email: () => taken("email", "emailTaken"),
      account_user_name: () => taken("user_name", "userNameTaken"),
    });
    await copyRoleRights(ctx.db, account.id, roleIds.administrator);
  });
}

function taken(field: string, sentence: "emailTaken" | "userNameTaken"): Problem {
  return new Problem("conflict", { errors: [{ path: `/data/${field}`, message: messages[sentence] }] });
}

/** The errors of fields in one line, by their names on the command line. */
export function inOneLine(error: unknown): Error {
  if (!(error instanceof Problem)) return error as Error;
  const told = (error.extra.errors ?? []).map(({ path: field, message }) => {
    const name = field.split("/").at(-1) ?? "";
    return `${options[name] ?? name}: ${message}`;
  });
  return new Error(told.join(" ") || error.message);
}
