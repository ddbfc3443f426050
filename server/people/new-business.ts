import type { Body } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import { accountInReach } from "../access/account-reach.ts";
import { isBuyer } from "../access/client.ts";
import { insert, one } from "../db/crud.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { insistOnOffered } from "../settings/offered.ts";
import { insistOnPlaces } from "./places-exist.ts";

type Details = Omit<Body<"createBusiness">, "user_id">;

/** The owner of a new business: the buyer themselves, or the client that the house's people name. Guests have none. */
export async function ownerOf(ctx: Context, userId: number | undefined) {
  const { accountId, roleId } = ctx.actor;
  if (isBuyer(roleId)) {
    if (userId !== undefined && userId !== accountId) throw new Problem("notFound");
    if (roleId === roleIds.guest) throw new Problem("forbidden");
    return one(ctx, "account", accountId, "lock");
  }
  if (userId === undefined) throw new Problem("selectClient");
  const owner = await accountInReach(ctx, userId, "write", "lock");
  if (!isBuyer(owner.role_id as typeof roleId) || owner.role_id === roleIds.guest) throw new Problem("notFound");
  return owner;
}

/** Refuses unknown places, and a type that is not offered and was not held before. */
export async function insistOnDetails(ctx: Reading, details: Partial<Details>, heldType: number | null): Promise<void> {
  await insistOnPlaces(details);
  await insistOnOffered(ctx, {
    field: "type_id",
    master: "BUSINESS_TYPE",
    id: details.type_id,
    held: heldType,
  });
}

/** Adds a business; its documents decide its registration (spec §4). */
export async function addBusiness(ctx: Context, details: Details) {
  await insistOnDetails(ctx, details, null);
  return insert(ctx, "business", details);
}

/** Adds a business from a form inside another one: a refusal names the field that was sent. */
export const addBusinessWithin = (ctx: Context, place: string, details: Details) =>
  addBusiness(ctx, details).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    const errors = error.extra.errors?.map(({ path, message }) => ({
      path: path.replace(/^\/data\//, `${place}/`),
      message,
    }));
    throw new Problem(error.code, { ...error.extra, ...(errors && { errors }) });
  });
