import type { Data } from "#api/operation-types.ts";
import { changeRights, subjectOf } from "../access/rights.ts";
import type { Subject } from "../access/rights-rules.ts";
import { page, pageOf } from "../db/crud.ts";
import { categoryAcrossRoles, permissionsOf } from "../db/queries/rights.ts";
import { accountsOfRole, rolesWithCounts } from "../db/queries/roles.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { categoriesFrom } from "../sign-in/signed-in-user.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

type Submodule = Data<"listSubmodules">["data"][number];

const rightsOf = async (ctx: Reading, { roleId, accountId, version }: Subject) => ({
  role_id: roleId,
  user_id: accountId,
  version,
  categories: categoriesFrom(await permissionsOf(ctx.db, roleId, accountId), roleId, accountId),
});

export const roles = {
  listRoles: async ({ query }, { db }) => page(rolesWithCounts(db), query),
  listRoleUsers: async ({ query }, { db }) => page(accountsOfRole(db, query), query),
  listCategories: async ({ query }, { db }) =>
    pageOf(categoriesFrom(await permissionsOf(db, query.role_id, null), query.role_id, null), query),
  listSubmodules: async ({ query }, { db }) => {
    const rows = await categoryAcrossRoles(db, query.category_id);
    if (rows.length === 0) throw new Problem("notFound");
    const byId = new Map<number, Submodule>();
    for (const { id, name, path, role_id, role_read, role_write } of rows) {
      const submodule = byId.get(id) ?? { id, name, path, role_permissions: [], user_permissions: [] };
      byId.set(id, submodule);
      if (query.role_id === undefined || query.role_id === role_id) {
        submodule.role_permissions.push({ role_id, read_access: role_read, write_access: role_write });
      }
    }
    return pageOf([...byId.values()], query);
  },

  getUserPermissions: async ({ query }, ctx) => rightsOf(ctx, await subjectOf(ctx, query.role_id, query.user_id)),
  updateUserPermissions: async ({ query, body }, ctx) => {
    const subject = await subjectOf(ctx, query.role_id, query.user_id, "lock");
    const { accountId, roleId, version } = subject;
    const [changed, id] =
      accountId === null ? (["role_permission", roleId] as const) : (["user_permission", accountId] as const);
    await insistOnSeen(ctx, changed, { id, version }, body.version, () => rightsOf(ctx, subject));
    await changeRights(ctx, subject, body);
    return rightsOf(ctx, { ...subject, version: subject.version + 1 });
  },
} satisfies Partial<Handlers>;
