import { type ReactNode, useMemo } from "react";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import type { Person } from "./people-columns.tsx";
import { peopleList } from "./people-list.ts";
import { PersonRights } from "./person-rights.tsx";
import type { Role } from "./role-rights.tsx";
import type { RolesSearch } from "./roles-search.ts";
import { words } from "./words.ts";

interface RolePeopleProps extends EditingPage<RolesSearch> {
  role: Role;
  ownId: number;
  mayWrite: boolean;
  actOn?: (person: Person) => ReactNode;
}

/** The accounts of a role. A row opens the person's rights. */
export function RolePeople({ role, ownId, mayWrite, actOn, ...page }: RolePeopleProps) {
  const list = useListScreen(
    useMemo(() => peopleList(role.role_id), [role.role_id]),
    page,
  );
  const { row, drawer } = list;
  return (
    <ListScreen
      list={list}
      empty={{ title: words.noPeople(role.role_name), text: words.noPeopleText }}
      drawer={
        row && (
          <PersonRights
            key={row.id}
            person={row}
            isSelf={row.id === ownId}
            mayWrite={mayWrite}
            acts={actOn?.(row)}
            {...drawer}
          />
        )
      }
    />
  );
}
