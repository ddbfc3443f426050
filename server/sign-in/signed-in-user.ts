import type { Data } from "#api/operation-types.ts";
import { deliverersPath, permissionCatalogue } from "#domain/permissions.ts";
import { roleIds } from "#domain/roles.ts";
import { one } from "../db/crud.ts";
import { accountWithDetails } from "../db/queries/accounts.ts";
import { type PermissionRow, permissionsOf } from "../db/queries/rights.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import type { Viewing } from "../ground/actor.ts";
import type { Reading } from "../house/context.ts";
import { fileUrl } from "../house/file-url.ts";

type SignedInUser = Data<"getProfile">;
type Category = SignedInUser["permissions"][number];

const catalogueOrder = permissionCatalogue.map(({ name }) => name);

/** Permissions by category, each with the role's and the account's access (spec §3). */
export function categoriesFrom(rows: PermissionRow[], roleId: number, accountId: number | null): Category[] {
  const byId = new Map<number, Category>();
  for (const row of rows) {
    const category = byId.get(row.category_id) ?? {
      id: row.category_id,
      name: row.category_name,
      role_id: roleId,
      permissions: [],
    };
    byId.set(row.category_id, category);
    category.permissions.push({
      id: row.id,
      name: row.name,
      path: row.path,
      role_permissions: [{ role_id: roleId, read_access: row.role_read, write_access: row.role_write }],
      user_permissions:
        accountId === null
          ? []
          : [{ user_id: accountId, read_access: row.user_read ?? false, write_access: row.user_write ?? false }],
    });
  }
  return [...byId.values()].sort((a, b) => catalogueOrder.indexOf(a.name) - catalogueOrder.indexOf(b.name));
}

/** The categories without any right to write. */
const onlyReading = (categories: Category[]): Category[] => {
  const unwritten = <A extends { write_access: boolean }>(access: A[]) =>
    access.map((one) => ({ ...one, write_access: false }));
  return categories.map((category) => ({
    ...category,
    permissions: category.permissions.map((permission) => ({
      ...permission,
      role_permissions: unwritten(permission.role_permissions),
      user_permissions: unwritten(permission.user_permissions),
    })),
  }));
};

type Session = { key: string; viewing?: Viewing | undefined };

/** The signed-in user of a sign-in and the profile (spec §3, "Signed-in user"). */
export async function signedInUser(ctx: Reading, accountId: number, session: Session): Promise<SignedInUser> {
  const { key, viewing } = session;
  const account = await accountWithDetails(ctx.db, accountId);
  const rights = await permissionsOf(ctx.db, account.role_id, accountId);
  const own = rights.filter(({ path }) => path !== deliverersPath || account.provider_id !== null);
  const permissions = categoriesFrom(own, account.role_id, accountId);
  return {
    key,
    id: account.id,
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    ...(account.role_id === roleIds.guest && {
      guest_name: [account.first_name, account.last_name].join(" ").trim(),
      company_name: account.guest_company_name ?? "",
      file_stones_most: ctx.house.limits.guestFileStones,
    }),
    role_id: account.role_id,
    role_name: account.role_name,
    user_name: account.user_name,
    mobile: account.mobile,
    mobile_country_id: account.mobile_country_id,
    country_id: account.country_id,
    state_id: account.state_id,
    city_id: account.city_id,
    designation_id: account.designation_id,
    designation: account.designation,
    picture:
      account.picture_id && account.picture_name
        ? { id: account.picture_id, url: fileUrl(account.picture_name) }
        : null,
    business_id: account.business_id,
    business_details:
      account.business_id && account.company_name && account.business_status
        ? { id: account.business_id, company_name: account.company_name, status: account.business_status }
        : null,
    business_associate_type: account.salesperson_type,
    business_associate_id: account.associate_id,
    business_associate_details: account.associate_id
      ? {
          id: account.associate_id,
          first_name: account.associate_first_name ?? "",
          last_name: account.associate_last_name ?? "",
          email: account.associate_email ?? "",
          mobile: account.associate_mobile,
          mobile_country_id: account.associate_mobile_country_id,
        }
      : null,
    permissions: viewing ? onlyReading(permissions) : permissions,
    house_name: await houseNameOf(ctx.db),
    ...(viewing && { viewing: await viewingOnWire(ctx, viewing) }),
    version: account.version,
  };
}

async function viewingOnWire(ctx: Reading, { by, until }: Viewing): Promise<NonNullable<SignedInUser["viewing"]>> {
  const { id, first_name, last_name } = await one(ctx, "account", by);
  return { by: { id, first_name, last_name }, until: until.toISOString() };
}
