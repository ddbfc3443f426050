import { type RoleId, roleIds } from "#domain/roles.ts";
import { choiceParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

const views = ["role", "user", "submodule"] as const;
export type RolesView = (typeof views)[number];

/** Spec §6: the selected role id in the permission screens defaults to 5. */
export const usualRole = roleIds.businessAssociate;

/** The address of the screens of rights: the role, the view, and the open person or category. */
export interface RolesSearch extends Pick<ListParams, "page" | "size" | "search"> {
  role?: RoleId;
  view?: RolesView;
  user?: number;
  category?: number;
}

/** Reads the address of the screens of rights. */
export function rolesSearch(raw: Record<string, unknown>): RolesSearch {
  const { page, size, search } = listParams(raw);
  return {
    page,
    size,
    search,
    role: Object.values(roleIds).find((id) => id === wholeParam(raw.role)),
    view: choiceParam(raw.view, views),
    user: wholeParam(raw.user),
    category: wholeParam(raw.category),
  };
}
