import { type MessageKey, messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { roleIds } from "#domain/roles.ts";
import { allLocations, allProviders, type InventoryAccess, inventoryAccessOf } from "../db/queries/inventory-access.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

type Access = Omit<InventoryAccess, "version">;
type Field = keyof Access;
const fields: readonly Field[] = ["diamond_types", "stone_origins", "provider_ids", "locations"];

/** The part of the stock that a field opens; null for all of it. */
type Part = readonly (string | number)[] | null;

/** True if a part lies within another. */
export const within = (part: Part, limit: Part): boolean =>
  limit === null || part?.every((one) => limit.includes(one)) === true;

/** The limit of what the actor may open to others: an associate's own access, and none for the office. */
async function limitOf({ db, actor }: Reading): Promise<Access | undefined> {
  return actor.roleId === roleIds.businessAssociate ? inventoryAccessOf(db, actor.accountId) : undefined;
}

/** Refuses, at its field, an access that hides every stone, names unknown values, or exceeds the actor's own. */
export async function insistOnAccess(ctx: Reading, wanted: Access, before: Access): Promise<void> {
  const limit = await limitOf(ctx);
  const known: Partial<Record<Field, Part>> = {
    provider_ids: (await allProviders(ctx.db)).map(({ id }) => id),
    locations: (await allLocations(ctx.db)).map(({ code }) => code),
  };
  const refuse = (wrong: (field: Field) => boolean, problem: ProblemCode & MessageKey) => {
    const errors = fields.filter(wrong).map((field) => ({ path: `/data/${field}`, message: messages[problem] }));
    if (errors.length > 0) throw new Problem(problem, { errors });
  };
  refuse((field) => wanted[field]?.length === 0, "accessEmpty");
  refuse((field) => wanted[field] !== null && !within(wanted[field], known[field] ?? null), "notOffered");
  if (limit)
    refuse((field) => !within(wanted[field], before[field]) && !within(wanted[field], limit[field]), "accessNotHeld");
}

/** The providers that the actor may know of. */
export async function providersFor<T extends { id: number }>(ctx: Reading, providers: readonly T[]): Promise<T[]> {
  const allowed = (await limitOf(ctx))?.provider_ids ?? null;
  return providers.filter(({ id }) => allowed === null || allowed.includes(id));
}
