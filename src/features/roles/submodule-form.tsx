import { Checkbox } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { queryOf, useClient } from "#api/query.ts";
import { messages } from "#domain/portal-messages.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { Page } from "#ui/frame/page.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useRightsDraft } from "./rights-draft.ts";
import { RightsActs, RightsNote } from "./rights-foot.tsx";
import type { Role } from "./role-rights.tsx";
import type { RolesSearch } from "./roles-search.ts";
import { type Submodule, SubmodulePanel, storedSubmodules } from "./submodule-table.tsx";
import { useSaveRights } from "./use-save-rights.ts";
import { words } from "./words.ts";

export interface SubmodulesProps {
  /** The role, which decides the categories. */
  role: Role;
  roles: readonly Role[];
  ownRole: number;
  mayWrite: boolean;
  search: RolesSearch;
  onSearch: (patch: Partial<RolesSearch>) => void;
  onDirty?: (dirty: boolean) => void;
}

interface SubmoduleFormProps extends SubmodulesProps {
  title: string;
  submodules: readonly Submodule[];
  choice: ReactNode;
  onReload: () => void;
}

/** The ticks of one category across roles, with the foot that saves them role by role. */
export function SubmoduleForm(props: SubmoduleFormProps) {
  const { roles, ownRole, mayWrite, title, submodules, choice, onReload, onDirty } = props;
  const client = useClient();
  const roleIds = useMemo(
    () => [...new Set(submodules.flatMap((one) => one.role_permissions.map(({ role_id }) => role_id)))],
    [submodules],
  );
  // The rights of each role have a version of their own, and are saved by a call of their own.
  const versions = useQueries({
    queries: roleIds.map((role_id) => queryOf(client, "getUserPermissions", { query: { role_id } })),
  });
  const draft = useRightsDraft(
    useMemo(() => storedSubmodules(submodules, roles), [submodules, roles]),
    `rights in ${title}`,
  );
  const { changes } = draft;
  const { save, isSaving, refusal, forget } = useSaveRights();
  const [apply, setApply] = useState(false);
  const isDirty = changes.length > 0;
  useDirty(onDirty, isDirty);

  const touched = roleIds.filter((id) => changes.some(({ roleId }) => roleId === id));
  const reachesSelf = touched.includes(ownRole);

  return (
    <>
      <Page label={words.submodules}>
        {choice}
        <Notice hue="blue">{words.submodulesLead}</Notice>
        <SubmodulePanel
          title={title}
          submodules={submodules}
          roleIds={roleIds}
          roles={roles}
          draft={draft}
          locked={!mayWrite}
        />
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
