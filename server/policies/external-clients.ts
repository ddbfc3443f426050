import type { Selectable } from "kysely";
import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { Context } from "../context.ts";
import { insert, one, remove } from "../db/crud.ts";
import { externalRoles, hasPeople } from "../db/queries/external-clients.ts";
import { usesOf } from "../db/queries/masters.ts";
import { copyRoleRights } from "../db/queries/rights.ts";
import type { Tables } from "../db/tables.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../problem.ts";
import { insistUnused } from "./in-use.ts";
import { insistOnGoodPassword } from "./new-passwords.ts";
import { hashPassword } from "./password-hash.ts";
import { insistOnPlaces } from "./places-exist.ts";
import { newToken } from "./tokens.ts";

type New = Body<"createExternalClient">;

export const isExternal = (roleId: RoleId): boolean => (externalRoles as readonly RoleId[]).includes(roleId);

const at = (field: string, code: ProblemCode, message: string = messages[code]) =>
  new Problem(code, { errors: [{ path: `/data/${field}`, message }] });

/** What the unique columns of an account refuse, at their fields. */
export const accountTaken = {
  account_email: () => at("email", "emailTaken"),
  account_user_name: () => at("user_name", "usernameValidationFailed", messages.userNameTaken),
};

/** A password as it is kept; one that is easy to guess is refused at its field. */
export async function newPasswordOf(of: { email: string; user_name: string | null; password: string }) {
  insistOnGoodPassword(of.password, [of.email, of.user_name]);
  return hashPassword(of.password);
}

/** An account of a program, with the rights of its role, for a business that is there or one that begins with it. */
export async function addExternalClient(ctx: Context, body: New): Promise<number> {
  const { source, company_name, business_id, password, ...person } = body;
  if ((company_name === undefined) === (business_id === undefined))
    throw at(company_name === undefined ? "company_name" : "business_id", "oneBusiness");
  if (source === roleIds.ftpClient && password === undefined) throw at("password", "passwordNeeded");
  await insistOnPlaces(person);
  // Whoever was given no password cannot sign in: nobody knows this one.
  const password_hash = password ? await newPasswordOf({ ...person, password }) : await hashPassword(newToken().token);
  const values = { ...person, role_id: source, password_hash, business_id: await businessOf(ctx, body) };
  const { id } = await orTaken(insert(ctx, "account", values), accountTaken);
  await copyRoleRights(ctx.db, id, source);
  return id;
}

async function businessOf(ctx: Context, { company_name, business_id }: New): Promise<number> {
  if (business_id === undefined) return (await insert(ctx, "business", { company_name })).id;
  const found = await one(ctx, "business", business_id, "lock").catch((error: unknown) => {
    throw error instanceof Problem && error.code === "notFound" ? at("business_id", "businessUnknown") : error;
  });
  return found.id;
}

/** Takes a client away with its keys where nothing binds it, and with its business where nobody and nothing is left there. */
export async function removeExternalClient(ctx: Context, account: Selectable<Tables["account"]>): Promise<void> {
  insistUnused(await usesOf(ctx.db, "account", account.id));
  await remove(ctx, "account", account.id);
  const { business_id } = account;
  if (business_id === null || (await hasPeople(ctx.db, business_id))) return;
  if ((await usesOf(ctx.db, "business", business_id)).length === 0) await remove(ctx, "business", business_id);
}
