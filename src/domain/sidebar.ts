import { addresses } from "./addresses.ts";
import { categoryOrder, partsOfScreens, permissionOrder, screenOf } from "./permissions.ts";
import { isRoleId, roleIds } from "./roles.ts";

type Access = { read_access: boolean };
type Permission = { name: string; path: string; role_permissions: Access[]; user_permissions: Access[] };
export type PermissionCategory = { name: string; role_id: number; permissions: Permission[] };
export type SidebarEntry = { label: string; to: string };
export type SidebarSection = { heading: string; entries: SidebarEntry[] };
export type Sidebar = { sections: SidebarSection[]; bottom: SidebarEntry[] };

const SKIPPED = "Setting"; // spec §6: its entry stands at the bottom instead
const PROFILE = "Customer profile";
const SETTINGS: SidebarEntry = { label: "Settings", to: addresses.masters };

/** The sidebar of a signed-in user by the rules of spec §6, from the permissions of the answer alone. */
export function sidebarOf(categories: readonly PermissionCategory[]): Sidebar {
  const roleId = categories[0]?.role_id ?? 0;
  const isReadable = ({ path, role_permissions, user_permissions }: Permission) =>
    !partsOfScreens.has(path) &&
    (roleId === roleIds.customer ? role_permissions : user_permissions)[0]?.read_access === true;

  const sections = inOrder(categories, isRoleId(roleId) ? categoryOrder[roleId] : [], ({ name }) => name)
    .filter(({ name }) => name !== SKIPPED)
    .map(({ name, permissions }) => ({
      heading: name,
      entries: inOrder(permissions.filter(isReadable), permissionOrder, ({ path }) => path).map((permission) => ({
        label: permission.name,
        to: addresses.screen(screenOf(permission.path, roleId)),
      })),
    }))
    .filter(({ entries }) => entries.length > 0);

  return {
    sections: sections.filter(({ heading }) => heading !== PROFILE),
    bottom: [
      ...sections.filter(({ heading }) => heading === PROFILE).flatMap(({ entries }) => entries),
      ...(roleId === roleIds.administrator ? [SETTINGS] : []),
    ],
  };
}

/** Sorts things: known names first, in their order; unknown ones after them, as they came. */
function inOrder<T>(things: readonly T[], order: readonly string[], nameOf: (thing: T) => string): T[] {
  const place = (thing: T) => (order.indexOf(nameOf(thing)) + order.length + 1) % (order.length + 1);
  return [...things].sort((a, b) => place(a) - place(b));
}
