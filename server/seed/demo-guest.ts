import { roleIds } from "#domain/roles.ts";
import { insert } from "../db/crud.ts";
import { copyRoleRights } from "../db/queries/rights.ts";
import type { Context } from "../house/context.ts";

const SWEDEN = 213;

/** Adds a guest who came in by the guest form. A guest has one name, the contact person's (spec §3). */
export async function addDemoGuest(ctx: Context): Promise<number> {
  const { id } = await insert(ctx, "account", {
    role_id: roleIds.guest,
    company_name: "Lindqvist Antikt",
    first_name: "Elin Lindqvist",
    last_name: "",
    email: "elin@lindqvist.example",
    mobile: "70 555 01 14",
    mobile_country_id: SWEDEN,
  });
  await copyRoleRights(ctx.db, id, roleIds.guest);
  return id;
}
