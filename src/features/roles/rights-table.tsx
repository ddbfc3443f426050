import type { Data } from "#api/operation-types.ts";
import { type TickColumn, TickTable } from "#ui/form/tick-table.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Code } from "#ui/marks/code.tsx";
import type { Right, RightsDraft, StoredRight } from "./rights-draft.ts";
import { words } from "./words.ts";

export type Rights = Data<"getUserPermissions">;
type Category = Rights["categories"][number];

const columns: readonly TickColumn[] = [
  { id: "read", head: words.read },
  { id: "write", head: words.write },
];

/** The rights of an answer in the form of the draft: the person's own, or the role's. */
export const storedRights = ({ role_id, user_id, categories }: Rights): StoredRight[] =>
  categories.flatMap(({ permissions }) =>
    permissions.map(({ id, name, role_permissions, user_permissions }) => {
      const [own] = user_id === null ? role_permissions : user_permissions;
      const access = { read: own?.read_access ?? false, write: own?.write_access ?? false };
      return { key: String(id), name, roleId: role_id, permissionId: id, access };
    }),
  );

interface RightsPanelProps {
  category: Category;
  draft: RightsDraft;
  locked: boolean;
  /** True in a drawer, where the addresses are left out. */
  narrow?: boolean;
}

/** The rights of one category, screen by screen. */
export function RightsPanel({ category, draft, locked, narrow }: RightsPanelProps) {
  return (
    <Panel title={category.name} flush>
      <TickTable
        label={category.name}
        rowHead={words.permission}
        rows={category.permissions.map(({ id, name, path }) => ({
          id: String(id),
          name,
          note: !narrow && <Code>{path}</Code>,
        }))}
        columns={columns}
        ticked={(row, column) => draft.accessOf(row)[column as Right]}
        changed={(row, column) => draft.isChanged(row, column as Right)}
        locked={locked}
        onTick={(row, column, on) => draft.tick(row, column as Right, on)}
      />
    </Panel>
  );
}
