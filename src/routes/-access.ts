import { addresses } from "#domain/addresses.ts";
import { reaches, screenOf } from "#domain/permissions.ts";
import { roleIds } from "#domain/roles.ts";
import type { SessionUser } from "#machines/session-parts.ts";

type Permission = SessionUser["permissions"][number]["permissions"][number];
type Right = "read_access" | "write_access";

export interface Access {
  /** Screens are named as in the contract: `settings/master-settings/master`. A lacked permission may be given. */
  mayRead: (screen: string) => boolean;
  mayWrite: (screen: string) => boolean;
  mayBeGiven: (screen: string) => boolean;
  /** The screens that the person may open, for menus and lists of screens. */
  screens: readonly { label: string; to: string; category: string }[];
}

/** spec §6: the role's rights count for role 2, the person's own for every other. */
const has = (roleId: number, permission: Permission, right: Right) => {
  const rights = roleId === roleIds.customer ? permission.role_permissions : permission.user_permissions;
  return rights[0]?.[right] === true;
};

/** The screens that the signed-in person may open and change, from the permissions of the answer alone. */
export function accessOf({ role_id, permissions: categories }: SessionUser): Access {
  const all = categories.flatMap(({ name, permissions }) =>
    permissions.map((permission) => ({ category: name, permission, screen: screenOf(permission.path, role_id) })),
  );
  const may = (right: Right) => (asked: string) =>
    all.some(({ permission, screen }) => reaches(screen, asked) && has(role_id, permission, right));
  return {
    mayRead: may("read_access"),
    mayWrite: may("write_access"),
    mayBeGiven: (asked) =>
      all.some(({ permission, screen }) => reaches(screen, asked) && !has(role_id, permission, "read_access")),
    screens: all
      .filter(({ permission }) => has(role_id, permission, "read_access"))
      .map(({ permission: { name: label }, screen, category }) => ({ label, to: addresses.screen(screen), category })),
  };
}
