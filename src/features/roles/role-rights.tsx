import { Checkbox } from "@mantine/core";
import { useMemo, useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { messages } from "#domain/portal-messages.ts";
import { roleIds } from "#domain/roles.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useRightsDraft } from "./rights-draft.ts";
import { RightsActs, RightsNote } from "./rights-foot.tsx";
import { RightsSkeleton } from "./rights-skeleton.tsx";
import { type Rights, RightsPanel, storedRights } from "./rights-table.tsx";
import { useSaveRights } from "./use-save-rights.ts";
import { words } from "./words.ts";

export type Role = Data<"listRoles">["data"][number];

interface RoleRightsProps {
  role: Role;
  ownRole: number;
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
}

/** The rights of a role: the first rights of its new accounts and, for customers, the rights that count. */
export function RoleRights(props: RoleRightsProps) {
  const rights = useCall("getUserPermissions", { query: { role_id: props.role.role_id } });
  if (rights.isError && !rights.data) return <FailureState {...queryFailure(rights)} />;
  if (!rights.data) return <RightsSkeleton label={words.roleRights} />;
  return <RoleRightsForm {...props} rights={rights.data} onReload={() => void rights.refetch()} />;
}

function RoleRightsForm(props: RoleRightsProps & { rights: Rights; onReload: () => void }) {
  const { role, ownRole, mayWrite, onDirty, rights, onReload } = props;
  const draft = useRightsDraft(
    useMemo(() => storedRights(rights), [rights]),
    `rights of role ${role.role_id}`,
  );
  const { save, isSaving, refusal, forget } = useSaveRights();
  const [apply, setApply] = useState(false);
  const isDirty = draft.changes.length > 0;
  useDirty(onDirty, isDirty);

  const counts = role.role_id === roleIds.customer;
  const isOwn = role.role_id === ownRole;
  return (
    <>
      <Page label={words.roleRights}>
        <Notice hue="blue">{counts ? words.roleCounts(role.role_name) : words.roleLead(role.role_name)}</Notice>
        <Columns>
          {rights.categories.map((category) => (
            <RightsPanel key={category.id} category={category} draft={draft} locked={!mayWrite} />
          ))}
        </Columns>
        {!counts && (
          <Checkbox
            label={words.apply(role.account_count)}
            description={isOwn ? messages.ownRights : words.applyText}
            checked={apply}
            disabled={isOwn || !mayWrite}
            onChange={(event) => setApply(event.currentTarget.checked)}
          />
        )}
      </Page>
      <PageDock
        note={
          <RightsNote
            changes={draft.changes}
            refusal={refusal}
            onShowStored={() => {
              forget();
              onReload();
            }}
          />
        }
      >
        <RightsActs
          changes={draft.changes}
          mayWrite={mayWrite}
          isSaving={isSaving}
          onUndo={() => {
            draft.clear();
            forget();
          }}
          onSave={() => void save([{ roleId: role.role_id, version: rights.version, changes: draft.changes, apply }])}
        />
      </PageDock>
    </>
  );
}
