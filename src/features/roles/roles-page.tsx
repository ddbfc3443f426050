import type { ReactNode } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { SideList } from "#ui/frame/side-list.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { Person } from "./people-columns.tsx";
import { RolePeople } from "./role-people.tsx";
import { RoleRights } from "./role-rights.tsx";
import { type RolesSearch, type RolesView, usualRole } from "./roles-search.ts";
import { Submodules } from "./submodules.tsx";
import { words } from "./words.ts";

export interface RolesPageProps {
  user: { id: number; role_id: number };
  mayWrite: boolean;
  search: RolesSearch;
  onSearch: (patch: Partial<RolesSearch>) => void;
  /** The address of this screen with a search. */
  addressOf: (search: RolesSearch) => string;
  onDirty: (dirty: boolean) => void;
  /** Further acts on a person. */
  actOn?: (person: Person) => ReactNode;
}

const tabs: readonly { view: RolesView; label: string }[] = [
  { view: "role", label: words.roleRights },
  { view: "user", label: words.perPerson },
  { view: "submodule", label: words.submodules },
];

/** The rights of the house's roles: by role, by person, by sub-module. */
export function RolesPage({ user, mayWrite, search, onSearch, addressOf, onDirty, actOn }: RolesPageProps) {
  const roles = useCall("listRoles", { query: { size: 1000 } });
  const { role: roleId = usualRole, view = "role" } = search;
  if (roles.isError && !roles.data) return <FailureState {...queryFailure(roles)} />;
  if (!roles.data) return <SkeletonRows label={words.roles} />;

  const all = roles.data.data;
  const role = all.find(({ role_id }) => role_id === roleId);
  const items = all.map(({ role_id, role_name, account_count }) => ({
    id: role_id,
    label: role_name,
    to: addressOf({ role: role_id as RolesSearch["role"], view: search.view }),
    count: account_count,
    current: role_id === roleId,
  }));
  const shared = { mayWrite, onDirty };
  return (
    <SideList label={words.roles} items={items}>
      <Toolbar>
        <TabRow
          label={words.views}
          tabs={tabs.map((tab) => ({
            label: tab.label,
            to: addressOf({ role: search.role, view: tab.view === "role" ? undefined : tab.view }),
            current: tab.view === view,
          }))}
        />
      </Toolbar>
      {role && view === "role" && <RoleRights key={roleId} role={role} ownRole={user.role_id} {...shared} />}
      {role && view === "user" && (
        <RolePeople
          key={roleId}
          role={role}
          ownId={user.id}
          search={search}
          onSearch={onSearch}
          actOn={actOn}
          {...shared}
        />
      )}
      {role && view === "submodule" && (
        <Submodules role={role} roles={all} ownRole={user.role_id} search={search} onSearch={onSearch} {...shared} />
      )}
    </SideList>
  );
}
