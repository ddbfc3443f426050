import { Checkbox } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { queryOf, useClient } from "#api/query.ts";
import { messages } from "#domain/messages.ts";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { PageDock } from "#ui/page-dock.tsx";
import { Panel } from "#ui/panel.tsx";
import { type TickColumn, TickTable } from "#ui/tick-table.tsx";
import { useDirty } from "#ui/use-dirty.ts";
import { type Right, type StoredRight, useRightsDraft } from "./rights-draft.ts";
import { RightsActs, RightsNote } from "./rights-foot.tsx";
import type { Role } from "./role-rights.tsx";
import type { RolesSearch } from "./roles-search.ts";
import { useSaveRights } from "./use-save-rights.ts";
import { words } from "./words.ts";

type Submodule = Data<"listSubmodules">["data"][number];

export interface SubmodulesProps {
  /** Which categories there are depends on the role. */
  role: Role;
  roles: readonly Role[];
  ownRole: number;
  mayWrite: boolean;
  search: RolesSearch;
  onSearch: (patch: Partial<RolesSearch>) => void;
  onDirty?: (dirty: boolean) => void;
}

const keyOf = (permission: number | string, role: number | string) => `${permission}/${role}`;

interface SubmoduleFormProps extends SubmodulesProps {
  title: string;
  submodules: readonly Submodule[];
  choice: ReactNode;
  onReload: () => void;
}

/** The ticks of one category across roles, and the foot that saves them role by role. */
export function SubmoduleForm(props: SubmoduleFormProps) {
  const { roles, ownRole, mayWrite, title, submodules, choice, onReload, onDirty } = props;
  const client = useClient();
  const roleIds = useMemo(
    () => [...new Set(submodules.flatMap((one) => one.role_permissions.map(({ role_id }) => role_id)))],
    [submodules],
  );
  // Each role's rights have a version of their own, and are saved by a call of their own.
  const versions = useQueries({
    queries: roleIds.map((role_id) => queryOf(client, "getUserPermissions", { query: { role_id } })),
  });
  const nameOf = (id: number) => roles.find(({ role_id }) => role_id === id)?.role_name ?? String(id);
  const stored = useMemo(
    () =>
      submodules.flatMap(({ id, name, role_permissions }) =>
        role_permissions.map((right): StoredRight => {
          const of = roles.find(({ role_id }) => role_id === right.role_id)?.role_name ?? "";
          const access = { read: right.read_access, write: right.write_access };
          return {
            key: keyOf(id, right.role_id),
            name: `${name}, ${of}`,
            roleId: right.role_id,
            permissionId: id,
            access,
          };
        }),
      ),
    [submodules, roles],
  );
  const draft = useRightsDraft(stored);
  const { changes } = draft;
  const { save, isSaving, refusal, forget } = useSaveRights();
  const [apply, setApply] = useState(false);
  const isDirty = changes.length > 0;
  useDirty(onDirty, isDirty);

  const columns: TickColumn[] = roleIds.flatMap((id) => [
    { id: `${id}/read`, group: nameOf(id), head: words.read },
    { id: `${id}/write`, group: nameOf(id), head: words.write },
  ]);
  const cell = (row: string, column: string) => {
    const [role = "", right] = column.split("/");
    return { key: keyOf(row, role), right: right as Right };
  };
  const touched = roleIds.filter((id) => changes.some(({ roleId }) => roleId === id));
  const reachesSelf = touched.includes(ownRole);

  return (
    <>
      <Page label={words.submodules}>
        {choice}
        <Notice hue="blue">{words.submodulesLead}</Notice>
        <Panel title={title} flush>
          <TickTable
            label={title}
            rowHead={words.submodule}
            rows={submodules.map(({ id, name }) => ({ id: String(id), name }))}
            columns={columns}
            ticked={(row, column) => {
              const { key, right } = cell(row, column);
              return draft.accessOf(key)[right];
            }}
            changed={(row, column) => {
              const { key, right } = cell(row, column);
              return draft.isChanged(key, right);
            }}
            locked={!mayWrite}
            onTick={(row, column, on) => {
              const { key, right } = cell(row, column);
              draft.tick(key, right, on);
            }}
          />
        </Panel>
        <Checkbox
          label={words.applyAll}
          description={reachesSelf ? messages.ownRights : words.applyText}
          checked={apply && !reachesSelf}
          disabled={reachesSelf || !mayWrite}
          onChange={(event) => setApply(event.currentTarget.checked)}
        />
      </Page>
      <PageDock
        note={
          <RightsNote
            changes={changes}
            refusal={refusal}
            onShowStored={() => {
              forget();
              onReload();
              for (const version of versions) void version.refetch();
            }}
          />
        }
      >
        <RightsActs
          changes={changes}
          mayWrite={mayWrite}
          isSaving={isSaving}
          onUndo={() => {
            draft.clear();
            forget();
          }}
          onSave={() =>
            void save(
              touched.map((roleId) => ({
                roleId,
                version: versions[roleIds.indexOf(roleId)]?.data?.version ?? 0,
                changes: changes.filter((change) => change.roleId === roleId),
                apply: apply && !reachesSelf,
              })),
            )
          }
        />
      </PageDock>
    </>
  );
}
