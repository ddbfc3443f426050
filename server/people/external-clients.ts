import type { Selectable } from "kysely";
import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { insert, remove } from "../db/crud.ts";
import { externalRoles, hasPeople, lockBusiness } from "../db/queries/external-clients.ts";
import { usesOf } from "../db/queries/masters.ts";
import { holdProviders } from "../db/queries/providers.ts";
import type { Tables } from "../db/tables.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { insistUnused } from "../settings/in-use.ts";
import { addAccount } from "./new-accounts.ts";

type New = Body<"createExternalClient">;

export const isExternal = (roleId: RoleId): boolean => (externalRoles as readonly RoleId[]).includes(roleId);

const at = (field: keyof New, code: ProblemCode & keyof typeof messages) =>
  new Problem(code, { errors: [{ path: `/data/${field}`, message: messages[code] }] });

/** Adds an account of a program, for an existing business or one that begins with it. */
export async function addExternalClient(ctx: Context, body: New): Promise<number> {
  const { source, company_name, business_id: known, password, ...person } = body;
  if (company_name === undefined && known === undefined) throw at("company_name", "oneBusiness");
  if (company_name !== undefined && known !== undefined) throw at("business_id", "oneBusiness");
  if (source === roleIds.ftpClient && password === undefined) throw at("password", "passwordNeeded");
  if (known !== undefined && !(await lockBusiness(ctx.db, known))) throw at("business_id", "businessUnknown");
  const business_id = known ?? (await insert(ctx, "business", { company_name: company_name?.trim() })).id;
  const { id } = await addAccount(ctx, {
    ...person,
    ...(password !== undefined && { password }),
    role_id: source,
    business_id,
  });
  return id;
}

/** Refuses a provider that does not exist. It stays until the transaction ends. */
export async function insistOnProvider(ctx: Context, id: number | null | undefined): Promise<void> {
  if (id == null || (await holdProviders(ctx.db, [id])).length > 0) return;
  throw new Problem("providerUnknown", { errors: [{ path: "/data/provider_id", message: messages.providerUnknown }] });
}

/** Deletes a client with its keys if nothing binds it, and its business too if nobody and nothing is left there. */
export async function removeExternalClient(ctx: Context, account: Selectable<Tables["account"]>): Promise<void> {
  insistUnused(await usesOf(ctx.db, "account", account.id));
  await remove(ctx, "account", account.id);
  const { business_id } = account;
  if (business_id === null || (await hasPeople(ctx.db, business_id))) return;
  if ((await usesOf(ctx.db, "business", business_id)).length === 0) await remove(ctx, "business", business_id);
}
