import type { Data } from "#api/operation-types.ts";
import { type TickColumn, TickTable } from "#ui/form/tick-table.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import type { Right, RightsDraft, StoredRight } from "./rights-draft.ts";
import type { Role } from "./role-rights.tsx";
import { words } from "./words.ts";

export type Submodule = Data<"listSubmodules">["data"][number];

const keyOf = (permission: number | string, role: number | string) => `${permission}/${role}`;
const nameOf = (roles: readonly Role[], id: number) => roles.find(({ role_id }) => role_id === id)?.role_name;

/** The right of each role on each sub-module, for the start of a draft. */
export const storedSubmodules = (submodules: readonly Submodule[], roles: readonly Role[]): StoredRight[] =>
  submodules.flatMap(({ id, name, role_permissions }) =>
    role_permissions.map(({ role_id, read_access, write_access }) => ({
      key: keyOf(id, role_id),
      name: `${name}, ${nameOf(roles, role_id) ?? ""}`,
      roleId: role_id,
      permissionId: id,
      access: { read: read_access, write: write_access },
    })),
  );

interface SubmodulePanelProps {
  title: string;
  submodules: readonly Submodule[];
  roleIds: readonly number[];
  roles: readonly Role[];
  draft: RightsDraft;
  locked: boolean;
}

/** The ticks of one category: its sub-modules by roles, each to read and to write. */
export function SubmodulePanel({ title, submodules, roleIds, roles, draft, locked }: SubmodulePanelProps) {
  const columns: TickColumn[] = roleIds.flatMap((id) => {
    const group = nameOf(roles, id) ?? String(id);
    return [
      { id: `${id}/read`, group, head: words.read },
      { id: `${id}/write`, group, head: words.write },
    ];
  });
  const cell = (row: string, column: string): [key: string, right: Right] => {
    const [role = "", right] = column.split("/");
    return [keyOf(row, role), right as Right];
  };
  function ticked(row: string, column: string) {
    const [key, right] = cell(row, column);
    return draft.accessOf(key)[right];
  }
  return (
    <Panel title={title} flush>
      <TickTable
        label={title}
        rowHead={words.submodule}
        rows={submodules.map(({ id, name }) => ({ id: String(id), name }))}
        columns={columns}
        ticked={ticked}
        changed={(row, column) => draft.isChanged(...cell(row, column))}
        locked={locked}
        onTick={(row, column, on) => draft.tick(...cell(row, column), on)}
      />
    </Panel>
  );
}
